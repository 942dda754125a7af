import type { BoardPoint, Segment } from './geometry.ts'

/** The number of an area: its place in the board's list. */
export type AreaId = number

/** No area: off the board, in the pool, or carried. */
export const NOWHERE = -1

/** A line of sight marker, with the letters around it. gcc/core/sight-markers */
export type SightMarker = { readonly at: BoardPoint; readonly letters: readonly string[] }

/** An area of a board. gcc/core/areas */
export type Area = {
  readonly id: string
  readonly name: string
  readonly outline: readonly BoardPoint[]
  /** gcc/core/elevation-level */
  readonly elevation: number
  /** The most that the size indexes in it may add up to. gcc/core/occupation-limit */
  readonly limit: number
  /** Lines of sight may start or end here, but not pass. gcc/core/promontory */
  readonly promontory: boolean
  readonly difficult: number
  readonly dangerous: number
  readonly markers: readonly SightMarker[]
}

/** The four kinds of boundaries. */
export type BoundaryKind = 'white' | 'orange' | 'special' | 'wall'

/** A special move that a boundary allows. gcc/core/boundary-special */
export type SpecialMove = {
  readonly kind: 'climb' | 'jump' | 'fall'
  readonly level: number
  readonly from: AreaId
  readonly to: AreaId
}

/** What separates two areas. */
export type Boundary = {
  readonly between: readonly [AreaId, AreaId]
  readonly kind: BoundaryKind
  /** Of a wall that can be broken. gcc/core/boundary-wall */
  readonly level: number | undefined
  readonly moves: readonly SpecialMove[]
  /** Where it runs; empty where two areas are joined that do not touch. */
  readonly pieces: readonly Segment[]
  /** Parts of it that block sight: all of a wall, what is beside the opening of others. */
  readonly blocking: readonly Segment[]
}

/** A game board, read and checked. */
export type AreaBoard = {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly width: number
  readonly height: number
  readonly areas: readonly Area[]
  readonly boundaries: readonly Boundary[]
}

/** The area with this id. */
export function areaNamed(board: AreaBoard, id: string): AreaId {
  let known = places.get(board)
  if (known === undefined) {
    known = new Map(board.areas.map((area, place) => [area.id, place]))
    places.set(board, known)
  }
  return known.get(id) ?? NOWHERE
}

const places = new WeakMap<AreaBoard, ReadonlyMap<string, AreaId>>()
