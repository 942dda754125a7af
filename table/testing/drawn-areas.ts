import { nearestOnSegment } from '../geometry/convex.ts'
import { type Point, type Spot, squaredDistance } from '../geometry/point.ts'
import { inches } from '../units.ts'

/** Whether a place lies in one of the outlines of its floor. */
export function isInsideAreas(areas: readonly { z: number; outline: readonly Point[] }[], at: Spot): boolean {
  return areas.some(
    ({ z, outline }) =>
      z === at.z &&
      outline.reduce((inside, a, i) => {
        const b = outline[(i + 1) % outline.length]!
        const straddles = a.y > at.y !== b.y > at.y
        return straddles && at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x ? !inside : inside
      }, false),
  )
}

/** The same with the drawn line's own width: straight sides are drawn for round ones. */
export function isInsideOrNear(
  areas: readonly { z: number; outline: readonly Point[] }[],
  at: Spot,
): boolean {
  const near = inches(0.2)
  return (
    isInsideAreas(areas, at) ||
    areas.some(
      ({ z, outline }) =>
        z === at.z &&
        outline.some((a, i) => {
          const b = outline[(i + 1) % outline.length]!
          return squaredDistance(nearestOnSegment(a.x, a.y, b.x, b.y, at.x, at.y), at) < near * near
        }),
    )
  )
}
