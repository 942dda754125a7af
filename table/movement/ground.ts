import { type Box, boxOf, type Convex, insideOrOn, strictlyInside } from '../geometry/convex.ts'
import { type BoxIndex, indexOf } from '../geometry/index-of.ts'
import { inflate } from '../geometry/inflate.ts'
import type { Board, Solid } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { isSameMover, type Mover } from './mover.ts'

/** A convex part of a piece grown by the mover's radius: where its centre may not be. */
export interface Obstacle {
  readonly piece: Piece
  readonly shape: Convex
  readonly box: Box
  readonly bottom: number
  readonly top: number
  readonly passage: Piece['passage']
}

/** A convex part of a floor: the top of a standable piece. */
export interface Top {
  readonly piece: Piece
  readonly shape: Convex
  readonly box: Box
  readonly z: number
}

/** An obstacle and how it is met. */
export interface MetObstacle extends Obstacle {
  readonly how: Exclude<ObstacleEffect, 'ignored'>
}

/** A board as one kind of mover meets it. Made once for each board and mover, and kept. */
export interface Ground {
  readonly board: Board
  readonly mover: Mover
  readonly obstacles: readonly Obstacle[]
  readonly tops: readonly Top[]
  /** The heights there are floors at, from the table up. */
  readonly levels: readonly number[]
  obstaclesIn(minX: number, minY: number, maxX: number, maxY: number): readonly Obstacle[]
  /** The obstacles that matter to a mover with its feet between two heights, and how; sorted out once. */
  metBetween(low: number, high: number): BoxIndex<MetObstacle>
  /** The tops between two heights; sorted out once. */
  topsBetween(low: number, high: number): BoxIndex<Top>
  topsIn(minX: number, minY: number, maxX: number, maxY: number): readonly Top[]
}

const grounds = new WeakMap<Board, Ground[]>()

/** So many kinds of movers are remembered of a board: the models of one game are of far fewer. */
export const MOST_GROUNDS = 24

/** How many kinds of movers are remembered of a board. */
export const rememberedGrounds = (board: Board): number => grounds.get(board)?.length ?? 0

/** The board as this mover meets it, from the cache when the same kind of mover asked before. */
export function groundFor(board: Board, mover: Mover): Ground {
  let known = grounds.get(board)
  if (!known) {
    known = []
    grounds.set(board, known)
  }
  // There are few kinds of movers, and this is asked all the time: a list is faster than a key to look up.
  for (const ground of known) if (isSameMover(ground.mover, mover)) return ground
  const ground = makeGround(board, mover)
  // The one that was made first goes: games come and go, and the kinds of their movers with them.
  if (known.length >= MOST_GROUNDS) known.shift()
  known.push(ground)
  return ground
}

function makeGround(board: Board, mover: Mover): Ground {
  const obstacles = board.solids
    .filter((solid) => solid.piece.passage !== 'open')
    .map((solid) => obstacleOf(solid, mover.radius))
  const tops = board.solids
    .filter(({ piece }) => piece.standable && piece.passage === 'solid')
    .map(({ piece, shape, box, top }) => ({ piece, shape, box, z: top }))
  const obstacleIndex = indexOf(obstacles)
  const topIndex = indexOf(tops)
  return {
    board,
    mover,
    obstacles,
    tops,
    levels: [...new Set([0, ...tops.map((top) => top.z)])].sort((a, b) => a - b),
    obstaclesIn: obstacleIndex.search,
    metBetween: keptBetween((low, high) => metOf(obstacles, mover, low, high)),
    topsBetween: keptBetween((low, high) => tops.filter(({ z }) => z >= low && z <= high)),
    topsIn: topIndex.search,
  }
}

/** So many pairs of heights are kept before all are forgotten: a board has a few floors. */
const MOST_HEIGHTS = 64

/** Sorts things out by two heights, and keeps what it found. */
function keptBetween<T extends { readonly box: Box }>(
  find: (low: number, high: number) => readonly T[],
): (low: number, high: number) => BoxIndex<T> {
  const known = new Map<number, BoxIndex<T>>()
  return (low, high) => {
    // Boards are far lower than this many units, so that two heights make one number.
    const key = low * 0x1000000 + high
    let index = known.get(key)
    if (!index) {
      index = indexOf(find(low, high))
      if (known.size >= MOST_HEIGHTS) known.clear()
      known.set(key, index)
    }
    return index
  }
}

function obstacleOf({ piece, shape, bottom, top }: Solid, radius: number): Obstacle {
  const grown = inflate(shape, radius)
  return { piece, shape: grown, box: boxOf(grown), bottom, top, passage: piece.passage }
}

/** How an obstacle meets a mover that walks with its feet between two heights (alike on one floor). */
export type ObstacleEffect = 'ignored' | 'difficult' | 'vaulted' | 'hole' | 'blocked'

export function obstacleEffect(obstacle: Obstacle, mover: Mover, low: number, high: number): ObstacleEffect {
  if (obstacle.bottom >= high + mover.height) return 'ignored'
  switch (obstacle.passage) {
    case 'difficult':
      return obstacle.top >= low ? 'difficult' : 'ignored'
    case 'impassable':
      if (obstacle.top < low) return 'ignored'
      // Flat and no higher than the feet: it cannot be walked on, but a jump clears it.
      return obstacle.top <= low + mover.step ? 'hole' : 'blocked'
    case 'solid':
      if (obstacle.top <= low + mover.step) return 'ignored'
      return obstacle.top <= low + mover.vault ? 'vaulted' : 'blocked'
    default:
      return 'ignored'
  }
}

/** The obstacles that are not ignored, each with how it is met. */
export function metOf(
  obstacles: readonly Obstacle[],
  mover: Mover,
  low: number,
  high: number,
): MetObstacle[] {
  return obstacles.flatMap((o) => {
    const how = obstacleEffect(o, mover, low, high)
    return how === 'ignored' ? [] : [{ ...o, how }]
  })
}

/** Whether a flying body with its feet at this height would hit the obstacle. */
export function blocksFlight(obstacle: Obstacle, mover: Mover, feet: number): boolean {
  return (
    (obstacle.passage === 'solid' || obstacle.passage === 'impassable') &&
    obstacle.top > feet + mover.step &&
    obstacle.bottom < feet + mover.height
  )
}

/** Where the centre of a base that is wholly on the board may be. */
export function innerBoard({ board, mover: { radius: r } }: Ground): Convex {
  return [r, r, board.width - r, r, board.width - r, board.depth - r, r, board.depth - r]
}

/** Whether the whole base is on the board. */
export function onBoard({ board, mover }: Ground, x: number, y: number): boolean {
  const r = mover.radius
  return x >= r && y >= r && x <= board.width - r && y <= board.depth - r
}

/** Whether the base would balance here: its centre over a floor at this height. */
export function isSupported(ground: Ground, x: number, y: number, z: number): boolean {
  if (z === 0) return true
  return ground
    .topsBetween(z, z)
    .search(x, y, x, y)
    .some((top) => insideOrOn(top.shape, x, y))
}

/** The first obstacle that a body standing exactly here would be inside of, if any. */
export function obstructs(ground: Ground, x: number, y: number, z: number): Obstacle | undefined {
  const head = z + ground.mover.height
  return ground
    .obstaclesIn(x, y, x, y)
    .find(
      (o) =>
        o.bottom < head &&
        (o.passage === 'solid' ? o.top > z : o.passage === 'impassable' && o.top >= z) &&
        strictlyInside(o.shape, x, y),
    )
}

/** The first obstacle met by a body passing this place on foot: small ones do not count. */
export function passingObstacle(ground: Ground, x: number, y: number, z: number): Obstacle | undefined {
  return ground
    .metBetween(z, z)
    .search(x, y, x, y)
    .find(({ how, shape }) => (how === 'blocked' || how === 'hole') && strictlyInside(shape, x, y))
}

/** Whether the column above a place is free of scenery between two heights. */
export function columnIsFree(ground: Ground, x: number, y: number, from: number, to: number): boolean {
  return !ground
    .obstaclesIn(x, y, x, y)
    .some(
      (o) =>
        (o.passage === 'solid' || o.passage === 'impassable') &&
        o.top > from &&
        o.bottom < to &&
        strictlyInside(o.shape, x, y),
    )
}

/** The floors a mover could stand on at a place, from the highest down, no higher than `below`. */
export function floorsAt(ground: Ground, x: number, y: number, below = Number.POSITIVE_INFINITY): number[] {
  const heights = new Set([0])
  for (const top of ground.topsIn(x, y, x, y)) if (insideOrOn(top.shape, x, y)) heights.add(top.z)
  return [...heights].filter((z) => z <= below).sort((a, b) => b - a)
}
