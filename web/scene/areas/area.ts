import { convexParts, cornersOf, doubleArea, type Point, type Spot } from '@gargoyle/table'
import type { LineMark, SceneArea, SceneContent } from '../scene-content.ts'

/** Whether an outline (counter-clockwise or not) holds a point; points on its edge may fall to either side. */
export function outlineHolds(outline: readonly Point[], { x, y }: Point): boolean {
  let isInside = false
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) isInside = !isInside
  })
  return isInside
}

/** The area that a place belongs to: of those above each other, the highest that is not above the place. */
export function areaAt(areas: readonly SceneArea[] | undefined, spot: Spot): SceneArea | undefined {
  let best: SceneArea | undefined
  for (const area of areas ?? []) {
    if (area.z <= spot.z && (!best || area.z > best.z) && outlineHolds(area.outline, spot)) best = area
  }
  return best
}

/** The middle of an outline: that of its biggest convex part, so that it lies inside whatever the shape. */
export function outlineMiddle(outline: readonly Point[]): Point {
  let best: readonly Point[] = outline
  let size = 0
  for (const part of convexParts(outline)) {
    const corners = cornersOf(part)
    const area = Math.abs(doubleArea(corners))
    if (area > size) [best, size] = [corners, area]
  }
  const mean = (of: (corner: Point) => number): number =>
    Math.round(best.reduce((sum, corner) => sum + of(corner), 0) / best.length)
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

const middles = new WeakMap<SceneArea, Spot>()

/** Where an area is pointed to: its marker, or its middle. */
export function areaSpot(area: SceneArea): Spot {
  const known = middles.get(area)
  if (known) return known
  const { x, y } = area.marker ?? outlineMiddle(area.outline)
  const spot = { x, y, z: area.z }
  middles.set(area, spot)
  return spot
}

/** Other places in an area for words: from its middle towards the middles of its edges, southern ones first. */
export function otherSpots(area: SceneArea): readonly Spot[] {
  const middle = areaSpot(area)
  return area.outline
    .map((from, i) => {
      const to = area.outline[(i + 1) % area.outline.length]!
      const part = (m: number, a: number, b: number): number => Math.round(m + ((a + b) / 2 - m) * 0.6)
      return { x: part(middle.x, from.x, to.x), y: part(middle.y, from.y, to.y), z: area.z }
    })
    .sort((a, b) => a.y - b.y)
}

/** The distance from anything else at which words have room, in table units. */
const ROOM = 3000

/** A place for words in an area: its middle if there is room, else the place farthest from what stands and lies there. */
export function freeSpot(area: SceneArea, taken: readonly Point[]): Spot {
  const inside = taken.filter((each) => outlineHolds(area.outline, each))
  const room = (at: Point): number =>
    Math.min(...inside.map(({ x, y }) => Math.max(Math.abs(x - at.x) / 2, Math.abs(y - at.y))))
  let best = areaSpot(area)
  if (room(best) >= ROOM) return best
  for (const spot of otherSpots(area)) if (room(spot) > room(best)) best = spot
  return best
}

/** The area with this id. */
export const areaById = ({ areas }: Pick<SceneContent, 'areas'>, id: string): SceneArea | undefined =>
  areas?.find((area) => area.id === id)

/** How high above the floor lines of sight between areas run, in table units: over the heads of figures in between. */
const EYE = 4000

/** A line of sight from one area to another, or one that is blocked. Nothing if there is no such area. */
export function sightLine(
  content: Pick<SceneContent, 'areas'>,
  from: string,
  to: string,
  { sees, label }: { readonly sees: boolean; readonly label?: string },
): LineMark | undefined {
  const [a, b] = [areaById(content, from), areaById(content, to)]
  if (!a || !b) return undefined
  const end = (area: SceneArea): Spot => ({ ...areaSpot(area), z: area.z + EYE })
  return { from: end(a), to: end(b), tone: sees ? 'seen' : 'danger', ...(label !== undefined && { label }) }
}
