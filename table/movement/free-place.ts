import { cornersOf, nearestOnSegment } from '../geometry/convex.ts'
import { type Point, type Spot, square, squaredDistance } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import { type Ground, innerBoard } from './ground.ts'

/** A round no-go area: where the centre would overlap another base. */
interface Ring extends Point {
  readonly radius: number
}

/** A straight piece of a no-go area's edge, or of a floor's. */
interface Side {
  readonly a: Point
  readonly b: Point
}

/**
 * Places worth trying for a base that does not fit where it should: the nearest place of free ground always
 * lies straight out on the edge of something in the way, on a corner, or where two edges cross. Nearest first.
 */
export function placeCandidates(
  ground: Ground,
  near: Spot,
  others: readonly Body[],
  within: number,
): readonly Point[] {
  const sides = sidesAround(ground, near, within)
  const rings = ringsAround(ground, near, others, within)
  const places: Point[] = []
  for (const { a, b } of sides) places.push(nearestOnSegment(a.x, a.y, b.x, b.y, near.x, near.y), a)
  for (const ring of rings) places.push(outOf(ring, near))
  for (let i = 0; i < sides.length; i++) {
    for (let j = i + 1; j < sides.length; j++) {
      const crossing = sidesCross(sides[i]!, sides[j]!)
      if (crossing) places.push(crossing)
    }
    for (const ring of rings) places.push(...sideMeetsRing(sides[i]!, ring))
  }
  for (let i = 0; i < rings.length; i++) {
    for (let j = i + 1; j < rings.length; j++) places.push(...ringsMeet(rings[i]!, rings[j]!))
  }
  return onWholeUnits(places, near)
}

function sidesAround(ground: Ground, near: Spot, within: number): Side[] {
  const box = [near.x - within, near.y - within, near.x + within, near.y + within] as const
  const head = near.z + ground.mover.height
  const shapes = ground
    .obstaclesIn(...box)
    .filter((o) => o.passage !== 'difficult' && o.top >= near.z && o.bottom < head)
    .map((o) => o.shape)
  if (near.z > 0) {
    for (const top of ground.topsIn(...box)) if (top.z === near.z) shapes.push(top.shape)
  }
  shapes.push(innerBoard(ground))
  return shapes.flatMap((shape) => {
    const corners = cornersOf(shape)
    return corners
      .map((a, i) => ({ a, b: corners[(i + 1) % corners.length]! }))
      .filter(({ a, b }) => {
        const p = nearestOnSegment(a.x, a.y, b.x, b.y, near.x, near.y)
        return squaredDistance(p, near) <= within * within
      })
  })
}

function ringsAround(ground: Ground, near: Spot, others: readonly Body[], within: number): Ring[] {
  const head = near.z + ground.mover.height
  return others
    .filter((other) => other.z < head && near.z < other.z + other.height)
    .map((other) => ({ x: other.x, y: other.y, radius: other.radius + ground.mover.radius }))
    .filter((ring) => squaredDistance(ring, near) <= square(within + ring.radius))
}

/** Straight out of a ring from a point in it; along the x axis from its very middle. */
function outOf(ring: Ring, from: Point): Point {
  const dx = from.x - ring.x
  const dy = from.y - ring.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return { x: ring.x - ring.radius, y: ring.y }
  return { x: ring.x + (dx * ring.radius) / length, y: ring.y + (dy * ring.radius) / length }
}

function sidesCross(p: Side, q: Side): Point | undefined {
  const dx = p.b.x - p.a.x
  const dy = p.b.y - p.a.y
  const ex = q.b.x - q.a.x
  const ey = q.b.y - q.a.y
  const across = dx * ey - dy * ex
  if (across === 0) return undefined
  const t = ((q.a.x - p.a.x) * ey - (q.a.y - p.a.y) * ex) / across
  const u = ((q.a.x - p.a.x) * dy - (q.a.y - p.a.y) * dx) / across
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined
  return { x: p.a.x + dx * t, y: p.a.y + dy * t }
}

function sideMeetsRing({ a, b }: Side, ring: Ring): Point[] {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = dx * dx + dy * dy
  const along = ((ring.x - a.x) * dx + (ring.y - a.y) * dy) / length
  const off = squaredDistance({ x: a.x + dx * along, y: a.y + dy * along }, ring)
  if (off > ring.radius * ring.radius) return []
  const half = Math.sqrt((ring.radius * ring.radius - off) / length)
  return [along - half, along + half]
    .filter((t) => t >= 0 && t <= 1)
    .map((t) => ({ x: a.x + dx * t, y: a.y + dy * t }))
}

function ringsMeet(p: Ring, q: Ring): Point[] {
  const squared = squaredDistance(p, q)
  const distance = Math.sqrt(squared)
  if (distance === 0 || distance > p.radius + q.radius || distance < Math.abs(p.radius - q.radius)) return []
  const along = (squared + square(p.radius) - square(q.radius)) / (2 * distance)
  const off = Math.sqrt(Math.max(0, square(p.radius) - square(along)))
  const ux = (q.x - p.x) / distance
  const uy = (q.y - p.y) / distance
  const x = p.x + ux * along
  const y = p.y + uy * along
  return [
    { x: x - uy * off, y: y + ux * off },
    { x: x + uy * off, y: y - ux * off },
  ]
}

/** Every place with its neighbours on whole units (one of them is on the free side), nearest first. */
function onWholeUnits(places: readonly Point[], near: Point): Point[] {
  const whole: Point[] = []
  for (const { x, y } of places) {
    for (let dx = -1; dx <= 2; dx++) {
      for (let dy = -1; dy <= 2; dy++) whole.push({ x: Math.floor(x) + dx, y: Math.floor(y) + dy })
    }
  }
  return whole.sort((a, b) => squaredDistance(a, near) - squaredDistance(b, near) || a.x - b.x || a.y - b.y)
}
