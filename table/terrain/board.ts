import Flatbush from 'flatbush'
import { type Box, boxOf, type Convex } from '../geometry/convex.ts'
import { convexParts } from '../geometry/decompose.ts'
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
  readonly index: SolidIndex
}

/** Finds the solids whose boxes meet a box. */
export interface SolidIndex {
  /** Calls back with every solid whose box meets the given one, in the board's order. */
  search(minX: number, minY: number, maxX: number, maxY: number): readonly Solid[]
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

/** Up to this many things are looked through one by one: faster than any tree. */
const FEW = 256

/** An index over anything with a box. Results come in the order of the list, so that answers never depend on the tree. */
export function indexOf<T extends { readonly box: Box }>(
  things: readonly T[],
): { search(minX: number, minY: number, maxX: number, maxY: number): readonly T[] } {
  return things.length <= FEW ? listOf(things) : treeOf(things)
}

function listOf<T extends { readonly box: Box }>(things: readonly T[]): ReturnType<typeof indexOf<T>> {
  const boxes = new Float64Array(things.flatMap(({ box }) => [box.minX, box.minY, box.maxX, box.maxY]))
  return {
    search(minX, minY, maxX, maxY) {
      const found: T[] = []
      for (let i = 0, k = 0; i < things.length; i++, k += 4) {
        if (boxes[k]! <= maxX && boxes[k + 2]! >= minX && boxes[k + 1]! <= maxY && boxes[k + 3]! >= minY) {
          found.push(things[i]!)
        }
      }
      return found
    },
  }
}

function treeOf<T extends { readonly box: Box }>(things: readonly T[]): ReturnType<typeof indexOf<T>> {
  const tree = new Flatbush(things.length)
  for (const { box } of things) tree.add(box.minX, box.minY, box.maxX, box.maxY)
  tree.finish()
  return {
    search(minX, minY, maxX, maxY) {
      const found = tree.search(minX, minY, maxX, maxY)
      if (found.length > 1) found.sort((a, b) => a - b)
      return found.map((i) => things[i]!)
    },
  }
}
