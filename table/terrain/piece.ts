import type { Point } from '../geometry/point.ts'

/** How a piece stands in the way of sight: hides what is behind it, gives cover but can be seen through, or neither. */
export type SightThrough = 'blocked' | 'screened' | 'clear'

/**
 * What happens to a base that would enter the piece's volume.
 * - `solid`: it cannot, but may step over, climb or stand on it where heights allow.
 * - `impassable`: it cannot, and may not climb it either.
 * - `difficult`: it may, and counts as in difficult ground while any part of its base is in it.
 * - `open`: it may, with no effect (a ladder, a hanging sign).
 */
export type Passage = 'solid' | 'impassable' | 'difficult' | 'open'

/** How well a piece stops a shot: the first edition has three kinds, the others only cover or none. */
export type Cover = 'none' | 'light' | 'medium' | 'heavy'

/** One thing on the table: a vertical prism with properties. */
export interface Piece {
  readonly id: string
  /** What it shows as: building, wall, crate, ladder, walkway… No rule reads it. */
  readonly kind: string
  readonly name?: string
  /** Simple outline on whole units, counter-clockwise. */
  readonly footprint: readonly Point[]
  /** Heights above the table. Flat ground pieces have bottom and top alike. */
  readonly bottom: number
  readonly top: number
  readonly sight: SightThrough
  readonly blocksLight: boolean
  readonly passage: Passage
  /** Whether its sides can be climbed anywhere. */
  readonly climbable: boolean
  /** Whether a model can stand on its top. */
  readonly standable: boolean
  /** Whether it leads up a wall that is otherwise not climbable (ladder, fire escape stair). */
  readonly ladder: boolean
  readonly cover: Cover
}
