import type { AnyGame, Budget, Player, Seat, Sides } from '@gargoyle/engine'
import type { Evaluator } from './evaluator.ts'

/** The seat that a bot is asked to play. */
export interface BotPlace {
  readonly game: AnyGame
  readonly seat: Seat
  /** All seats, in table order. */
  readonly seats: readonly Seat[]
  /** Which of them win and lose together. */
  readonly sides: Sides
  /** What positions of the game are worth, if its kit says so. */
  readonly evaluator?: Evaluator
}

/**
 * A bot. Anyone writes one in a file of its own and exports it as the default.
 *
 * Each question comes as a request: the seat's view, the decision with its options and candidates, chance to draw
 * from, a budget, a signal that fires when the answer is no longer needed, and `imagine`, which returns games to try
 * answers in. Nothing in it reveals what the seat may not know.
 */
export interface Bot {
  readonly name: string
  /** One line for people who choose. */
  readonly about: string
  /**
   * Makes the player for one seat of one game. What the player remembers lives in what this returns, and ends with the
   * game. Undefined if the bot does not know the game.
   */
  createPlayer(place: BotPlace): Player | undefined
  /** Whether it plays only games whose kit has an evaluator. */
  readonly needsEvaluator?: true
  /** How much it thinks unless the caller sets a budget. */
  readonly budget?: Budget
}
