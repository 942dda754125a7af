import { type Convex, cornersOf, insideOrOn } from '../geometry/convex.ts'
import { figureAround } from '../geometry/inflate.ts'
import { cross, type Point, type Spot, square } from '../geometry/point.ts'
import type { PathExplorer, Reached } from './explore.ts'
import { type Ground, innerBoard, type MetObstacle, metOf } from './ground.ts'
import { type Wedge, wedgeBehind } from './junction.ts'
import { scout } from './scout.ts'
import type { Extra } from './survey.ts'

/** An outline of ground that can be reached, on the floor at one height. */
export interface ReachArea {
  readonly z: number
  readonly outline: readonly Point[]
}

/** Directions all round, evenly enough for a round outline: 32 for a long way, 16 for a short one. */
const LONG_WAY = 7500
const [MANY, FEW] = [100_000, 2000].map((radius): readonly Point[] => [
  ...cornersOf(figureAround(radius)),
  // Along the board's edges too, for a base that stands against one.
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]) as [readonly Point[], readonly Point[]]

/** How far beside a corner a second line of sight is drawn, to see past it. */
const PAST_A_CORNER = 3

/** The ground reached straight from a place on its floor; from the start also on those a step below. */
export function reachAreas(explorer: PathExplorer, here: Reached, extra: Extra): ReachArea[] {
  const { levels, mover } = explorer.ground
  return levels
    .filter((z) => z === here.at.z || (!here.from && z < here.at.z && here.at.z - z <= mover.step))
    .flatMap((z) => fan(explorer, z === here.at.z ? here : { ...here, at: { ...here.at, z } }, extra))
}

/** The ground of one floor reached straight from a place: lines drawn to every corner in range and past it, joined up. */
function fan(explorer: PathExplorer, here: Reached, extra: Extra): ReachArea[] {
  const range = (explorer.budgetFor(here.points) - here.price) / (explorer.pricing.walk?.horizontal ?? 1)
  if (range < 1 || addsNothing(explorer, here)) return []
  const { x, y, z } = here.at
  const { ground } = explorer
  const near = [
    ...ground.metBetween(z, z).search(x - range, y - range, x + range, y + range),
    ...metOf(extra, ground.mover, z, z),
  ]
  const wedge = wedgeOf(here)
  const lines = directions(ground, here.at, wedge, range, near).map((direction) => {
    const length = Math.sqrt(square(direction.x) + square(direction.y))
    const dx = (direction.x * range) / length
    const dy = (direction.y * range) / length
    return scout(explorer, here, { x: x + dx, y: y + dy }, near).map(({ from, to }) => ({
      from: { x: Math.round(x + dx * from), y: Math.round(y + dy * from) },
      to: { x: Math.round(x + dx * to), y: Math.round(y + dy * to) },
    }))
  })
  const around = lines.map(([first]) => first?.to ?? { x, y })
  const areas: ReachArea[] = [{ z, outline: wedge ? [{ x, y }, ...around] : around }]
  const pairs = wedge ? lines.length - 1 : lines.length
  for (let i = 0; i < pairs; i++) {
    const a = lines[i]!
    const b = lines[(i + 1) % lines.length]!
    for (let k = 1; k < Math.min(a.length, b.length); k++) {
      areas.push({ z, outline: [a[k]!.from, a[k]!.to, b[k]!.to, b[k]!.from] })
    }
  }
  return areas
}

/**
 * Whether all that lies straight ahead of a place was seen from the one before: no corner turned, no floor
 * changed. Corners of floors count for little: on a low one feet are not bound to it, and from a high one ways
 * bend only for the sake of a shorter jump.
 */
export function addsNothing({ ground, pricing }: PathExplorer, { at, from, by }: Reached): boolean {
  if (!from || (at.corner && !at.ofModel) || Math.abs(from.at.z - at.z) > ground.mover.step) return false
  if (at.passage) return by !== 'climb' && by !== 'drop'
  if (at.slide) return false
  if (at.z <= ground.mover.step && from.at.z <= ground.mover.step) return true
  return (
    (pricing.jump?.limit ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY && !isJoint(ground, at)
  )
}

/** Whether more than one floor meets at a place: then the outline of the whole may turn inwards there. */
function isJoint(ground: Ground, { x, y, z }: Spot): boolean {
  return ground.topsIn(x, y, x, y).filter((top) => top.z === z && insideOrOn(top.shape, x, y)).length > 1
}

/** The directions worth drawing a line in, in order round the place: all round, or across a wedge. */
function directions(
  ground: Ground,
  at: Spot,
  wedge: Wedge | undefined,
  range: number,
  near: readonly MetObstacle[],
): Point[] {
  const found: Point[] = wedge ? [...wedge] : []
  const add = (x: number, y: number): void => {
    if (x === 0 && y === 0) return
    const direction = { x, y }
    if (!wedge || (cross(wedge[0], direction) > 0 && cross(direction, wedge[1]) > 0)) found.push(direction)
  }
  for (const { x, y } of range > LONG_WAY ? MANY : FEW) add(x, y)
  addCorners(innerBoard(ground), at, range, add)
  for (const o of near) addCorners(o.shape, at, range, add, o.how === 'blocked')
  if (at.z > 0) {
    const { x, y } = at
    for (const top of ground.topsIn(x - range, y - range, x + range, y + range)) {
      if (top.z === at.z) addCorners(top.shape, at, range, add)
    }
  }
  return inOrder(found, wedge?.[0])
}

/**
 * Lines to the corners of a shape and to where its edges leave the range; where a line only brushes a corner, one
 * to each side as well, to see past.
 */
function addCorners(
  shape: Convex,
  from: Point,
  range: number,
  add: (x: number, y: number) => void,
  hidesItsBack = false,
): void {
  const n = shape.length
  for (let i = 0; i < n; i += 2) {
    const j = (i + n - 2) % n
    const k = (i + 2) % n
    const dx = shape[i]! - from.x
    const dy = shape[i + 1]! - from.y
    const before = dx * (shape[j + 1]! - from.y) - dy * (shape[j]! - from.x)
    const after = dx * (shape[k + 1]! - from.y) - dy * (shape[k]! - from.x)
    if (hidesItsBack && after > 0 && before < 0) continue
    addLeaving(dx, dy, shape[k]! - from.x, shape[k + 1]! - from.y, range, add)
    const squared = dx * dx + dy * dy
    if (squared > range * range) continue
    add(dx, dy)
    if (before * after < 0) continue
    const length = Math.sqrt(squared)
    const sx = (-dy / length) * PAST_A_CORNER
    const sy = (dx / length) * PAST_A_CORNER
    add(dx + sx, dy + sy)
    add(dx - sx, dy - sy)
  }
}

/** Lines to where the edge from a to b, seen from the middle, crosses the round of the range. */
function addLeaving(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  range: number,
  add: (x: number, y: number) => void,
): void {
  const ex = bx - ax
  const ey = by - ay
  const squared = ex * ex + ey * ey
  const middle = -(ax * ex + ay * ey) / squared
  const off = square(ax + ex * middle) + square(ay + ey * middle)
  if (off >= range * range) return
  const half = Math.sqrt((range * range - off) / squared)
  for (const t of [middle - half, middle + half]) if (t > 0 && t < 1) add(ax + ex * t, ay + ey * t)
}

/**
 * The wedge of what is new ahead of a place. From an edge that was climbed over it is the side away from it: the
 * roof above, or the ground below. Behind a turned corner it is what the corner hid. Undefined for all round.
 */
function wedgeOf({ at, from }: Reached): Wedge | undefined {
  if (from && at.passage && at.slide) {
    const [a, b] = at.slide[0]!
    const along = { x: b.x - a.x, y: b.y - a.y }
    const against = { x: -along.x, y: -along.y }
    return at.z > from.at.z ? [along, against] : [against, along]
  }
  return from && wedgeBehind(at, from.at)
}

/** Directions in order round the circle, beginning with a given one. */
function inOrder(directions: readonly Point[], first?: Point): Point[] {
  const start = first ?? { x: 1, y: 0 }
  const half = (d: Point): number => {
    const side = cross(start, d)
    const along = start.x * d.x + start.y * d.y
    return side > 0 || (side === 0 && along > 0) ? 0 : 1
  }
  return [...directions].sort((a, b) => half(a) - half(b) || -cross(a, b))
}
