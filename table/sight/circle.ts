import type { Stretch } from '../geometry/convex.ts'

/** Shares of a line shorter than this are rounding, not geometry. */
const SLIVER = 1e-9

/** The stretch of the segment a–b that lies inside a circle, or undefined. Grazing the rim is not inside. */
export function stretchInCircle(
  x: number,
  y: number,
  radius: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Stretch | undefined {
  const dx = bx - ax
  const dy = by - ay
  const fx = ax - x
  const fy = ay - y
  const squared = dx * dx + dy * dy
  const inside = fx * fx + fy * fy - radius * radius
  if (squared === 0) return inside < 0 ? { from: 0, to: 1 } : undefined
  const half = -(fx * dx + fy * dy)
  const root = half * half - squared * inside
  if (root <= 0) return undefined
  const reach = Math.sqrt(root)
  const from = Math.max(0, (half - reach) / squared)
  const to = Math.min(1, (half + reach) / squared)
  return to - from > SLIVER ? { from, to } : undefined
}
