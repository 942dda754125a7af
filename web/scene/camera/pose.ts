import type { Vec } from '../shape/mesh.ts'

/** The pose of a camera: what is in the middle, how much of it shows, and from which side. */
export interface Pose {
  /** The place in the middle of the view, in inches. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** How many inches the view is high, measured at that place. */
  readonly span: number
  /** Which way is up on the screen: 0 is north, growing counter-clockwise, in radians. */
  readonly azimuth: number
  /** How far the view leans back from straight down, in radians. */
  readonly tilt: number
  /** 0 sees in perspective, 1 as a map does, with lines of sight all parallel. */
  readonly flatness: number
}

/** A pose worked out: where the eye is, which way it looks, and how wide. */
export interface Lens {
  readonly eye: Vec
  readonly right: Vec
  readonly up: Vec
  readonly forward: Vec
  readonly distance: number
  /** Tangent of half the angle of view; 0 when lines of sight are parallel. */
  readonly opening: number
  /** Half the height of the view at the middle, in inches. */
  readonly half: number
  readonly aspect: number
}

/** Tangent of half the angle of view in perspective: about 35 degrees, a little longer than an eye's. */
const OPENING = Math.tan((35 * Math.PI) / 360)

/** Parallel lines of sight start at this distance, far enough for any board. */
const FAR_AWAY = 240

/** Where the eye is for a pose, on a screen `aspect` times as wide as high. */
export function lensOf(pose: Pose, aspect: number): Lens {
  const isFlat = pose.flatness >= 1
  const opening = isFlat ? 0 : OPENING * (1 - pose.flatness) + 0.015 * pose.flatness
  const half = pose.span / 2
  const distance = isFlat ? FAR_AWAY : half / opening
  const [sa, ca] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)]
  const [st, ct] = [Math.sin(pose.tilt), Math.cos(pose.tilt)]
  const forward: Vec = [-sa * st, ca * st, -ct]
  return {
    eye: [pose.x - forward[0] * distance, pose.y - forward[1] * distance, pose.z - forward[2] * distance],
    right: [ca, sa, 0],
    up: [-sa * ct, ca * ct, st],
    forward,
    distance,
    opening,
    half,
    aspect,
  }
}

/** A line of sight into the scene. */
export interface Ray {
  readonly from: Vec
  readonly along: Vec
}

/** The line of sight through a place of the screen: -1 to 1 from left to right and from bottom to top. */
export function rayAt(lens: Lens, sx: number, sy: number): Ray {
  const { eye, right, up, forward, opening, half, aspect } = lens
  if (opening === 0) {
    const [u, v] = [sx * half * aspect, sy * half]
    return {
      from: [
        eye[0] + right[0] * u + up[0] * v,
        eye[1] + right[1] * u + up[1] * v,
        eye[2] + right[2] * u + up[2] * v,
      ],
      along: forward,
    }
  }
  const [u, v] = [sx * opening * aspect, sy * opening]
  return {
    from: eye,
    along: [
      forward[0] + right[0] * u + up[0] * v,
      forward[1] + right[1] * u + up[1] * v,
      forward[2] + right[2] * u + up[2] * v,
    ],
  }
}

/** Where something shows on the screen: -1 to 1 each way, and how far from the eye it is; undefined behind the eye. */
export function project(
  lens: Lens,
  at: Vec,
): { readonly x: number; readonly y: number; readonly depth: number } | undefined {
  const [dx, dy, dz] = [at[0] - lens.eye[0], at[1] - lens.eye[1], at[2] - lens.eye[2]]
  const along = (axis: Vec): number => dx * axis[0] + dy * axis[1] + dz * axis[2]
  const depth = along(lens.forward)
  if (lens.opening > 0 && depth <= 0.01) return undefined
  const half = lens.opening > 0 ? depth * lens.opening : lens.half
  return { x: along(lens.right) / (half * lens.aspect), y: along(lens.up) / half, depth }
}

/** Where a line of sight meets the level at a height, or undefined when it never does. */
export function meetLevel({ from, along }: Ray, z: number): Vec | undefined {
  if (Math.abs(along[2]) < 1e-9) return undefined
  const t = (z - from[2]) / along[2]
  return t < 0 ? undefined : [from[0] + along[0] * t, from[1] + along[1] * t, z]
}

/** How many inches a pixel is at a depth of the view. */
export const inchesPerPixel = (lens: Lens, depth: number, heightInPixels: number): number =>
  ((lens.opening > 0 ? depth * lens.opening : lens.half) * 2) / heightInPixels
