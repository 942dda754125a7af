import type { Seat } from './vocabulary.ts'

/** Where in the game it broke. */
export type BrokenAt = {
  readonly game: string
  /** How many steps had been finished. */
  readonly step: number
  /** The last questions, oldest first, as `seat: decision`. */
  readonly lastQuestions: readonly string[]
}

/** A bug in a game's rules, caught before it could run for ever or corrupt the history. */
export class BrokenGame extends Error {
  /** Where it broke. */
  readonly at: BrokenAt

  constructor(message: string, at: BrokenAt, cause?: unknown) {
    const asked = at.lastQuestions.length === 0 ? 'none yet' : at.lastQuestions.join('; ')
    super(
      `${message} (game ${at.game}, after ${at.step} steps; last questions: ${asked})`,
      cause === undefined ? undefined : { cause },
    )
    this.name = 'BrokenGame'
    this.at = at
  }
}

/** A player that cannot be played with: its answers are refused again and again, or never come. */
export class BrokenPlayer extends Error {
  /** Where the player sits. */
  readonly seat: Seat

  constructor(message: string, seat: Seat, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'BrokenPlayer'
    this.seat = seat
  }
}

/** How far a game may go before it counts as broken. */
export type GameLimits = {
  /** Questions between two quiet points. */
  readonly questionsPerStep: number
  /** Moments triggered within moments. */
  readonly momentDepth: number
  /** Rolls and events between two questions: stops loops that would never ask again. */
  readonly workBetweenQuestions: number
  /** Steps in a row that ask no question. */
  readonly idleSteps: number
}

/** Generous for any game, small enough to stop in a moment. */
export const usualLimits: GameLimits = {
  questionsPerStep: 10_000,
  momentDepth: 50,
  workBetweenQuestions: 100_000,
  idleSteps: 1_000,
}
