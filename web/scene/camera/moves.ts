import type { SceneCamera } from '../scene-content.ts'
import type { Flat, Vec } from '../shape/mesh.ts'
import { type Lens, lensOf, meetLevel, type Pose, rayAt } from './pose.ts'

/** The room a camera has: the board's size in inches and the height of what stands on it. */
export interface TableSize {
  readonly width: number
  readonly depth: number
  readonly height: number
}

/** The least and most inches of table from the top of the screen to its bottom. */
const CLOSEST = 5
const WIDEST_OVER_FIT = 1.5

/** How far the free camera leans: never quite flat on the table, never quite from above. */
const TILT = { least: 0.12, most: 1.38, usual: 0.82, narrow: 0.5 } as const

/** A free view from the south, or one strictly from above with north up; of the same place. */
export function posedAs(mode: SceneCamera['mode'], pose: Pose, before?: Pose): Pose {
  return mode === 'top'
    ? { ...pose, z: 0, azimuth: nearestTurn(0, pose.azimuth), tilt: 0, flatness: 1 }
    : { ...pose, azimuth: before?.azimuth ?? pose.azimuth, tilt: before?.tilt ?? TILT.usual, flatness: 0 }
}

/** The equivalent angle that is less than half a turn away from another. */
export function nearestTurn(angle: number, from: number): number {
  const turn = Math.PI * 2
  return angle + Math.round((from - angle) / turn) * turn
}

/** A pose that shows the whole stage with a little air around it. */
export function fitted(stage: TableSize, aspect: number, mode: SceneCamera['mode'], turn = 0): Pose {
  let pose = posedAs(mode, {
    x: stage.width / 2,
    y: stage.depth / 2,
    z: 0,
    span: Math.max(stage.width, stage.depth),
    azimuth: turn,
    tilt: TILT.usual,
    flatness: 0,
  })
  // A screen that is higher than wide shows more of the table from further above.
  if (mode === 'free' && aspect < 1) pose = { ...pose, tilt: TILT.narrow }
  for (let i = 0; i < 4; i++) pose = balanced(stage, closedIn(stage, pose, aspect), aspect)
  return closedIn(stage, pose, aspect)
}

const AIR = 1.03

/** All corners of the stage, on the ground and at the height of its roofs. */
function cornersOf({ width, depth, height }: TableSize): Vec[] {
  return [0, height].flatMap((z): Vec[] => [
    [0, 0, z],
    [width, 0, z],
    [width, depth, z],
    [0, depth, z],
  ])
}

function seen(lens: Lens, pose: Pose, at: Vec): { across: number; up: number; beyond: number } {
  const [dx, dy, dz] = [at[0] - pose.x, at[1] - pose.y, at[2] - pose.z]
  const along = (axis: Vec): number => dx * axis[0] + dy * axis[1] + dz * axis[2]
  return { across: along(lens.right), up: along(lens.up), beyond: along(lens.forward) }
}

/** The pose with the smallest span that shows all corners. */
function closedIn(stage: TableSize, pose: Pose, aspect: number): Pose {
  const lens = lensOf(pose, aspect)
  let half = 1
  for (const corner of cornersOf(stage)) {
    const { across, up, beyond } = seen(lens, pose, corner)
    // In perspective a corner nearer to the eye needs more room, one farther away less.
    const nearer = beyond * lens.opening
    half = Math.max(half, Math.abs(up) - nearer, Math.abs(across) / aspect - nearer)
  }
  return { ...pose, span: half * 2 * AIR }
}

/** The pose moved so that there is as much air above the stage as below it. */
function balanced(stage: TableSize, pose: Pose, aspect: number): Pose {
  const lens = lensOf(pose, aspect)
  let [low, high] = [Infinity, -Infinity]
  for (const corner of cornersOf(stage)) {
    const { up, beyond } = seen(lens, pose, corner)
    const share = lens.opening > 0 ? (up / (lens.distance + beyond)) * lens.distance : up
    low = Math.min(low, share)
    high = Math.max(high, share)
  }
  const shift = (low + high) / 2 / Math.max(0.3, Math.cos(pose.tilt))
  return { ...pose, x: pose.x - Math.sin(pose.azimuth) * shift, y: pose.y + Math.cos(pose.azimuth) * shift }
}

/** The share of the view that the middle keeps from the board's edge: the room around it is of no interest. */
const INWARDS = 0.26

/** The pose kept over the board, at a distance and an angle that make sense. */
export function kept(pose: Pose, stage: TableSize, aspect: number): Pose {
  const widest = fitted(stage, aspect, pose.flatness >= 1 ? 'top' : 'free').span * WIDEST_OVER_FIT
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
  const span = clamp(pose.span, CLOSEST, widest)
  const [c, s] = [Math.abs(Math.cos(pose.azimuth)), Math.abs(Math.sin(pose.azimuth))]
  const inwards = (across: number, along: number): number => span * (across * aspect + along) * INWARDS
  const within = (value: number, size: number, margin: number): number =>
    clamp(value, Math.min(margin, size / 2), Math.max(size - margin, size / 2))
  return {
    ...pose,
    span,
    x: within(pose.x, stage.width, inwards(c, s)),
    y: within(pose.y, stage.depth, inwards(s, c)),
    tilt: pose.flatness >= 1 ? 0 : clamp(pose.tilt, TILT.least, TILT.most),
  }
}

/** Turned and leant by angles; a map does neither. */
export const orbited = (pose: Pose, turn: number, lean: number): Pose =>
  pose.flatness >= 1 ? pose : { ...pose, azimuth: pose.azimuth + turn, tilt: pose.tilt + lean }

/** Moved so that what was at one place of the screen is at another (both -1 to 1). */
export function dragged(pose: Pose, aspect: number, from: Flat, to: Flat): Pose {
  const lens = lensOf(pose, aspect)
  const a = meetLevel(rayAt(lens, from[0], from[1]), pose.z)
  const b = meetLevel(rayAt(lens, to[0], to[1]), pose.z)
  return a && b ? { ...pose, x: pose.x + a[0] - b[0], y: pose.y + a[1] - b[1] } : pose
}

/** Closer (below 1) or farther, with what is at a place of the screen staying there. */
export function zoomed(pose: Pose, aspect: number, by: number, around: Flat = [0, 0]): Pose {
  const before = meetLevel(rayAt(lensOf(pose, aspect), around[0], around[1]), pose.z)
  const nearer = { ...pose, span: Math.max(CLOSEST, pose.span * by) }
  const after = meetLevel(rayAt(lensOf(nearer, aspect), around[0], around[1]), pose.z)
  return before && after
    ? { ...nearer, x: nearer.x + before[0] - after[0], y: nearer.y + before[1] - after[1] }
    : nearer
}

/** Moved across the screen by shares of its height. */
export function panned(pose: Pose, right: number, up: number): Pose {
  const [s, c] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)]
  const [dx, dy] = [right * pose.span, (up * pose.span) / Math.max(0.4, Math.cos(pose.tilt))]
  return { ...pose, x: pose.x + c * dx - s * dy, y: pose.y + s * dx + c * dy }
}

/** How much of the table one sees when something is looked at. */
const FOCUS_SPAN = 16

/** Turned to a place, close enough to see a figure well. */
export const focused = (pose: Pose, [x, y, z]: Vec): Pose => ({
  ...pose,
  x,
  y,
  z: pose.flatness >= 1 ? 0 : z * 0.6,
  span: Math.min(pose.span, FOCUS_SPAN),
})

/** A step from one pose towards another; `share` of the way. */
export function eased(from: Pose, to: Pose, share: number): Pose {
  const part = (a: number, b: number): number => a + (b - a) * share
  return {
    x: part(from.x, to.x),
    y: part(from.y, to.y),
    z: part(from.z, to.z),
    span: from.span * (to.span / from.span) ** share,
    azimuth: part(from.azimuth, nearestTurn(to.azimuth, from.azimuth)),
    tilt: part(from.tilt, to.tilt),
    flatness: Math.min(part(from.flatness, to.flatness), 1),
  }
}

/** Whether two poses look alike on a screen. */
export function alike(a: Pose, b: Pose): boolean {
  const near = (x: number, y: number, by: number): boolean => Math.abs(x - y) < by
  const hair = a.span * 0.0005
  return (
    near(a.x, b.x, hair) &&
    near(a.y, b.y, hair) &&
    near(a.z, b.z, hair) &&
    near(a.span, b.span, hair) &&
    near(a.azimuth, nearestTurn(b.azimuth, a.azimuth), 0.0005) &&
    near(a.tilt, b.tilt, 0.0005) &&
    near(a.flatness, b.flatness, 0.002)
  )
}
