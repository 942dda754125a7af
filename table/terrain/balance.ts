import { type Convex, cornersOf } from '../geometry/convex.ts'
import { convexParts, doubleArea } from '../geometry/decompose.ts'
import { flatDistance, type Point } from '../geometry/point.ts'
import type { BoardData } from './board.ts'
import { SMALL_OBSTACLE } from './default-piece.ts'
import type { Cover, Piece } from './piece.ts'

/** How alike the two halves of a board are, each from 0 (one half has all of it) to 1 (both have as much). */
export interface Fairness {
  /** Ground that scenery stands on. */
  readonly blocked: number
  /** Edges of scenery to take cover at, better cover counting more. */
  readonly cover: number
  /** Floors above the street, higher ones counting more. */
  readonly height: number
  /** Ground that is open and easy to walk on. */
  readonly free: number
  /** The worst of the four. */
  readonly overall: number
}

/** How fair a board is to crews that start at opposite edges. */
export interface Balance {
  readonly southNorth: Fairness
  readonly westEast: Fairness
  /** The fairness of the better pair of edges: the pair to play from. */
  readonly overall: number
}

/** What one half of the board offers. */
interface Offer {
  blocked: number
  cover: number
  height: number
  free: number
}

const worth: Readonly<Record<Cover, number>> = { none: 0, light: 1, medium: 2, heavy: 3 }

/** Measures how fair a board is, for each pair of opposite edges. */
export function balanceOf(board: BoardData): Balance {
  const southNorth = fairness(board, 'y')
  const westEast = fairness(board, 'x')
  return { southNorth, westEast, overall: Math.max(southNorth.overall, westEast.overall) }
}

function fairness(board: BoardData, axis: 'x' | 'y'): Fairness {
  const middle = (axis === 'x' ? board.width : board.depth) / 2
  const near = offerOf(board, axis, middle, 1)
  const far = offerOf(board, axis, middle, -1)
  const alike = (what: keyof Offer): number => {
    const most = Math.max(near[what], far[what])
    return most <= 0 ? 1 : Math.max(0, Math.min(near[what], far[what])) / most
  }
  const blocked = alike('blocked')
  const cover = alike('cover')
  const height = alike('height')
  const free = alike('free')
  return { blocked, cover, height, free, overall: Math.min(blocked, cover, height, free) }
}

/** What lies on one side of the middle: `side` 1 for the half nearer to 0, -1 for the other. */
function offerOf(board: BoardData, axis: 'x' | 'y', middle: number, side: 1 | -1): Offer {
  const offer: Offer = { blocked: 0, cover: 0, height: 0, free: (board.width * board.depth) / 2 }
  const inHalf = (p: Point): number => side * (middle - p[axis])
  for (const piece of board.pieces) {
    const area = convexParts(piece.footprint).reduce((sum, part) => sum + areaWithin(part, inHalf), 0)
    offer.cover += worth[piece.cover] * lengthWithin(piece.footprint, inHalf)
    if (piece.standable && piece.top > SMALL_OBSTACLE) offer.height += area * piece.top
    if (!onTheGround(piece)) continue
    offer.free -= area
    if (piece.passage !== 'difficult') offer.blocked += area
  }
  return offer
}

const onTheGround = (piece: Piece): boolean => piece.bottom === 0 && piece.passage !== 'open'

/** The area of the part of a convex shape where `inHalf` is positive: the shape cut along a line. */
function areaWithin(shape: Convex, inHalf: (p: Point) => number): number {
  const corners = cornersOf(shape)
  const kept = corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!
    const [here, there] = [inHalf(a), inHalf(b)]
    const own = here >= 0 ? [a] : []
    return (here > 0 && there < 0) || (here < 0 && there > 0)
      ? [...own, along(a, b, here / (here - there))]
      : own
  })
  return kept.length < 3 ? 0 : Math.abs(doubleArea(kept)) / 2
}

/** How much of an outline lies in the half. */
function lengthWithin(outline: readonly Point[], inHalf: (p: Point) => number): number {
  return outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length]!
    const [here, there] = [inHalf(a), inHalf(b)]
    if (here <= 0 && there <= 0) return sum
    const share = here < 0 || there < 0 ? Math.max(here, there) / Math.abs(here - there) : 1
    return sum + share * flatDistance(a, b)
  }, 0)
}

const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})
