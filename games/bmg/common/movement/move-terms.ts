import type { Body, Mover, Part, Path, PointTerms, Pricing, Spot } from '@gargoyle/table'

/** What a move has to keep to, as far as all editions have it. All lengths in table units. */
export type MoveTerms = {
  readonly mover: Mover
  readonly from: Spot
  readonly budget: number
  readonly pricing: Pricing
  /** Models that may be moved through but not ended upon. */
  readonly others: readonly Body[]
  /** Models that must be gone round. */
  readonly around?: readonly Body[]
  /** A second price beside length, such as movement counters. */
  readonly points?: PointTerms
  /** All legs on one line. */
  readonly straight?: boolean
  /** It may not fall, because another player moves it. */
  readonly safe?: boolean
  /**
   * A caller that wants many suggestions gets places that are found fast: moves are long here, and computing their
   * outlines is slow.
   */
  readonly scattered?: true
}

/** A move that keeps to its terms. */
export type JudgedMove = {
  readonly path: Path
  readonly end: Spot
  readonly parts: readonly Part[]
  /** How far it goes, what it falls included. */
  readonly travelled: number
  /** What the way costs beyond its length. */
  readonly surcharge: number
  /** What it costs in points, where there is a second price. */
  readonly points?: number
  /** How it ends if it falls. */
  readonly fall: 'over the edge' | 'from the wall' | undefined
}
