import type { RuleUse } from '@gargoyle/bmg-common'
import { type Board, baseRadius, inches, mm, mover } from '@gargoyle/table'
import { bareHands } from '../attack/bare-hands.ts'
import { heightOf } from '../catalogue/height.ts'
import type { Card, Content } from '../content.ts'
import { type CrewContext, formCrew } from '../crew/crew.ts'
import type { Member } from '../crew/recruiting-effects.ts'
import { thirdEdition } from '../edition.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import { indexCards, mergedUses } from '../rules/rules-in-force.ts'
import type { Profile } from '../vocabulary.ts'
import type { Setup } from './setup.ts'

/** Puts together everything about a game that no rule changes. */
export function buildContent(setup: Setup, board: Board, book: RuleBook, context: CrewContext): Content {
  const members = setup.crews.flatMap(({ seat, crew }) =>
    formCrew(crew, context).crew.members.map((member) => ({ seat, member })),
  )
  const cards = members.map(({ seat, member }) => cardFor(seat, member, book))
  return contentOf(setup, board, book, numbered([...cards, ...cardsAside(cards, book, context)]))
}

/** The same from cards that are at hand. */
export function contentOf(setup: Setup, board: Board, book: RuleBook, given: readonly Card[]): Content {
  const cards = taughtCards(setup, book, given)
  return { edition: thirdEdition, setup, board, book, cards, ruleIndex: indexCards(book, cards) }
}

/** The models that traits of a crew set aside, after all that were recruited. */
function cardsAside(cards: readonly Card[], book: RuleBook, { catalogue }: CrewContext): readonly Card[] {
  return cards.flatMap(({ seat, traits, profile: owner }) =>
    traits
      .flatMap(({ id, args }) => book.traits[id]?.brings?.({ args, profile: owner }) ?? [])
      .flatMap((id) => {
        const profile = catalogue.model(id)
        if (profile === undefined) return []
        const [recruitedAs = 'henchman'] = profile.ranks
        return [
          { ...makeCard({ seat, profile, recruitedAs, traits: profile.traits, book }), aside: true as const },
        ]
      }),
  )
}

/** What models of a crew have learnt from each other before the game. */
function taughtCards(setup: Setup, book: RuleBook, cards: readonly Card[]): readonly Card[] {
  const lessons = cards.flatMap((teacher) =>
    teacher.traits.flatMap(({ id }) =>
      (book.traits[id]?.teaches ?? []).map((lesson) => ({ teacher, lesson })),
    ),
  )
  if (lessons.length === 0) return cards
  return cards.map((pupil) => {
    const crew = cards.filter(({ seat }) => seat === pupil.seat)
    const learnt = lessons
      .filter(({ teacher }) => teacher.seat === pupil.seat)
      .filter(({ teacher, lesson }) =>
        lesson.who({ teacher, pupil, crew, isBoss: isBossCard(setup, crew, teacher) }),
      )
      .flatMap(({ lesson }) => lesson.traits)
    return learnt.length === 0 ? pupil : withTraits(pupil, learnt, book)
  })
}

/** A crew without a Boss on its list is led by its first model: so are situations in tests. */
function isBossCard({ crews }: Setup, crew: readonly Card[], card: Card): boolean {
  const boss = crews.find(({ seat }) => seat === card.seat)?.crew.boss
  return card === (crew.find(({ profile }) => profile.id === boss) ?? crew[0])
}

function withTraits(card: Card, more: readonly RuleUse[], book: RuleBook): Card {
  const traits = mergedUses(book, [...card.traits, ...more])
  return { ...card, traits, traitIds: new Set(traits.map(({ id }) => id)), unarmed: bareHands(traits, book) }
}

function cardFor(seat: string, { profile, rank, traits, equipment }: Member, book: RuleBook): Card {
  return makeCard({ seat, profile, recruitedAs: rank, traits, book, equipped: equipment.length > 0 })
}

/** What never changes about a model in a game. */
export function makeCard({
  seat,
  profile,
  recruitedAs,
  traits,
  book,
  equipped = false,
}: {
  readonly seat: string
  readonly profile: Profile
  readonly recruitedAs: Card['recruitedAs']
  readonly traits: readonly RuleUse[]
  readonly book: RuleBook
  readonly equipped?: boolean
}): Card {
  const had = mergedUses(book, traits)
  const brought = had.flatMap(({ id }) => book.traits[id]?.arms ?? [])
  const armed = brought.length === 0 ? profile : { ...profile, weapons: [...profile.weapons, ...brought] }
  const radius = baseRadius(profile.base)
  const height = mm(heightOf(profile))
  return {
    profile: armed,
    seat,
    recruitedAs,
    traits: had,
    traitIds: new Set(had.map(({ id }) => id)),
    equipped,
    unarmed: bareHands(had, book),
    radius,
    height,
    // bmg3/core/small-obstacle: an inch up, down or across is nothing.
    mover: mover({ radius, height }, { step: inches(1), gap: inches(1) }),
    label: profile.alias,
  }
}

/** Tells models of one name apart by number. */
function numbered(cards: readonly Card[]): readonly Card[] {
  const count = new Map<string, number>()
  for (const { label } of cards) count.set(label, (count.get(label) ?? 0) + 1)
  const seen = new Map<string, number>()
  return cards.map((card) => {
    if (count.get(card.label) === 1) return card
    const number = (seen.get(card.label) ?? 0) + 1
    seen.set(card.label, number)
    return { ...card, label: `${card.label} #${number}` }
  })
}
