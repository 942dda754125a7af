import {
  affiliationNames,
  blockedReason,
  type CardFacts,
  type CrewContext,
  type CrewList,
  DECK_SIZE,
  type DeckEntry,
  formCrew,
} from '@gargoyle/bmg3'
import { ok, type Result, refused } from '@gargoyle/engine'

/** A card that may be in the deck, and its weight. */
interface Candidate {
  readonly facts: CardFacts
  readonly worth: number
}

/** A partial deck: the sum of its weights, and its cards, last first. */
interface Pile {
  readonly worth: number
  readonly card?: CardFacts
  readonly below?: Pile
}

/** A card that the player chose outweighs any other. */
const CHOSEN = 1000
const OF_CREW = 10

/**
 * Makes a legal deck for a crew: keeps as many of the cards that are there as it can, then prefers those of the crew.
 * Extra cards of models come on top of any deck; those there stay if the crew may have them. bmg3/core/objective-deck
 */
export function fillDeck(list: CrewList, context: CrewContext): Result<readonly DeckEntry[]> {
  const { crew } = formCrew(list, context)
  const allowed = [...context.cards.values()].filter(
    (facts) => blockedReason(facts, crew, context) === undefined,
  )
  const isChosen = ({ id }: CardFacts) => list.deck.some(({ card }) => card === id)
  const extra = allowed.filter((facts) => isExtra(facts) && isChosen(facts))
  const normal = allowed.filter((facts) => !isExtra(facts))
  const pile = bestPile(
    normal.map((facts) => ({
      facts,
      worth: facts.copies * (isGeneral(facts) ? 1 : OF_CREW) + (isChosen(facts) ? CHOSEN * facts.copies : 0),
    })),
  )
  if (pile === undefined) return refused(noDeckReason(normal, crew.affiliation))
  return ok([...cardsOf(pile), ...extra].map(({ id, copies }) => ({ card: id, copies })))
}

/** Whether a card comes with a model and counts for nothing else. */
export const isExtra = ({ forModels }: CardFacts): boolean => forModels !== undefined && forModels.length > 0

/** Whether a card is for every crew. */
export const isGeneral = ({ affiliations }: CardFacts): boolean => affiliations.length === 0

function noDeckReason(normal: readonly CardFacts[], affiliation: keyof typeof affiliationNames): string {
  if (affiliation === 'unknown') return 'Choose a Boss first: the Boss says whose cards there are.'
  const own = normal.filter((facts) => !isGeneral(facts)).reduce((sum, { copies }) => sum + copies, 0)
  return (
    `No legal deck can be made for ${affiliationNames[affiliation]}: half of its ${DECK_SIZE} cards must be cards ` +
    `of the crew, and we have ${own === 0 ? 'none' : `only ${own}`} of those.`
  )
}

/** The most worthy pile of exactly as many cards as a deck has that breaks none of its rules. */
function bestPile(candidates: readonly Candidate[]): Pile | undefined {
  // Piles by what the rules count: all cards, general ones, single ones. Copies of a card come all together.
  let piles = new Map<string, Pile>([[key(0, 0, 0), { worth: 0 }]])
  for (const { facts, worth } of candidates) {
    const next = new Map(piles)
    for (const [counts, pile] of piles) {
      const [all = 0, general = 0, single = 0] = counts.split(' ').map(Number)
      const after = {
        all: all + facts.copies,
        general: general + (isGeneral(facts) ? facts.copies : 0),
        single: single + (facts.copies === 1 ? 1 : 0),
      }
      if (after.all > DECK_SIZE || after.general * 2 > DECK_SIZE || after.single * 2 > DECK_SIZE) continue
      const place = key(after.all, after.general, after.single)
      const total = pile.worth + worth
      if (total > (next.get(place)?.worth ?? -1)) next.set(place, { worth: total, card: facts, below: pile })
    }
    piles = next
  }
  return [...piles]
    .filter(([counts]) => counts.startsWith(`${DECK_SIZE} `))
    .map(([, pile]) => pile)
    .sort((a, b) => b.worth - a.worth)[0]
}

const key = (all: number, general: number, single: number): string => `${all} ${general} ${single}`

function cardsOf(pile: Pile): readonly CardFacts[] {
  const cards: CardFacts[] = []
  for (let at: Pile | undefined = pile; at?.card; at = at.below) cards.unshift(at.card)
  return cards
}
