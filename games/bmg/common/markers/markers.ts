import { noMemories, type Seat } from '@gargoyle/engine'
import { flatDistance, isWithin, mm, mover, type Spot } from '@gargoyle/table'
import { lengthOf } from '../edition.ts'
import { MARKER_RADIUS, markerBody } from '../model/model.ts'
import type { BmgGame, BmgMarker, MarkerOf } from '../state.ts'

/** A marker lies on a floor like a base, and takes almost no room above it. */
export const flatMarker = mover({ radius: MARKER_RADIUS, height: mm(1) })

/** Puts a marker on the table. */
export function addMarker<G extends BmgGame>(
  game: G,
  kind: MarkerOf<G>['kind'],
  at: Spot,
  seat?: Seat,
): MarkerOf<G> {
  const { state } = game
  const marker: BmgMarker = {
    id: state.nextMarker++,
    kind,
    seat,
    at: { x: at.x, y: at.y, z: at.z },
    memory: noMemories,
  }
  state.markers.push(marker)
  return marker as MarkerOf<G>
}

export function removeMarker(game: BmgGame, marker: BmgMarker): void {
  game.state.markers = game.state.markers.filter((each) => each !== marker)
}

export const markersOf = <G extends BmgGame>(game: G, kind: MarkerOf<G>['kind']): readonly MarkerOf<G>[] =>
  game.state.markers.filter((marker) => marker.kind === kind)

/** Markers never overlap each other. */
export function overlapsMarker(game: BmgGame, at: Spot, but?: BmgMarker): boolean {
  return game.state.markers.some(
    (marker) =>
      marker !== but &&
      game.content.edition.isSolidMarker(marker) &&
      marker.at.z === at.z &&
      flatDistance(marker.at, at) < 2 * MARKER_RADIUS,
  )
}

/** Whether a place is within so far of a marker, in the unit of the edition. */
export const nearMarker = (game: BmgGame, at: Spot, marker: BmgMarker, distance: number): boolean =>
  isWithin(markerBody({ at }), markerBody(marker), lengthOf(game, distance))
