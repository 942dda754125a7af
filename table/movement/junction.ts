import { type Convex, cornersOf } from '../geometry/convex.ts'
import { cross, flatDistance, type Point, type Spot } from '../geometry/point.ts'
import { type Ground, isSupported, onBoard, passingObstacle } from './ground.ts'

/** A place where a cheapest way may bend or change floors. */
export interface Junction extends Spot {
  /** For a corner of an obstacle: its neighbours, to tell which directions hug the corner. */
  readonly corner?: readonly [Point, Point]
  /** Whether it is the corner of another model, which hides next to nothing behind it. */
  readonly ofModel?: true
  /** For a place picked from edges (wall, ladder, border of difficult ground): the edges it may slide along. */
  readonly slide?: readonly Edge[]
  /** Whether it is the foot or head of a climb or drop, of no use for anything else. */
  readonly passage?: boolean
}

/** A straight edge, end to end. */
export type Edge = readonly [Point, Point]

/** A range of directions, counter-clockwise from the first to the second. */
export type Wedge = readonly [Point, Point]

/**
 * Whether a way between a corner and another place could be part of a taut string: the line runs past the
 * corner with the obstacle on one side. Anything else can be shortened, so it need not be looked at.
 */
export function hugs(at: Junction, other: Point): boolean {
  if (!at.corner) return true
  const [before, after] = at.corner
  const dx = other.x - at.x
  const dy = other.y - at.y
  const a = dx * (before.y - at.y) - dy * (before.x - at.x)
  const b = dx * (after.y - at.y) - dy * (after.x - at.x)
  return (a >= 0 && b >= 0) || (a <= 0 && b <= 0)
}

/**
 * The directions a taut string may take on from a corner it came to: from straight ahead round to the obstacle's
 * next edge. Everything else ahead is reached more cheaply without going to the corner at all.
 */
export function wedgeBehind(at: Junction, from: Spot): Wedge | undefined {
  if (!at.corner || from.z !== at.z) return undefined
  const straight = { x: at.x - from.x, y: at.y - from.y }
  const [before, after] = at.corner
  const back = { x: before.x - at.x, y: before.y - at.y }
  const on = { x: after.x - at.x, y: after.y - at.y }
  // With the obstacle on the left the way may turn left as far as its next edge, and the same on the right.
  return cross(straight, back) >= 0 && cross(straight, on) >= 0 ? [straight, on] : [back, straight]
}

/** Whether a direction lies in a wedge or on one of its sides. */
export function isInWedge([a, b]: Wedge, x: number, y: number): boolean {
  return a.x * y - a.y * x >= 0 && x * b.y - y * b.x >= 0
}

export const edgesOf = (shape: Convex): Edge[] =>
  cornersOf(shape).map((a, i, all) => [a, all[(i + 1) % all.length]!])

/** An edge and the two it meets: what slides along it may go on round its corners. */
export const withNeighbours = (edges: readonly Edge[], i: number): readonly Edge[] => [
  edges[i]!,
  edges[(i + 1) % edges.length]!,
  edges[(i + edges.length - 1) % edges.length]!,
]

/** Places along an edge are tried this far apart; the best of them is then slid to where it is cheapest. */
const SPACING = 5080

/** How far from the ends of an edge its first and last place lie. */
const FROM_THE_ENDS = 250

/** Places along an edge: close to both ends, where ways round a corner cut in, and evenly between. */
export function placesAlong([a, b]: Edge): Point[] {
  const length = flatDistance(a, b)
  const inner = length - 2 * FROM_THE_ENDS
  if (inner <= FROM_THE_ENDS) return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }]
  const count = Math.ceil(inner / SPACING)
  return Array.from({ length: count + 1 }, (_, k) => {
    const t = (FROM_THE_ENDS + (inner * k) / count) / length
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
  })
}

export function isPassable(ground: Ground, at: Spot): boolean {
  return (
    onBoard(ground, at.x, at.y) &&
    isSupported(ground, at.x, at.y, at.z) &&
    !passingObstacle(ground, at.x, at.y, at.z)
  )
}
