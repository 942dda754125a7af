import type { Spot } from '../geometry/point.ts'
import { type Length, mm } from '../units.ts'

/** A model's volume: a cylinder standing on its base. bmg1/core/volume */
export interface Body extends Spot {
  readonly radius: number
  readonly height: number
}

/** The round bases there are, by diameter in millimetres. */
export const BASES_MM = [25, 30, 40, 50, 60, 80, 100, 120] as const

/** The radius of a round base of this diameter in millimetres (25 to 120). */
export function baseRadius(diameterMm: number): Length {
  if (!(diameterMm >= 25 && diameterMm <= 120)) {
    throw new RangeError(`a base is 25 to 120 mm across, not ${diameterMm}`)
  }
  return mm(diameterMm / 2)
}

/** A body on a base of this diameter (mm) and height (mm), standing at a place. */
export function body(at: Spot, diameterMm = 30, heightMm = 40): Body {
  return { x: at.x, y: at.y, z: at.z, radius: baseRadius(diameterMm), height: mm(heightMm) }
}

/** The same body somewhere else. */
export const moved = (of: Body, to: Spot): Body => ({
  x: to.x,
  y: to.y,
  z: to.z,
  radius: of.radius,
  height: of.height,
})
