import type { Random } from '@gargoyle/engine'
import { isPlayable, unenforcedEquipment } from '../catalogue/playability.ts'
import type { Affiliation, Profile } from '../vocabulary.ts'
import { checkModels } from './check-crew.ts'
import { type CrewContext, formCrew } from './crew.ts'
import type { CrewList, DeckEntry, Recruit } from './crew-list.ts'
import { blockedReason, checkDeck, DECK_SIZE } from './deck.ts'

/** How often another model or item is tried before the crew is taken as it is. */
const TRIES = 70

/** How often a deck is tried before another Boss is. */
const DECKS = 60

/** A legal crew with a legal deck, drawn at random from everything that can be played: for fuzzing. */
export function randomCrew(context: CrewContext, reputation: number, random: Random): CrewList | undefined {
  const { enforced } = context
  const playable = [...context.catalogue.models.values()].filter(
    (profile) => enforced === undefined || isPlayable(profile, enforced),
  )
  for (const boss of random.shuffle(playable)) {
    for (const affiliation of random.shuffle(boss.affiliations)) {
      const rank = boss.ranks.find((each) => each === 'leader' || each === 'sidekick')
      // A Boss without a crew of its own leads models that any crew takes.
      if (rank === undefined || (affiliation === 'unknown' && boss.affiliations.length > 1)) continue
      const models: Recruit[] = [{ id: boss.id, rank, equipment: [] }]
      const start: CrewList = { boss: boss.id, models, affiliation, reputation, deck: [] }
      if (!areLegalModels(start, context)) continue
      const crew = grow(start, affiliation, playable, context, random)
      const deck = randomDeck(crew, context, random)
      if (deck !== undefined) return { ...crew, deck }
    }
  }
  return undefined
}

function areLegalModels(list: CrewList, context: CrewContext): boolean {
  const { crew, unknown } = formCrew(list, context)
  return unknown.length === 0 && checkModels(list, crew, context).length === 0
}

function grow(
  start: CrewList,
  affiliation: Affiliation,
  playable: readonly Profile[],
  context: CrewContext,
  random: Random,
): CrewList {
  const { enforced } = context
  const items = [...context.equipment.values()].filter(
    (item) =>
      item.affiliation === affiliation &&
      (enforced === undefined || unenforcedEquipment(item, enforced).length === 0),
  )
  // Strangers seldom fit, so that most tries are about models of the crew.
  const own = playable.filter(({ affiliations }) => affiliations.includes(affiliation))
  let crew = start
  for (let tries = 0; tries < TRIES; tries++) {
    const next =
      tries % 4 === 3 && items.length > 0
        ? withItem(crew, random.pick(items).id, random)
        : withModel(crew, random.pick(tries % 4 === 2 ? playable : own), random)
    if (areLegalModels(next, context)) crew = next
  }
  return crew
}

const withModel = (list: CrewList, { id, ranks }: Profile, random: Random): CrewList => ({
  ...list,
  models: [...list.models, { id, rank: random.pick(ranks), equipment: [] }],
})

function withItem(list: CrewList, item: string, random: Random): CrewList {
  const bearer = random.below(list.models.length)
  return {
    ...list,
    models: list.models.map((model, at) =>
      at === bearer ? { ...model, equipment: [...model.equipment, item] } : model,
    ),
  }
}

/** A legal deck for a crew, with every extra card that its models bring. */
export function randomDeck(
  list: CrewList,
  context: CrewContext,
  random: Random,
): readonly DeckEntry[] | undefined {
  const { crew } = formCrew(list, context)
  const allowed = [...context.cards.values()].filter(
    (card) => blockedReason(card, crew, context) === undefined,
  )
  const isExtra = ({ forModels }: (typeof allowed)[number]): boolean => (forModels?.length ?? 0) > 0
  const entry = ({ id, copies }: (typeof allowed)[number]): DeckEntry => ({ card: id, copies })
  const extras = allowed.filter(isExtra).map(entry)
  const usual = allowed.filter((card) => !isExtra(card))
  for (let tries = 0; tries < DECKS; tries++) {
    const deck: DeckEntry[] = []
    let cards = 0
    for (const card of random.shuffle(usual)) {
      if (cards + card.copies > DECK_SIZE) continue
      deck.push(entry(card))
      cards += card.copies
    }
    const whole = [...deck, ...extras]
    if (checkDeck(whole, crew, context).length === 0) return whole
  }
  return undefined
}
