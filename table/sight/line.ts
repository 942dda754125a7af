import { type Stretch, stretchInside } from '../geometry/convex.ts'
import type { Spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { comesBefore } from './corridor.ts'
import { obstaclesOf } from './obstacles.ts'

/** A piece on a line: where the line enters and leaves it, as shares of its length. */
export interface PieceOnLine {
  readonly piece: Piece
  readonly from: number
  readonly to: number
}

/** One straight line through the table. */
export interface Line {
  /** Whether it meets nothing that blocks sight. What only screens does not count. */
  readonly clear: boolean
  /** The pieces it runs through that block or screen sight, nearest first. */
  readonly meets: readonly PieceOnLine[]
}

/** Shares of a line closer than this are the same place. */
const SLIVER = 1e-9

/** A quarter of a unit, which adds up without rounding: how far to either side a joint is looked for. */
const ASIDE = 0.25

/**
 * A single line of sight between two spots. Touching a corner or sliding along an edge or a roof meets
 * nothing; running exactly along the joint of two pieces meets both, for there is no gap to see through.
 */
export function lineBetween(board: Board, from: Spot, to: Spot): Line {
  const swapped = comesBefore(to, from)
  const meets = swapped ? meetingsOf(board, to, from) : meetingsOf(board, from, to)
  return {
    clear: meets.every(({ piece }) => piece.sight !== 'blocked'),
    meets: swapped ? turned(meets) : meets,
  }
}

function meetingsOf(board: Board, from: Spot, to: Spot): readonly PieceOnLine[] {
  const exact = meetingsAside(board, from, to, 0, 0)
  if (exact.some(isBlocked)) return exact
  // Clear, unless it lies in a joint: then every line right beside it is blocked.
  let beside: readonly PieceOnLine[] = exact
  for (const side of [ASIDE, -ASIDE]) {
    for (const up of [ASIDE, -ASIDE]) {
      beside = meetingsAside(board, from, to, side, up)
      if (!beside.some(isBlocked)) return exact
    }
  }
  return beside
}

const isBlocked = ({ piece }: PieceOnLine): boolean => piece.sight === 'blocked'

function meetingsAside(board: Board, from: Spot, to: Spot, side: number, up: number): readonly PieceOnLine[] {
  const east = from.x === to.x && from.y === to.y ? side : -Math.sign(to.y - from.y) * side
  const north = Math.sign(to.x - from.x) * side
  const ax = from.x + east
  const ay = from.y + north
  const bx = to.x + east
  const by = to.y + north
  const { search } = obstaclesOf(board, 'sight')
  const meets: PieceOnLine[] = []
  for (const solid of search(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))) {
    const { piece, shape, bottom, top } = solid
    const flat = stretchInside(shape, ax, ay, bx, by)
    const stretch = flat && stretchBetweenHeights(flat, from.z + up, to.z + up, bottom, top)
    if (stretch) meets.push({ piece, from: stretch.from, to: stretch.to })
  }
  return joined(meets)
}

/** The part of a stretch of a line that lies strictly between two heights, or undefined. */
export function stretchBetweenHeights(
  stretch: Stretch,
  fromHeight: number,
  toHeight: number,
  bottom: number,
  top: number,
): Stretch | undefined {
  const rise = toHeight - fromHeight
  if (rise === 0) return fromHeight > bottom && fromHeight < top ? stretch : undefined
  const atBottom = (bottom - fromHeight) / rise
  const atTop = (top - fromHeight) / rise
  const from = Math.max(stretch.from, Math.min(atBottom, atTop))
  const to = Math.min(stretch.to, Math.max(atBottom, atTop))
  return to - from > SLIVER ? { from, to } : undefined
}

/** Nearest first, with convex parts of one piece that follow each other as one meeting. */
function joined(meets: readonly PieceOnLine[]): readonly PieceOnLine[] {
  if (meets.length < 2) return meets
  const sorted = [...meets].sort((a, b) => a.from - b.from || a.to - b.to)
  const whole: PieceOnLine[] = []
  for (const next of sorted) {
    const at = whole.findIndex(({ piece, to }) => piece === next.piece && next.from - to <= SLIVER)
    const before = whole[at]
    if (before) whole[at] = { ...before, to: Math.max(before.to, next.to) }
    else whole.push(next)
  }
  return whole
}

/** The same pieces, seen from the other end. */
function turned(meets: readonly PieceOnLine[]): readonly PieceOnLine[] {
  return meets
    .map(({ piece, from, to }) => ({ piece, from: 1 - to, to: 1 - from }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
}
