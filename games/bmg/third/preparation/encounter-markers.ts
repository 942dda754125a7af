import { addMarker, boardOf, flatMarker, markersOf } from '@gargoyle/bmg-common'
import { memory, recall, remember } from '@gargoyle/engine'
import { fitsHere, floorHeights, type Mover, type Point, type Spot } from '@gargoyle/table'
import type { Marker, Play } from '../state.ts'
import { encounterOf } from './zones.ts'

/** A marker that the encounter has put on the table. */
const ofEncounter = memory<boolean>('marker/of-encounter', false)

/** The markers that the encounter has put on the table. */
export const encounterMarkers = (game: Play): readonly Marker[] =>
  markersOf(game, 'event').filter((marker) => recall(marker, ofEncounter))

/** Puts the event markers of the encounter on the table. bmg3/core/encounter-card */
export function setEncounterMarkers(game: Play): void {
  const { width, depth } = boardOf(game)
  for (const at of encounterOf(game).markers?.(width, depth) ?? []) {
    // Where the map wants it, even if scenery leaves it no level floor there.
    const spot = markerSpot(game, at) ?? { x: at.x, y: at.y, z: 0 }
    remember(addMarker(game, 'event', spot), ofEncounter, true)
  }
}

/** Where a marker of some height lies at a point: on the lowest floor that has room for it. */
export function markerSpot(game: Play, { x, y }: Point, size: Mover = flatMarker): Spot | undefined {
  const board = boardOf(game)
  for (const z of floorHeights(board, size, x, y).toReversed()) {
    const at = { x, y, z }
    if (fitsHere(board, size, at).ok) return at
  }
  return undefined
}
