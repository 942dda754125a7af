import { isRecord, type SeenEvent, sameJson } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'

/** The ways of the latest moves, by model. */
export type Routes = Readonly<Record<number, readonly Spot[]>>

/** More events than one answer brings about; moves before those have been seen. */
const RECENT = 60

/** The ways of the latest moves, so that figures go round corners instead of through walls. */
export function routesIn(events: readonly Pick<SeenEvent, 'name' | 'about'>[]): Routes {
  const routes: Record<number, readonly Spot[]> = {}
  for (const { name, about } of events.slice(-RECENT)) {
    if (name !== 'move' || !isRecord(about) || typeof about.model !== 'number') continue
    const legs = Array.isArray(about.legs) ? about.legs : []
    const way = [...legs, about.end].flatMap(spotOf)
    // A model that falls ends elsewhere than at the end of the last leg.
    routes[about.model] = way.filter((spot, at) => !sameJson(spot, way[at - 1] ?? null))
  }
  return routes
}

/** Models whose latest move ended in a fall. */
export function fallsIn(events: readonly Pick<SeenEvent, 'name' | 'about'>[]): readonly number[] {
  const falls = new Set<number>()
  for (const { name, about } of events.slice(-RECENT)) {
    if (!isRecord(about) || typeof about.model !== 'number') continue
    if (name === 'move') falls.delete(about.model)
    if (name === 'fall') falls.add(about.model)
  }
  return [...falls]
}

function spotOf(place: unknown): readonly Spot[] {
  if (!Array.isArray(place)) return []
  const [x, y, z] = place
  return [x, y, z].every((each) => typeof each === 'number') ? [{ x, y, z }] : []
}
