import { ask, chooseSome, type Rule, rememberAmong, roundMemory, type Seat } from '@gargoyle/engine'
import { crewOf } from '../model/crew.ts'
import type { Crew, Play } from '../state.ts'
import type { ObjectiveCard } from './card.ts'

/** bmg3/core/objective-hand */
export const HAND = 4

export const cardNamed = (game: Play, id: string): ObjectiveCard =>
  game.content.book.cards[id] ?? game.broken(`There is no card "${id}".`)

/** Takes one copy of a card out of a pile. */
export function takeFrom(pile: string[], id: string): boolean {
  const at = pile.indexOf(id)
  if (at < 0) return false
  pile.splice(at, 1)
  return true
}

/** bmg3/core/discard-remove: to the bottom of the deck. The top is the last. */
export const discard = (crew: Crew, id: string): void => {
  crew.deck.unshift(id)
}

/** bmg3/core/discard-remove: out of the game. */
export const removeCard = (crew: Crew, id: string): void => {
  crew.removed.push(id)
}

/** Draws from the top, as long as there are cards. Only their owner sees which. */
export function draw(game: Play, seat: Seat, count: number): number {
  const crew = crewOf(game, seat)
  const drawn: string[] = []
  while (drawn.length < count && crew.deck.length > 0) drawn.push(crew.deck.pop()!)
  crew.hand.push(...drawn)
  if (drawn.length > 0) {
    const names = drawn.map((id) => cardNamed(game, id).name).join(', ')
    const text = `${seat} draws ${drawn.length === 1 ? 'a card' : `${drawn.length} cards`}.`
    game.emit({ name: 'draw', text: `You draw ${names}.`, about: { cards: drawn } }, [seat], {
      others: { name: 'draw', text },
    })
  }
  return drawn.length
}

/** bmg3/core/objective-hand: never more than four; its owner picks what goes to the bottom of the deck. */
export function* trimHand(game: Play, seat: Seat): Rule<void> {
  const crew = crewOf(game, seat)
  const over = crew.hand.length - HAND
  if (over <= 0) return
  yield* discardSome(game, seat, over, over, `Discard ${over} of your cards.`)
}

/** Some cards stay in the hand until they are played: Cranial Bombs. */
export const isDiscardable = (game: Play, id: string): boolean =>
  cardNamed(game, id).keywords?.includes('stays-in-hand') !== true

/** The cards of a hand that can be discarded, copies included. */
export const discardableIn = (game: Play, hand: readonly string[]): readonly string[] =>
  hand.filter((id) => isDiscardable(game, id))

/** Lets a player discard cards from hand, between so many and so many. Gives how many. */
export function* discardSome(game: Play, seat: Seat, min: number, max: number, prompt: string): Rule<number> {
  const crew = crewOf(game, seat)
  const options = crew.hand.flatMap((id, index) =>
    isDiscardable(game, id) ? [{ id: `${index}`, label: cardNamed(game, id).name, about: { card: id } }] : [],
  )
  const most = Math.min(max, options.length)
  if (most === 0) return 0
  const picked = yield* ask(
    game,
    seat,
    chooseSome({
      name: 'discard',
      prompt,
      rule: 'bmg3/core/discard-remove',
      options,
      min: Math.min(min, most),
      max: most,
    }),
  )
  const gone = picked.map((index) => crew.hand[Number(index)]!)
  for (const id of gone) {
    takeFrom(crew.hand, id)
    discard(crew, id)
  }
  return gone.length
}

/**
 * bmg3/core/objective-hand: when cards have left the hand and their effect is over, as many are drawn, up to
 * four.
 */
export function* refill(game: Play, seat: Seat, left: number): Rule<void> {
  const crew = crewOf(game, seat)
  draw(game, seat, Math.min(left, Math.max(0, HAND - crew.hand.length)))
  yield* trimHand(game, seat)
}

/**
 * Discards cards of a hand at random: shuffled face down and picked without looking. Gives how many.
 * bmg3/core/randomise, bmg3/core/discard-remove
 */
export function discardAtRandom(game: Play, seat: Seat, count: number): number {
  const crew = crewOf(game, seat)
  const gone = game.dice.random.shuffle(discardableIn(game, crew.hand)).slice(0, count)
  for (const id of gone) {
    takeFrom(crew.hand, id)
    discard(crew, id)
  }
  if (gone.length > 0) {
    const names = gone.map((id) => cardNamed(game, id).name).join(', ')
    const text = `${seat} discards ${gone.length === 1 ? 'a card' : `${gone.length} cards`} at random.`
    game.emit({ name: 'discard', text: `You discard ${names}.` }, [seat], {
      others: { name: 'discard', text },
    })
  }
  return gone.length
}

/** Notes that a player has looked at cards of the other one this round. bmg3/trait/knowledge-is-power */
export function noteLook({ state }: Play, seat: Seat): void {
  rememberAmong(state, hasLooked, seat)
}

/** Players who have looked at the opponent's hand or deck this round. */
export const hasLooked = roundMemory<readonly Seat[]>('cards/looked', [])

/** Shuffles a deck. Players learn nothing else. bmg3/core/randomise */
export function shuffleDeck(game: Play, seat: Seat): void {
  const crew = crewOf(game, seat)
  crew.deck = game.dice.random.shuffle(crew.deck)
}
