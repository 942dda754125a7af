import type { Json } from '@gargoyle/engine'
import type { CrewList } from '../crew/crew-list.ts'

/** One side of a game. */
export type SeatSetup = {
  readonly seat: string
  readonly crew: CrewList
  /** Plots to choose from: all of them if left out. */
  readonly plots?: readonly string[]
}

/** What a game is laid out from, read and checked. */
export type Setup = {
  /** Two crews, in table order. */
  readonly crews: readonly [SeatSetup, SeatSetup]
  /** The name of one of our boards, `{ "city": "seed" }` for a generated one, or a board's own data. */
  readonly board: Json
  /** The encounter; drawn if left out. bmg3/core/encounter-card */
  readonly encounter?: string
  /** The event; `none` plays without, drawn if left out. bmg3/core/event-card */
  readonly event?: string
  /** Whether each player has a plot. bmg3/core/plot-cards */
  readonly plots?: boolean
  /**
   * Players are asked for a card whenever they could hold one, not only when they do: being asked reveals nothing
   * then.
   */
  readonly askAlways?: boolean
  /** Plays crews that keep no rule of crew building. What is not enforced still cannot be played. */
  readonly casual?: boolean
}
