import { type Box, insideZone, type Spot, type Zone } from '@gargoyle/table'

/** Whether a round thing is within so far of a zone, or in it: a length in table units. */
export function isNearZone(at: Spot, radius: number, zone: Zone, distance: number): boolean {
  const reach = radius + distance
  if (!('minX' in zone)) return insideZone({ x: at.x, y: at.y, z: at.z, radius: reach }, zone) !== 'outside'
  const dx = Math.max(zone.minX - at.x, 0, at.x - zone.maxX)
  const dy = Math.max(zone.minY - at.y, 0, at.y - zone.maxY)
  return dx * dx + dy * dy <= reach * reach
}

/** Whether it lies wholly in one of the zones. */
export const isInZones = (at: Spot, radius: number, zones: readonly Zone[]): boolean =>
  zones.some((zone) =>
    // Rectangles are the most of them, and asked by the thousand.
    'minX' in zone
      ? at.x - radius >= zone.minX &&
        at.x + radius <= zone.maxX &&
        at.y - radius >= zone.minY &&
        at.y + radius <= zone.maxY
      : insideZone({ ...at, radius }, zone) === 'completely',
  )

/** The upright rectangle around a zone. */
export function boxOfZone(zone: Zone): Box {
  if ('minX' in zone) return zone
  const xs = zone.map(({ x }) => x)
  const ys = zone.map(({ y }) => y)
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) }
}

/** The corners of a zone, counter-clockwise, for pictures. */
export function cornersOfZone(zone: Zone): readonly { readonly x: number; readonly y: number }[] {
  if (!('minX' in zone)) return zone
  const { minX, minY, maxX, maxY } = zone
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]
}
