import { type Box, boxOf, type Convex } from '../geometry/convex.ts'
import { convexParts } from '../geometry/decompose.ts'
import { type BoxIndex, indexOf } from '../geometry/index-of.ts'
import type { Point } from '../geometry/point.ts'
import type { Piece } from './piece.ts'

/** A fixed light on the board (a lamp post): where it stands, the size of its foot and how far it shines. */
export interface Lamp {
  readonly id: string
  readonly at: Point
  readonly radius: number
  readonly reach: number
}

/** The board as data: what a file holds, in table units. */
export interface BoardData {
  readonly name: string
  readonly theme: string
  readonly about: string
  readonly width: number
  readonly depth: number
  readonly pieces: readonly Piece[]
  readonly lamps: readonly Lamp[]
}

/** A convex part of a piece: what sight and movement really meet. */
export interface Solid {
  readonly piece: Piece
  readonly shape: Convex
  readonly box: Box
  readonly bottom: number
  readonly top: number
}

/** A board made ready for questions: pieces cut into convex parts behind a spatial index. Never changes. */
export interface Board extends BoardData {
  readonly solids: readonly Solid[]
  readonly index: BoxIndex<Solid>
}

/** Makes a board ready. The data must be valid: files go through `readBoard` first. */
export function prepareBoard(data: BoardData): Board {
  const solids = data.pieces.flatMap((piece) =>
    convexParts(piece.footprint).map((shape) => ({
      piece,
      shape,
      box: boxOf(shape),
      bottom: piece.bottom,
      top: piece.top,
    })),
  )
  return { ...data, solids, index: indexOf(solids) }
}
