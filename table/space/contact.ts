import { crosses } from '../geometry/convex.ts'
import { type Point, type Spot, squaredDistance } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { inches, type Length, units } from '../units.ts'
import type { Body } from './body.ts'
import { flatGapToPiece, heightGapToPiece } from './distance.ts'

/**
 * Bases closer than this touch (0.1 mm): whole units cannot make two circles meet exactly at every angle,
 * and the difference is too small to see.
 */
export const CONTACT: Length = units(10)

/** Scenery no higher than this is a small obstacle, which separates nothing, unless a game says otherwise. */
export const SMALL_HEIGHT: Length = inches(1)

/** Whether two bases touch or overlap seen from above, whatever their levels. */
export function basesTouch(a: Body, b: Body): boolean {
  const reach = a.radius + b.radius + CONTACT
  return squaredDistance(a, b) <= reach * reach
}

/**
 * Whether two bodies are in contact: their bases touch from above, neither's foot is higher than the other's
 * head, and no substantial scenery stands between them. bmg3/core/contact
 */
export function inContact(board: Board, a: Body, b: Body, smallHeight: number = SMALL_HEIGHT): boolean {
  return (
    basesTouch(a, b) &&
    a.z <= b.z + b.height &&
    b.z <= a.z + a.height &&
    separatingPiece(board, a, b, smallHeight) === undefined
  )
}

/**
 * The piece that keeps apart two bodies whose bases touch from above: solid, higher than a small obstacle,
 * and filling all the height the two have in common. What one of them stands on ends at its feet and so
 * never keeps them apart.
 */
function separatingPiece(board: Board, a: Body, b: Body, smallHeight: number): Piece | undefined {
  const low = Math.max(a.z, b.z)
  const high = Math.min(a.z + a.height, b.z + b.height)
  const between = board.index.search(
    Math.min(a.x, b.x),
    Math.min(a.y, b.y),
    Math.max(a.x, b.x),
    Math.max(a.y, b.y),
  )
  return between.find(
    ({ piece, shape, bottom, top }) =>
      (piece.passage === 'solid' || piece.passage === 'impassable') &&
      top - bottom > smallHeight &&
      bottom <= low &&
      top >= high &&
      top > low &&
      crosses(shape, a.x, a.y, b.x, b.y),
  )?.piece
}

/**
 * Whether a body is in contact with a piece: beside it with its base touching, or on, under or in it. What
 * an obstacle one takes cover behind and an objective one handles both need.
 */
export function touchesPiece(a: Body, piece: Piece): boolean {
  return heightGapToPiece(a, piece) === 0 && flatGapToPiece(a, piece) <= CONTACT
}

/**
 * A place on whole units where a base of this radius is in contact with `of` without overlapping it, on the
 * side of `towards` and on the level of `of`. Straight east when `towards` is the very centre.
 */
export function touchingSpot(of: Body, radius: number, towards: Point): Spot {
  const reach = of.radius + radius
  const dx = towards.x - of.x
  const dy = towards.y - of.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const east = length === 0 ? 1 : dx / length
  const north = length === 0 ? 0 : dy / length
  // Rounding may pull the place inwards by less than one unit; one unit further out then makes up for it.
  for (let out = reach; ; out++) {
    const there = { x: of.x + Math.round(east * out), y: of.y + Math.round(north * out), z: of.z }
    if (squaredDistance(there, of) >= reach * reach) return there
  }
}
