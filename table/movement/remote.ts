import { strictlyInside } from '../geometry/convex.ts'
import { type Spot, spot } from '../geometry/point.ts'
import { sight } from '../sight/sight.ts'
import type { Body } from '../space/body.ts'
import { distance } from '../space/distance.ts'
import { type Board, prepareBoard } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { findPath } from './find-path.ts'
import type { Mover } from './mover.ts'
import { tariff } from './pricing.ts'

/** How something steered round obstacles gets from one model to another. */
export interface RemotePath {
  /** Measured from volume to volume along the way. */
  readonly distance: number
  readonly spots: readonly Spot[]
}

/** What flies: two millimetres across, so that it does not slip through the joint of two pieces. */
const DART: Mover = { radius: 100, height: 1, step: 0, gap: 0, vault: 0 }

const FLYING = { walk: tariff(), difficult: tariff() }

/**
 * The shortest way for a steered weapon: straight where the target can be seen, else up or down to one height,
 * round whatever stands there, and to the target. Of all heights worth flying at (those of the two models, and
 * just over every piece) the shortest is taken. bmg1/weapon-rule/remote-controlled
 */
export function remotePath(board: Board, from: Body, to: Body): RemotePath | undefined {
  if (sight(board, from, to).visible) {
    return { distance: distance(from, to), spots: [middle(from), middle(to)] }
  }
  let best: RemotePath | undefined
  for (const height of heightsWorthFlyingAt(board, from, to)) {
    const flown = flyAt(board, from, to, height)
    if (flown && (!best || flown.distance < best.distance)) best = flown
  }
  return best
}

const middle = (of: Body): Spot => spot(of.x, of.y, of.z + Math.floor(of.height / 2))

/** The nearest height within a body's own. */
const within = (of: Body, height: number): number => Math.min(of.z + of.height, Math.max(of.z, height))

function heightsWorthFlyingAt(board: Board, from: Body, to: Body): number[] {
  const own = [from, to].flatMap((b) => [b.z + DART.radius, b.z + b.height])
  const over = board.pieces.filter(isInTheWay).map((piece) => piece.top + DART.radius)
  return [...new Set([...own, ...over])].sort((a, b) => a - b)
}

/** What a thrown thing cannot pass: everything with a body to it. */
const isInTheWay = ({ passage, top, bottom }: Piece): boolean =>
  (passage === 'solid' || passage === 'impassable') && top > bottom

function flyAt(board: Board, from: Body, to: Body, height: number): RemotePath | undefined {
  const start = within(from, height)
  const end = within(to, height)
  if (!isOpen(board, from, start, height) || !isOpen(board, to, end, height)) return undefined
  const slice = sliceOf(board, height)
  const found = findPath(slice, DART, spot(from.x, from.y), spot(to.x, to.y), { pricing: FLYING })
  if (!found.ok) return undefined
  const flat = Math.max(0, Math.round(found.price) - from.radius - to.radius)
  return {
    distance: flat + Math.abs(height - start) + Math.abs(height - end),
    spots: [
      spot(from.x, from.y, start),
      ...[found.path.from, ...found.path.legs.map((leg) => leg.to)].map(({ x, y }) => spot(x, y, height)),
      spot(to.x, to.y, end),
    ],
  }
}

/** Whether nothing hangs between two heights over a place. */
function isOpen(board: Board, { x, y }: Spot, a: number, b: number): boolean {
  const [low, high] = a < b ? [a, b] : [b, a]
  return !board.index
    .search(x, y, x, y)
    .some(
      (s) =>
        isInTheWay(s.piece) && s.bottom < high + DART.radius && s.top > low && strictlyInside(s.shape, x, y),
    )
}

const slices = new WeakMap<Board, Map<number, Board>>()

/** Slices at so many heights are kept of a board before all are forgotten. */
const MOST_SLICES = 16

/** What of a board is in the way at one height, as a flat board of its own. */
function sliceOf(board: Board, height: number): Board {
  const known = slices.get(board) ?? new Map<number, Board>()
  slices.set(board, known)
  let slice = known.get(height)
  if (!slice) {
    const pieces = board.pieces
      .filter(
        (piece) =>
          isInTheWay(piece) && piece.bottom < height + DART.radius && piece.top > height - DART.radius,
      )
      .map((piece): Piece => ({ ...piece, bottom: 0, top: height + 2, passage: 'solid', standable: false }))
    slice = prepareBoard({ ...board, pieces })
    if (known.size >= MOST_SLICES) known.clear()
    known.set(height, slice)
  }
  return slice
}
