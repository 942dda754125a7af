import type { AnyGame, Budget, Player, Seat } from '@gargoyle/engine'

/** The place a bot is asked to take. */
export interface Place {
  readonly game: AnyGame
  readonly seat: Seat
  /** Everybody who plays, in table order. */
  readonly seats: readonly Seat[]
}

/**
 * A bot. Anyone writes one in a file of its own and exports it as the default.
 *
 * Each question comes as a request: the seat's view, the decision with its options and candidates, chance to draw from,
 * a budget, a signal that fires when no answer is wanted any more, and `imagine`, which gives games to try answers in.
 * Nothing in it tells what the seat may not know.
 */
export interface Bot {
  readonly name: string
  /** One line for people who choose. */
  readonly about: string
  /**
   * Sits down for one game. What the player remembers lives in what this returns, and ends with the game. Undefined if
   * the bot does not know the game.
   */
  sit(place: Place): Player | undefined
  /** How much it thinks where nobody says otherwise. */
  readonly budget?: Budget
}
