import { fitsHere, floorHeights, mm, mover, type Point, type Spot } from '@gargoyle/table'
import { addMarker } from '../manipulate/markers.ts'
import { MARKER_RADIUS } from '../model/model.ts'
import { boardOf, type Play } from '../state.ts'
import { encounterOf } from './zones.ts'

/** A marker takes no room to speak of above its floor. */
const flat = mover({ radius: MARKER_RADIUS, height: mm(1) })

/** Puts the event markers of the encounter on the table. bmg3/core/encounter-card */
export function setEncounterMarkers(game: Play): void {
  const { width, depth } = boardOf(game)
  for (const at of encounterOf(game).markers?.(width, depth) ?? []) {
    // Where the map wants it, even if scenery leaves it no level floor there.
    addMarker(game, 'event', markerSpot(game, at) ?? { x: at.x, y: at.y, z: 0 })
  }
}

/** Where a marker lies at a point: on the lowest floor that has room for it. */
export function markerSpot(game: Play, { x, y }: Point): Spot | undefined {
  const board = boardOf(game)
  for (const z of floorHeights(board, flat, x, y).toReversed()) {
    const at = { x, y, z }
    if (fitsHere(board, flat, at).ok) return at
  }
  return undefined
}
