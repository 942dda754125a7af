import { type Point, square } from './point.ts'

/**
 * A convex outline, counter-clockwise, as x, y, x, y, … Flat numbers because sight and movement ask
 * these outlines millions of times a second.
 */
export type Convex = readonly number[]

/** The smallest upright rectangle around something. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** Shares of a segment shorter than this are rounding, not geometry: a thousandth of a unit at most. */
const SLIVER = 1e-9

export const convexOf = (points: readonly Point[]): Convex => points.flatMap((p) => [p.x, p.y])

export function cornersOf(shape: Convex): Point[] {
  const corners: Point[] = []
  for (let i = 0; i < shape.length; i += 2) corners.push({ x: shape[i]!, y: shape[i + 1]! })
  return corners
}

export function boxOf(shape: Convex): Box {
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  for (let i = 0; i < shape.length; i += 2) {
    const x = shape[i]!
    const y = shape[i + 1]!
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return { minX, minY, maxX, maxY }
}

/** How deep a point lies: the least of its sides to the edges. Positive inside, zero on the outline. */
function depth(shape: Convex, x: number, y: number): number {
  const n = shape.length
  let least = Number.POSITIVE_INFINITY
  let ax = shape[n - 2]!
  let ay = shape[n - 1]!
  for (let i = 0; i < n && least >= 0; i += 2) {
    const bx = shape[i]!
    const by = shape[i + 1]!
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    if (side < least) least = side
    ax = bx
    ay = by
  }
  return least
}

/** Whether the point lies strictly inside: on the outline does not count. */
export const strictlyInside = (shape: Convex, x: number, y: number): boolean => depth(shape, x, y) > 0

/** Whether the point lies inside or on the outline. */
export const insideOrOn = (shape: Convex, x: number, y: number): boolean => depth(shape, x, y) >= 0

/** Where a segment runs inside a shape, as shares of its length. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** What the last clip found. One record for all calls: this is the innermost loop of everything. */
const clip = { from: 0, to: 0 }

/**
 * Cuts the segment a–b down to what lies inside the shape, into `clip`; false when nothing is left.
 * Strictly inside, or the outline included.
 */
function clipTo(
  shape: Convex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  withOutline: boolean,
): boolean {
  let from = 0
  let to = 1
  // On the outline a single point is enough; strictly inside, a sliver is only rounding.
  const least = withOutline ? -SLIVER : SLIVER
  const n = shape.length
  let px = shape[n - 2]!
  let py = shape[n - 1]!
  for (let i = 0; i < n; i += 2) {
    const qx = shape[i]!
    const qy = shape[i + 1]!
    const ex = qx - px
    const ey = qy - py
    const a = ex * (ay - py) - ey * (ax - px)
    const b = ex * (by - py) - ey * (bx - px)
    if (withOutline ? a < 0 && b < 0 : a <= 0 && b <= 0) return false
    if (a < 0) {
      const t = a / (a - b)
      if (t > from) from = t
    } else if (b < 0) {
      const t = a / (a - b)
      if (t < to) to = t
    }
    if (to - from <= least) return false
    px = qx
    py = qy
  }
  clip.from = from
  clip.to = to
  return true
}

/**
 * The stretch of the segment a–b that lies strictly inside the shape, or undefined. Sliding along an edge
 * or touching a corner is not inside, which lets paths hug walls.
 */
export function stretchInside(
  shape: Convex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Stretch | undefined {
  return clipTo(shape, ax, ay, bx, by, false) ? { from: clip.from, to: clip.to } : undefined
}

/** Whether any part of the segment a–b lies strictly inside the shape. */
export function crosses(shape: Convex, ax: number, ay: number, bx: number, by: number): boolean {
  return clipTo(shape, ax, ay, bx, by, false)
}

/**
 * The stretch of the segment a–b inside the shape or on its outline: a base walking along a roof's very edge
 * is still on the roof.
 */
export function stretchOn(
  shape: Convex,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Stretch | undefined {
  return clipTo(shape, ax, ay, bx, by, true)
    ? { from: clip.from, to: Math.max(clip.from, clip.to) }
    : undefined
}

/** Whether the whole box lies on one side of the line through a and b: a cheap way to leave most shapes out. */
export function besideLine(box: Box, ax: number, ay: number, bx: number, by: number): boolean {
  const nx = ay - by
  const ny = bx - ax
  const middle = nx * ((box.minX + box.maxX) / 2 - ax) + ny * ((box.minY + box.maxY) / 2 - ay)
  const spread = (Math.abs(nx) * (box.maxX - box.minX) + Math.abs(ny) * (box.maxY - box.minY)) / 2
  return Math.abs(middle) >= spread
}

/** The point of the segment a–b nearest to p (not rounded to whole units). */
export function nearestOnSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
): Point {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length))
  return { x: ax + dx * t, y: ay + dy * t }
}

/** The square of the distance from p to the shape: 0 inside. */
export function squaredDistanceTo(shape: Convex, x: number, y: number): number {
  if (insideOrOn(shape, x, y)) return 0
  const nearest = nearestOnOutline(shape, x, y)
  return square(nearest.x - x) + square(nearest.y - y)
}

/** The point of the outline nearest to p (not rounded to whole units). */
export function nearestOnOutline(shape: Convex, x: number, y: number): Point {
  const n = shape.length
  let best: Point = { x: shape[0]!, y: shape[1]! }
  let bestSquared = Number.POSITIVE_INFINITY
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const near = nearestOnSegment(shape[j]!, shape[j + 1]!, shape[i]!, shape[i + 1]!, x, y)
    const squared = square(near.x - x) + square(near.y - y)
    if (squared < bestSquared) {
      bestSquared = squared
      best = near
    }
  }
  return best
}
