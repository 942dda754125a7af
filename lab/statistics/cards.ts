import type { GameRow, SeatRow } from '../row.ts'
import { differenceOf, type Rate, rateOf, type Share, shareOf } from './interval.ts'

/** What became of a card, over all games in which it was in somebody's deck. */
export interface CardResult {
  readonly id: string
  readonly name: string
  /** Games in which it was in a deck, and in how many of them it was scored. */
  readonly games: number
  readonly scoredIn: number
  readonly scored: Share
  /** Decks that it was in, one for each seat and game, and how many of them drew it, scored it, spent it. */
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
  const ids = new Set(rows.flatMap(({ seats }) => seats.flatMap(({ deck = [] }) => deck)))
  return [...ids]
    .map((id) => cardResult(rows, id, nameOf(id)))
    .sort((one, other) => other.scored.share - one.scored.share || (one.id < other.id ? -1 : 1))
}

function cardResult(rows: readonly GameRow[], id: string, name: string): CardResult {
  const has = (seat: SeatRow, pile: 'deck' | 'drawn' | 'scored' | 'resources'): boolean =>
    seat[pile]?.includes(id) ?? false
  const within = rows.filter(({ seats }) => seats.some((seat) => has(seat, 'deck')))
  const decks = within.flatMap((row) =>
    row.seats.flatMap((seat, place) => (has(seat, 'deck') ? [{ seat, won: wonBy(row, place) }] : [])),
  )
  const scoredIn = within.filter(({ seats }) => seats.some((seat) => has(seat, 'scored'))).length
  const scored = decks.filter(({ seat }) => has(seat, 'scored'))
  const not = decks.filter(({ seat }) => !has(seat, 'scored'))
  const whenScored = rateOfAll(scored.map(({ won }) => won))
  const whenNot = rateOfAll(not.map(({ won }) => won))
  return {
    id,
    name,
    games: within.length,
    scoredIn,
    scored: shareOf(scoredIn, within.length),
    decks: decks.length,
    drawnBy: decks.filter(({ seat }) => has(seat, 'drawn')).length,
    scoredBy: scored.length,
    spentBy: decks.filter(({ seat }) => has(seat, 'resources')).length,
    whenScored,
    whenNot,
    difference: differenceOf(whenScored, whenNot),
  }
}

/** 1 for a win, 0 for a loss, a half for a draw. */
export const wonBy = ({ winner }: GameRow, place: number): number =>
  winner === null ? 0.5 : winner === place ? 1 : 0

/** The rate of many such. */
export function rateOfAll(won: readonly number[]): Rate {
  const count = (value: number): number => won.filter((each) => each === value).length
  return rateOf(count(1), count(0.5), count(0))
}
