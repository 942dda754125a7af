import { slug } from '@gargoyle/bmg-common'
import { hasUnknownName } from '../catalogue/called.ts'
import type { CardFacts } from './card-facts.ts'
import { type CrewContext, influences, influencesOf } from './crew.ts'
import type { DeckEntry } from './crew-list.ts'
import { factionRules } from './recruiting.ts'
import { has } from './recruiting-cases.ts'
import type { Crew, Member } from './recruiting-effects.ts'
import type { Violation } from './violation.ts'

const DECK = 'bmg3/core/objective-deck'

/** bmg3/core/objective-deck: how many cards a deck has, extra cards aside. */
export const DECK_SIZE = 20

/** What a deck is made of. Extra cards of models come on top and count for nothing else. */
export type DeckTotals = {
  readonly cards: number
  readonly general: number
  readonly ofCrew: number
  readonly single: number
  readonly extra: number
}

/** Counts a deck. Unknown cards are not counted. */
export function deckTotals(deck: readonly DeckEntry[], context: CrewContext): DeckTotals {
  const known = deck.flatMap(({ card, copies }) => {
    const facts = context.cards.get(card)
    return facts ? [{ facts, copies }] : []
  })
  const sum = (when: (facts: CardFacts) => boolean) =>
    known.reduce((total, { facts, copies }) => total + (when(facts) ? copies : 0), 0)
  const normal = (facts: CardFacts) => !isExtra(facts)
  return {
    cards: sum(normal),
    general: sum((facts) => normal(facts) && facts.affiliations.length === 0),
    ofCrew: sum((facts) => normal(facts) && facts.affiliations.length > 0),
    single: sum((facts) => normal(facts) && facts.copies === 1),
    extra: sum(isExtra),
  }
}

const isExtra = ({ forModels }: CardFacts): boolean => forModels !== undefined && forModels.length > 0

/** bmg3/core/objective-deck: everything about the deck that is not as it must be. */
export function checkDeck(
  deck: readonly DeckEntry[],
  crew: Crew,
  context: CrewContext,
): readonly Violation[] {
  return [
    ...checkTotals(deck, crew, context),
    ...deck.flatMap((entry, at) => checkEntry(entry, at, deck, crew, context)),
  ]
}

function checkTotals(deck: readonly DeckEntry[], crew: Crew, context: CrewContext): readonly Violation[] {
  const { cards, general, ofCrew, single } = deckTotals(deck, context)
  const texts: string[] = []
  if (cards !== DECK_SIZE) texts.push(`The deck has ${cards} cards; it must have ${DECK_SIZE}.`)
  // A crew without an icon of its own has no cards of its own: general ones will do.
  if (general > ofCrew && crew.affiliation !== 'unknown') {
    texts.push(
      `The deck has ${general} general cards and ${ofCrew} of the crew; there cannot be more general ones.`,
    )
  }
  if (single * 2 > cards) {
    texts.push(`The deck has ${single} single cards; no more than half of its ${cards} cards can be single.`)
  }
  return texts.map((text) => ({ rule: DECK, text }))
}

function checkEntry(
  { card, copies }: DeckEntry,
  at: number,
  deck: readonly DeckEntry[],
  crew: Crew,
  context: CrewContext,
): readonly Violation[] {
  const facts = context.cards.get(card)
  if (!facts) return [{ rule: 'bmg3/content/unknown', text: `No card has the id "${card}".`, at: card }]
  const texts: string[] = []
  const { name } = facts
  if (copies !== facts.copies) {
    texts.push(`The deck has ${copies} of ${name}; it must have ${facts.copies} or none.`)
  }
  const earlier = deck.slice(0, at).some((other) => nameOf(other.card, context) === slug(name))
  if (earlier) texts.push(`${name} is in the deck twice.`)
  const reason = blockedReason(facts, crew, context)
  if (reason !== undefined) texts.push(`${name} cannot be in this deck: ${reason}.`)
  return texts.map((text) => ({ rule: DECK, text, at: card }))
}

const nameOf = (card: string, { cards }: CrewContext): string => slug(cards.get(card)?.name ?? '')

/** Why a card cannot be in the deck of this crew, whatever else is in it. */
export function blockedReason(facts: CardFacts, crew: Crew, context: CrewContext): string | undefined {
  const forbidding = influences(crew, context).find(({ effect }) =>
    effect.forbidsCards?.includes(slug(facts.name)),
  )
  if (forbidding) return `${forbidding.it.owner.profile.alias} forbids it`
  if (isExtra(facts)) {
    return crew.members.some((member) => bringsCard(member, facts, crew, context))
      ? undefined
      : 'no model of the crew with the right rank brings it'
  }
  const { affiliations, forTraits, forRanks } = facts
  if (affiliations.length > 0 && !affiliations.some((icon) => cardIcons(crew).includes(icon))) {
    return 'it belongs to another crew'
  }
  const bearer = crew.members.some(
    (member) =>
      (forTraits ?? []).some((trait) => has(member, slug(trait))) &&
      (!forRanks || forRanks.includes(member.rank)),
  )
  return forTraits && forTraits.length > 0 && !bearer
    ? `no model of the crew has ${forTraits.join(' or ')}`
    : undefined
}

/** The crews whose cards the deck may have. Some crews only have their own, whatever else the Boss's card bears. */
const cardIcons = ({ affiliation, boss }: Crew): readonly string[] =>
  factionRules[affiliation]?.ownCardsOnly ? [affiliation] : [affiliation, ...(boss?.affiliations ?? [])]

/** bmg3/core/objective-deck: the subtitle is its name or alias, and the rank icon is its rank. */
function bringsCard(member: Member, facts: CardFacts, crew: Crew, context: CrewContext): boolean {
  const wanted = (facts.forModels ?? []).map(slug)
  const stands = influencesOf(member, crew, context).flatMap(({ effect }) => effect.cardsOf ?? [])
  if (stands.some((name) => wanted.includes(name)))
    return !facts.forRanks || facts.forRanks.includes('leader')
  const named = wanted.some((name) => isThatModel(member, name))
  // A rank that a model only borrows to be recruited is not the rank of its cards.
  const ranks = member.profile.ranks.includes(member.rank)
    ? [member.rank]
    : [member.rank, ...member.profile.ranks]
  return named && (!facts.forRanks || facts.forRanks.some((rank) => ranks.includes(rank)))
}

/** Cards list the versions of a character one by one, so a bare alias does not mean all of them. */
const isThatModel = ({ profile }: Member, name: string): boolean =>
  profile.id === name ||
  slug(profile.alias) === name ||
  (!hasUnknownName(profile) && slug(profile.name) === name)
