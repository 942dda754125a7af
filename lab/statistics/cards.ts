import type { GameRow, SideRow } from '../row.ts'
import { differenceOf, type Rate, rateOf, type Share, shareOf } from './interval.ts'

/** What became of a card, over all games in which it was in a deck. */
export interface CardResult {
  readonly id: string
  readonly name: string
  /** Games in which it was in a deck, in how many of those it came into a hand, and in how many it was scored. */
  readonly games: number
  readonly drawnIn: number
  readonly scoredIn: number
  /** Of the games in which it was drawn: a card that stays in the deck says nothing about how hard it is. */
  readonly scored: Share
  /** Decks that it was in, one for each side and game, and how many of them drew it, scored it, spent it. */
  readonly decks: number
  readonly drawnBy: number
  readonly scoredBy: number
  readonly spentBy: number
  /** How those did who scored it, and those who had it and did not. */
  readonly whenScored: Rate
  readonly whenNot: Rate
  readonly difference: Share
}

/** What became of every card, most scored first. */
export function cardResults(
  rows: readonly GameRow[],
  nameOf: (card: string) => string,
): readonly CardResult[] {
  const ids = new Set(rows.flatMap(({ sides }) => sides.flatMap(({ deck = [] }) => deck)))
  return [...ids]
    .map((id) => cardResult(rows, id, nameOf(id)))
    .sort((one, other) => other.scored.share - one.scored.share || (one.id < other.id ? -1 : 1))
}

function cardResult(rows: readonly GameRow[], id: string, name: string): CardResult {
  const has = (side: SideRow, pile: 'deck' | 'drawn' | 'scored' | 'resources'): boolean =>
    side[pile]?.includes(id) ?? false
  const within = rows.filter(({ sides }) => sides.some((side) => has(side, 'deck')))
  const decks = within.flatMap((row) =>
    row.sides.flatMap((side, place) => (has(side, 'deck') ? [{ side, won: wonBy(row, place) }] : [])),
  )
  // Rules that look for a card put it into the hand without a draw: a side that scored or spent it had it.
  const held = (side: SideRow): boolean => has(side, 'drawn') || has(side, 'scored') || has(side, 'resources')
  const drawnIn = within.filter(({ sides }) => sides.some(held)).length
  const scoredIn = within.filter(({ sides }) => sides.some((side) => has(side, 'scored'))).length
  const scored = decks.filter(({ side }) => has(side, 'scored'))
  const not = decks.filter(({ side }) => !has(side, 'scored'))
  const whenScored = rateOfAll(scored.map(({ won }) => won))
  const whenNot = rateOfAll(not.map(({ won }) => won))
  return {
    id,
    name,
    games: within.length,
    drawnIn,
    scoredIn,
    scored: shareOf(scoredIn, drawnIn),
    decks: decks.length,
    drawnBy: decks.filter(({ side }) => held(side)).length,
    scoredBy: scored.length,
    spentBy: decks.filter(({ side }) => has(side, 'resources')).length,
    whenScored,
    whenNot,
    difference: differenceOf(whenScored, whenNot),
  }
}

/** 1 for a win of a side, 0 for a loss, a half for a draw. */
export const wonBy = ({ winners }: Pick<GameRow, 'winners'>, place: number): number =>
  winners.length === 0 ? 0.5 : winners.includes(place) ? 1 : 0

/** The rate of many such. */
export function rateOfAll(won: readonly number[]): Rate {
  const count = (value: number): number => won.filter((each) => each === value).length
  return rateOf(count(1), count(0.5), count(0))
}
