import type { Seat } from '@gargoyle/engine'

/**
 * What a game is worth to a seat. All that greedy bots know about a game: the rest they learn by trying answers out
 * in imagined games. A new game plugs in with one of these.
 */
export interface Evaluator {
  /** The id of the game. */
  readonly game: string
  /** How good a position is for a seat: any scale, more is better. */
  value(state: unknown, content: unknown, seat: Seat): number
  /**
   * Decisions at which what was begun is over: a thought ends when one of these is asked, because what comes next is
   * another matter.
   */
  readonly rests: ReadonlySet<string>
}
