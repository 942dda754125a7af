import { inches, type Point, type Spot } from '@gargoyle/table'
import { areaSpot, outlineHolds } from '../../scene/areas/area.ts'
import type { SceneArea } from '../../scene/scene-content.ts'

/** How far apart those stand who are in one area, and how far from its edge. */
const STEP = inches(1.45)
const EDGE = inches(0.75)

const known = new WeakMap<SceneArea, readonly Spot[]>()

/** Places to stand in an area, the middle ones first: a grid as far as there is room. */
export function slotsOf(area: SceneArea): readonly Spot[] {
  const found = known.get(area)
  if (found) return found
  const middle = areaSpot(area)
  const [left, right, bottom, top] = [
    Math.min(...area.outline.map(({ x }) => x)),
    Math.max(...area.outline.map(({ x }) => x)),
    Math.min(...area.outline.map(({ y }) => y)),
    Math.max(...area.outline.map(({ y }) => y)),
  ]
  const hasRoom = ({ x, y }: Point): boolean =>
    [
      [-EDGE, -EDGE],
      [EDGE, -EDGE],
      [EDGE, EDGE],
      [-EDGE, EDGE],
    ].every(([dx = 0, dy = 0]) => outlineHolds(area.outline, { x: x + dx, y: y + dy }))
  const slots: Spot[] = []
  const count = (size: number): number => Math.ceil(size / STEP / 2)
  for (let i = -count(right - left); i <= count(right - left); i++)
    for (let j = -count(top - bottom); j <= count(top - bottom); j++) {
      const at = { x: middle.x + Math.round(i * STEP), y: middle.y + Math.round(j * STEP), z: area.z }
      if (hasRoom(at)) slots.push(at)
    }
  // Beside each other rather than behind each other: then none is hidden when seen from the south.
  const away = ({ x, y }: Point): number => (x - middle.x) ** 2 + 2 * (y - middle.y) ** 2
  const sorted =
    slots.length > 0 ? slots.toSorted((a, b) => away(a) - away(b) || b.y - a.y || a.x - b.x) : [middle]
  known.set(area, sorted)
  return sorted
}

/** The places of the figures and tokens of an area: figures around its middle, tokens as far south as possible. */
export function placesIn(
  area: SceneArea,
  figures: number,
  tokens: number,
): { readonly figures: readonly Spot[]; readonly tokens: readonly Spot[] } {
  const slots = slotsOf(area)
  const southern = slots.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const lying = Array.from({ length: tokens }, (_, i) => southern[i % southern.length]!)
  const free = slots.filter((slot) => !lying.includes(slot))
  const room = free.length > 0 ? free : slots
  const crowded = (i: number): Spot => {
    const { x, y, z } = room[i % room.length]!
    // More than there are places: they stand close.
    const round = Math.floor(i / room.length)
    return { x: x + round * inches(0.6), y: y - round * inches(0.5), z }
  }
  return { figures: Array.from({ length: figures }, (_, i) => crowded(i)), tokens: lying }
}
