import { squaredDistance } from '../geometry/point.ts'
import type { Body } from './body.ts'

/** Whether two bases share any area seen from above, whatever their levels. Touching is not overlapping. */
export function basesOverlap(a: Body, b: Body): boolean {
  const reach = a.radius + b.radius
  return squaredDistance(a, b) < reach * reach
}

/**
 * Whether two bodies are in the same place: their bases overlap and their heights meet, so neither stands
 * clear above the other. No move may end so. bmg3/core/contact
 */
export function overlap(a: Body, b: Body): boolean {
  return a.z < b.z + b.height && b.z < a.z + a.height && basesOverlap(a, b)
}
