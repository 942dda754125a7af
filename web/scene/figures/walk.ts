import type { Vec } from '../shape/mesh.ts'

/** How fast figures walk and climb, in inches a second, and how they gather speed when they drop. */
const WALKING = 9
const CLIMBING = 6
const GRAVITY = 60

/** The shortest and longest a whole way may take, in seconds. */
const SHORTEST = 0.25
const LONGEST = 2.6

/** A rise or drop of less than this is a step, in inches. */
const STEP_HEIGHT = 0.3

/** How long a stride is and how high a figure rises with each, in inches. */
const STRIDE = 1.5
const BOUNCE = 0.13

/** A part of a way: on foot, up or down a wall by hand, or through the air. */
export interface WalkLeg {
  readonly kind: 'step' | 'climb' | 'drop'
  readonly from: Vec
  readonly to: Vec
  readonly seconds: number
}

/** A way being gone, and how long it takes in seconds. */
export interface Walk {
  readonly legs: readonly WalkLeg[]
  readonly seconds: number
}

/** How a figure shows on its way. */
export interface Stride {
  /** Where its feet are. */
  readonly at: Vec
  /** Which way it looks, in radians from the east; as before if left out. */
  readonly heading?: number
  /** How far it leans forwards, and from one foot to the other, in radians. */
  readonly lean: number
  readonly sway: number
  readonly done: boolean
}

const distance = (a: Vec, b: Vec): number => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])

export const same = (a: Vec, b: Vec): boolean => distance(a, b) < 1e-4

/**
 * The way from where a figure shows to where it is now. It follows the way that was really gone when that is known
 * and ends there; otherwise it goes straight. A figure that falls drops; others climb down.
 */
export function walkTo(from: Vec, to: Vec, route: readonly Vec[] = [], falls = false): Walk {
  const last = route.at(-1)
  const known = last !== undefined && same(last, to)
  const points = known ? [from, ...route.filter((place, i) => i > 0 || !same(place, from))] : [from, to]
  const legs: WalkLeg[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const isLast = i + 2 === points.length
    legs.push(...legsOf(points[i]!, points[i + 1]!, falls && isLast))
  }
  const whole = legs.reduce((sum, { seconds }) => sum + seconds, 0)
  const seconds = Math.min(LONGEST, Math.max(SHORTEST, whole))
  const pace = whole === 0 ? 1 : seconds / whole
  return { legs: legs.map((leg) => ({ ...leg, seconds: leg.seconds * pace })), seconds }
}

/** A wall is climbed before the roof is walked on, and walked to before one goes down it. */
function legsOf(a: Vec, b: Vec, falls: boolean): WalkLeg[] {
  const rise = b[2] - a[2]
  if (Math.abs(rise) < STEP_HEIGHT) return leg('step', a, b)
  const corner: Vec = rise > 0 ? [a[0], a[1], b[2]] : [b[0], b[1], a[2]]
  if (rise > 0) return [...leg('climb', a, corner), ...leg('step', corner, b)]
  return [...leg('step', a, corner), ...leg(falls ? 'drop' : 'climb', corner, b)]
}

function leg(kind: WalkLeg['kind'], from: Vec, to: Vec): WalkLeg[] {
  const length = distance(from, to)
  if (length < 1e-4) return []
  const seconds =
    kind === 'drop' ? Math.sqrt((2 * length) / GRAVITY) : length / (kind === 'climb' ? CLIMBING : WALKING)
  return [{ kind, from, to, seconds }]
}

/** The position and pose of a figure at a time of its walk, in seconds. */
export function along({ legs, seconds }: Walk, gone: number): Stride {
  const done = gone >= seconds
  let left = gone
  for (const each of legs) {
    if (left > each.seconds) left -= each.seconds
    else if (!done) return { ...strideOf(each, left / each.seconds), done }
  }
  const end = legs.at(-1)
  return { at: end?.to ?? [0, 0, 0], lean: 0, sway: 0, done, ...headingOf(end) }
}

function strideOf(leg: WalkLeg, share: number): Omit<Stride, 'done'> {
  const { kind, from, to } = leg
  const t = kind === 'drop' ? share * share : share
  const [x, y, z]: Vec = [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ]
  const heading = headingOf(leg)
  if (kind === 'drop') return { at: [x, y, z], lean: -0.5 * share, sway: 0, ...heading }
  const length = distance(from, to)
  // Whole strides, so that both feet are on the ground at either end.
  const strides = Math.max(1, Math.round(length / STRIDE))
  const swing = Math.sin(share * strides * Math.PI)
  if (kind === 'climb') return { at: [x, y, z], lean: 0.3, sway: 0.16 * swing, ...heading }
  return {
    at: [x, y, z + BOUNCE * Math.abs(swing)],
    lean: 0.1 * Math.abs(swing),
    sway: 0.09 * Math.sin(share * strides * Math.PI * 2),
    ...heading,
  }
}

function headingOf(leg: WalkLeg | undefined): { readonly heading?: number } {
  if (!leg) return {}
  const [dx, dy] = [leg.to[0] - leg.from[0], leg.to[1] - leg.from[1]]
  return Math.hypot(dx, dy) > 0.01 ? { heading: Math.atan2(dy, dx) } : {}
}

/** Slow at both ends. */
export const smooth = (t: number): number => t * t * (3 - 2 * t)
