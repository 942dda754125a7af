import { insideOrOn } from '../geometry/convex.ts'
import { type Point, type Spot, squaredDistance } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import { placeCandidates } from './free-place.ts'
import { floorsAt, type Ground, groundFor, isSupported, obstructs, onBoard } from './ground.ts'
import type { Mover } from './mover.ts'

/** Whether a model can be set down somewhere, and why not. */
export type Fit =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: FitProblem; readonly reason: string }

export type FitProblem = 'off-board' | 'in-scenery' | 'no-floor' | 'overlaps'

const FITS: Fit = { ok: true }

/**
 * Whether a base fits here: on the board, clear of scenery, balanced on a floor, overlapping no other base.
 * bmg3/core/basic-move
 */
export function fitsHere(board: Board, mover: Mover, at: Spot, others: readonly Body[] = []): Fit {
  return fitOn(groundFor(board, mover), at, others)
}

/** The same question to ground that is at hand. */
export function fitOn(ground: Ground, at: Spot, others: readonly Body[]): Fit {
  if (!onBoard(ground, at.x, at.y)) {
    return { ok: false, problem: 'off-board', reason: 'Part of the base would be off the board.' }
  }
  if (!isSupported(ground, at.x, at.y, at.z)) {
    return { ok: false, problem: 'no-floor', reason: 'There is no floor there to balance on.' }
  }
  const inside = obstructs(ground, at.x, at.y, at.z)
  if (inside) {
    const name = inside.piece.name ?? `${inside.piece.kind} "${inside.piece.id}"`
    return { ok: false, problem: 'in-scenery', reason: `There is no room: ${name} is in the way.` }
  }
  if (others.some((other) => basesClash(ground.mover, at, other))) {
    return { ok: false, problem: 'overlaps', reason: 'The base would overlap another model.' }
  }
  return FITS
}

/** Whether a mover here would overlap another model's base, with their volumes at one height. */
export function basesClash(mover: Mover, at: Spot, other: Body): boolean {
  const room = mover.radius + other.radius
  return (
    squaredDistance(at, other) < room * room && at.z < other.z + other.height && other.z < at.z + mover.height
  )
}

/** Whether the whole base stands on floor: what landing from a jump asks for. bmg3/core/jump */
export function isFullySupported(board: Board, mover: Mover, at: Spot): boolean {
  if (at.z === 0) return true
  const ground = groundFor(board, mover)
  const r = mover.radius
  const around = ground.topsIn(at.x - r, at.y - r, at.x + r, at.y + r).filter((top) => top.z === at.z)
  return rimOf(r).every((rim) => around.some((top) => insideOrOn(top.shape, at.x + rim.x, at.y + rim.y)))
}

/** Eight points of the rim as shares of the radius (the diagonal share rounded down, so that it never juts out). */
function rimOf(r: number): Point[] {
  const d = Math.floor(r * Math.SQRT1_2)
  return [
    { x: r, y: 0 },
    { x: d, y: d },
    { x: 0, y: r },
    { x: -d, y: d },
    { x: -r, y: 0 },
    { x: -d, y: -d },
    { x: 0, y: -r },
    { x: d, y: -d },
  ]
}

/**
 * The place nearest to a point, on the floor at its height, where the base fits; undefined when the floor has
 * none. Of places equally near the one with the smaller x, then y.
 */
export function nearestFreePlace(
  board: Board,
  mover: Mover,
  near: Spot,
  others: readonly Body[] = [],
): Spot | undefined {
  const ground = groundFor(board, mover)
  if (fitOn(ground, near, others).ok) return { x: near.x, y: near.y, z: near.z }
  const farthest = board.width + board.depth
  for (let within = 4 * mover.radius; ; within *= 2) {
    const found = placeCandidates(ground, near, others, within)
      .filter((place) => squaredDistance(place, near) <= within * within)
      .find((place) => fitOn(ground, { ...place, z: near.z }, others).ok)
    if (found) return { x: found.x, y: found.y, z: near.z }
    if (within > farthest) return undefined
  }
}

/** The heights of all floors at a point, highest first: where a model could be set down, room permitting. */
export const floorHeights = (board: Board, mover: Mover, x: number, y: number): readonly number[] =>
  floorsAt(groundFor(board, mover), x, y)
