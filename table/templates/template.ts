import type { Point, Spot } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import { cm, inches, type Length } from '../units.ts'

/** How far a template reaches up and down from where it lies. Unlimited is `Infinity`. */
export interface Heights {
  readonly above: number
  readonly below: number
}

/**
 * A round template: everything under it and within its heights.
 * bmg1/template/explosion-template, bmg2/template/explosion, bmg2/template/ice
 */
export interface CircleTemplate extends Heights {
  readonly kind: 'circle'
  readonly centre: Spot
  readonly radius: number
}

/**
 * A straight cone from a shooter's base, cut across into bands of equal length, the first at its narrow end.
 * bmg1/template/spray-template, bmg2/template/spray
 */
export interface SprayTemplate extends Heights {
  readonly kind: 'spray'
  /** Who it comes from: the middle of its narrow end touches this base. */
  readonly from: Body
  /** Its direction, as a whole step east and north. */
  readonly step: Point
  readonly length: number
  readonly nearWidth: number
  readonly farWidth: number
  readonly bands: number
}

/** Any template. */
export type Template = CircleTemplate | SprayTemplate

/** The size of a spray. */
export interface SprayShape extends Heights {
  readonly length: number
  readonly nearWidth: number
  readonly farWidth: number
  readonly bands: number
}

/** Templates reach 2" up and down from the point of impact. bmg2/template/explosion */
export const TEMPLATE_HEIGHTS: Heights = { above: inches(2), below: inches(2) }

/** Smoke rises without limit. bmg2/effect/smoke */
export const UNLIMITED_HEIGHTS: Heights = {
  above: Number.POSITIVE_INFINITY,
  below: Number.POSITIVE_INFINITY,
}

/** Radius of the explosion circle where distances are in centimetres: 12 cm across (an assumption, see the rules' notes). */
export const EXPLOSION_RADIUS_CM: Length = cm(6)

/** Radius of the explosion circle where distances are in inches: 5" across (an assumption, see the rules' notes). */
export const EXPLOSION_RADIUS_INCHES: Length = inches(2.5)

/** The spray where distances are in centimetres: 20 cm long, 2 to 8 cm wide, four bands (assumptions as well). */
export const SPRAY_CM: SprayShape = {
  length: cm(20),
  nearWidth: cm(2),
  farWidth: cm(8),
  bands: 4,
  ...TEMPLATE_HEIGHTS,
}

/** The spray where distances are in inches: 8" long, otherwise the same. */
export const SPRAY_INCHES: SprayShape = { ...SPRAY_CM, length: inches(8) }

/** A round template laid with its middle on a spot. */
export function circleTemplate(
  centre: Spot,
  radius: number,
  { above, below }: Heights = TEMPLATE_HEIGHTS,
): CircleTemplate {
  return { kind: 'circle', centre, radius, above, below }
}

/**
 * A spray with its narrow end in contact with the shooter's base, directed at a point: due east when that
 * point is the very centre of the base.
 */
export function sprayTemplate(
  from: Body,
  towards: Point,
  { length, nearWidth, farWidth, bands, above, below }: SprayShape = SPRAY_INCHES,
): SprayTemplate {
  const dx = towards.x - from.x
  const dy = towards.y - from.y
  const step = dx === 0 && dy === 0 ? { x: 1, y: 0 } : { x: dx, y: dy }
  return { kind: 'spray', from, step, length, nearWidth, farWidth, bands, above, below }
}

/** The spray's corners as seen from above, counter-clockwise from the narrow end, for showing. */
export function sprayOutline(spray: SprayTemplate): readonly Point[] {
  const { from, step, length, nearWidth, farWidth } = spray
  const size = Math.sqrt(step.x * step.x + step.y * step.y)
  const east = step.x / size
  const north = step.y / size
  const corner = (along: number, aside: number): Point => ({
    x: Math.round(from.x + east * (from.radius + along) - north * aside),
    y: Math.round(from.y + north * (from.radius + along) + east * aside),
  })
  return [
    corner(0, nearWidth / 2),
    corner(0, -nearWidth / 2),
    corner(length, -farWidth / 2),
    corner(length, farWidth / 2),
  ]
}

/** Where the middle of a spray's narrow end lies, on whole units. */
export function narrowEnd({ from, step }: SprayTemplate): Spot {
  const size = Math.sqrt(step.x * step.x + step.y * step.y)
  return {
    x: from.x + Math.round((step.x / size) * from.radius),
    y: from.y + Math.round((step.y / size) * from.radius),
    z: from.z,
  }
}
