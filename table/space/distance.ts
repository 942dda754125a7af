import type { Box } from '../geometry/convex.ts'
import { flatDistance, type Point, type Spot, squaredDistance } from '../geometry/point.ts'
import type { Piece } from '../terrain/piece.ts'
import { type Length, units } from '../units.ts'

/**
 * Anything round that distances run between: a spot (no size at all), a flat marker (a radius) or a body
 * (a radius and a height).
 */
export interface Round extends Spot {
  readonly radius?: number
  readonly height?: number
}

/** A side of the board: x grows to the east, y to the north. */
export type BoardEdge = 'west' | 'east' | 'south' | 'north'

/** A part of the table seen from above: a simple polygon, or an upright rectangle. */
export type Zone = readonly Point[] | Box

/** How much of a base lies in a zone. A base that only touches the zone's border from outside is partly in. */
export type Inside = 'completely' | 'partly' | 'outside'

/** Between the closest points of two volumes, to the nearest unit. bmg1/core/measure, bmg3/core/measure */
export function distance(a: Round, b: Round): Length {
  const flat = Math.max(0, Math.sqrt(squaredDistance(a, b)) - radiusOf(a) - radiusOf(b))
  return combined(flat, heightGap(a, b))
}

/**
 * Whether any part of one volume is within the limit of the other. Exact at the limit: on one level only
 * whole numbers are compared. bmg3/core/measure
 */
export function isWithin(a: Round, b: Round, limit: number): boolean {
  const gap = heightGap(a, b)
  if (gap > limit) return false
  const reach = radiusOf(a) + radiusOf(b) + flatPart(limit, gap)
  return squaredDistance(a, b) <= reach * reach
}

/** Whether the whole of `a`'s volume is within the limit of `of`. bmg3/core/measure */
export function isCompletelyWithin(a: Round, of: Round, limit: number): boolean {
  const over = a.z + heightOf(a) - (of.z + heightOf(of))
  const gap = Math.max(0, of.z - a.z, over)
  if (gap > limit) return false
  // The far edge of a's base lies its radius beyond its centre, on the line through both centres.
  const reach = radiusOf(of) + flatPart(limit, gap) - radiusOf(a)
  return reach >= 0 && squaredDistance(a, of) <= reach * reach
}

/** From the closest point of a volume to the closest point of a piece, to the nearest unit. bmg1/core/measure */
export function distanceToPiece(a: Round, piece: Piece): Length {
  return combined(flatGapToPiece(a, piece), heightGapToPiece(a, piece))
}

/** Whether any part of a volume is within the limit of any part of a piece. */
export function isWithinOfPiece(a: Round, piece: Piece, limit: number): boolean {
  const gap = heightGapToPiece(a, piece)
  return gap <= limit && flatGapToPiece(a, piece) <= flatPart(limit, gap)
}

/** How far the base is from a piece's footprint seen from above: 0 when any part of it is over the footprint. */
export function flatGapToPiece(a: Round, piece: Piece): number {
  return Math.max(0, gapToOutline(piece.footprint, a) - radiusOf(a))
}

/** From the base to one side of the board: negative when the base hangs over it. */
export function distanceToEdge(
  board: { readonly width: number; readonly depth: number },
  a: Round,
  edge: BoardEdge,
): Length {
  const toEdge = { west: a.x, east: board.width - a.x, south: a.y, north: board.depth - a.y }
  return units(toEdge[edge] - radiusOf(a))
}

/** From the base to the nearest side of the board: negative when the base hangs over it. */
export function distanceToNearestEdge(
  board: { readonly width: number; readonly depth: number },
  a: Round,
): Length {
  const nearest = Math.min(a.x, board.width - a.x, a.y, board.depth - a.y)
  return units(nearest - radiusOf(a))
}

/** How much of a base lies in a zone, seen from above: all of it, some of it, or nothing. */
export function insideZone(a: Round, zone: Zone): Inside {
  const outline = 'minX' in zone ? cornersOfBox(zone) : zone
  const gap = distanceToOutline(outline, a.x, a.y)
  if (isInsideOutline(outline, a.x, a.y)) return gap >= radiusOf(a) ? 'completely' : 'partly'
  return gap <= radiusOf(a) ? 'partly' : 'outside'
}

/** The height between two volumes when one is wholly above the other, else 0. */
export function heightGap(a: Round, b: Round): number {
  return Math.max(0, a.z - (b.z + heightOf(b)), b.z - (a.z + heightOf(a)))
}

/** The height between a volume and a piece when one is wholly above the other, else 0. */
export function heightGapToPiece(a: Round, piece: Piece): number {
  return Math.max(0, a.z - piece.top, piece.bottom - (a.z + heightOf(a)))
}

const radiusOf = (a: Round): number => a.radius ?? 0

const heightOf = (a: Round): number => a.height ?? 0

/** A flat and an upright gap make one slanting distance. */
function combined(flat: number, upright: number): Length {
  return units(Math.round(upright === 0 ? flat : Math.sqrt(flat * flat + upright * upright)))
}

/** What of a limit is left for the flat part once the height is bridged. Whole when there is no height. */
function flatPart(limit: number, gap: number): number {
  return gap === 0 ? limit : Math.sqrt(limit * limit - gap * gap)
}

function gapToOutline(outline: readonly Point[], { x, y }: Point): number {
  return isInsideOutline(outline, x, y) ? 0 : distanceToOutline(outline, x, y)
}

/** Whether a point lies inside a simple outline, or on it. Only whole-number products are compared. */
function isInsideOutline(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false
  let p = outline[outline.length - 1]!
  for (const q of outline) {
    const side = (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)
    if (side === 0 && isBetween(p.x, q.x, x) && isBetween(p.y, q.y, y)) return true
    if (p.y > y !== q.y > y && side > 0 === q.y > p.y) inside = !inside
    p = q
  }
  return inside
}

const isBetween = (a: number, b: number, value: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b)

/** From a point to the nearest side of an outline. Exact when that side runs along the table's edges. */
function distanceToOutline(outline: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let p = outline[outline.length - 1]!
  for (const q of outline) {
    nearest = Math.min(nearest, distanceToSide(p, q, x, y))
    p = q
  }
  return nearest
}

function distanceToSide(p: Point, q: Point, x: number, y: number): number {
  const ex = q.x - p.x
  const ey = q.y - p.y
  const along = ex * (x - p.x) + ey * (y - p.y)
  const squared = ex * ex + ey * ey
  if (along > 0 && along < squared) {
    return Math.abs(ex * (y - p.y) - ey * (x - p.x)) / Math.sqrt(squared)
  }
  const end = along <= 0 ? p : q
  return flatDistance({ x, y }, end)
}

const cornersOfBox = (box: Box): readonly Point[] => [
  { x: box.minX, y: box.minY },
  { x: box.maxX, y: box.minY },
  { x: box.maxX, y: box.maxY },
  { x: box.minX, y: box.maxY },
]
