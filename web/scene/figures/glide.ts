import type { Vec } from '../shape/mesh.ts'

/** How fast figures glide, in inches a second, and the shortest and longest a glide may take in seconds. */
const SPEED = 11
const SHORTEST = 0.25
const LONGEST = 2.4

/** A way being gone: places in order and how long it takes in seconds. */
export interface Glide {
  readonly points: readonly Vec[]
  readonly length: number
  readonly seconds: number
}

const stretch = (a: Vec, b: Vec): number => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])

export const same = (a: Vec, b: Vec): boolean => stretch(a, b) < 1e-4

/**
 * The glide from where a figure shows to where it is now. It follows the way that was really gone when that is known
 * and ends there; otherwise it goes straight.
 */
export function glideTo(from: Vec, to: Vec, route: readonly Vec[] = []): Glide {
  const last = route.at(-1)
  const known = last !== undefined && same(last, to)
  const points = known ? [from, ...route.filter((place, i) => i > 0 || !same(place, from))] : [from, to]
  let length = 0
  for (let i = 0; i + 1 < points.length; i++) length += stretch(points[i]!, points[i + 1]!)
  return { points, length, seconds: Math.min(LONGEST, Math.max(SHORTEST, length / SPEED)) }
}

/** Where a glide has got to after so many seconds, which way it heads (radians from the east), and whether it is over. */
export function along(
  glide: Glide,
  seconds: number,
): { readonly at: Vec; readonly heading?: number; readonly done: boolean } {
  const end = glide.points.at(-1)!
  const share = smooth(Math.min(1, seconds / glide.seconds))
  let left = share * glide.length
  for (let i = 0; i + 1 < glide.points.length; i++) {
    const [a, b] = [glide.points[i]!, glide.points[i + 1]!]
    const length = stretch(a, b)
    if (left > length || length === 0) {
      left -= length
      continue
    }
    const t = left / length
    const at: Vec = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
    const flat = Math.hypot(b[0] - a[0], b[1] - a[1])
    return { at, done: share >= 1, ...(flat > 0.01 && { heading: Math.atan2(b[1] - a[1], b[0] - a[0]) }) }
  }
  return { at: end, done: share >= 1 }
}

/** Slow at both ends. */
export const smooth = (t: number): number => t * t * (3 - 2 * t)
