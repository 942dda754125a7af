import type { BmgEvents } from '@gargoyle/bmg-common'
import { aboutReader, type SeenEvent, sameJson } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'

const aboutOf = aboutReader<BmgEvents>()

/** The ways of the latest moves, by model. */
export type Routes = Readonly<Record<number, readonly Spot[]>>

/** More events than one answer brings about; moves before those have been seen. */
const RECENT = 60

/** The ways of the latest moves, so that figures go round corners instead of through walls. */
export function routesIn(events: readonly Pick<SeenEvent, 'name' | 'about'>[]): Routes {
  const routes: Record<number, readonly Spot[]> = {}
  for (const event of events.slice(-RECENT)) {
    const move = aboutOf(event, 'move')
    if (move === undefined) continue
    const way = [...move.legs, move.end].map(([x, y, z]): Spot => ({ x, y, z }))
    // A model that falls ends elsewhere than at the end of the last leg.
    routes[move.model] = way.filter((spot, at) => !sameJson(spot, way[at - 1] ?? null))
  }
  return routes
}

/** Models whose latest move ended in a fall. */
export function fallsIn(events: readonly Pick<SeenEvent, 'name' | 'about'>[]): readonly number[] {
  const falls = new Set<number>()
  for (const event of events.slice(-RECENT)) {
    const move = aboutOf(event, 'move')
    if (move !== undefined) falls.delete(move.model)
    const fall = aboutOf(event, 'fall')
    if (fall !== undefined) falls.add(fall.model)
  }
  return [...falls]
}
