import type { Seat } from '@gargoyle/engine'
import { flatDistance, inches, isWithin, mm, mover, type Spot } from '@gargoyle/table'
import { MARKER_RADIUS, markerBody } from '../model/model.ts'
import type { Marker, MarkerKind, Play } from '../state.ts'

/** A marker lies on a floor like anybody's base, and takes no room to speak of above it. */
export const flatMarker = mover({ radius: MARKER_RADIUS, height: mm(1) })

/** Puts a marker on the table. */
export function addMarker(
  game: Play,
  kind: MarkerKind,
  at: Spot,
  seat?: Seat,
  notes: readonly string[] = [],
): Marker {
  const { state } = game
  const marker: Marker = {
    id: state.nextMarker++,
    kind,
    seat,
    at: { x: at.x, y: at.y, z: at.z },
    notes: [...notes],
  }
  state.markers.push(marker)
  return marker
}

export function removeMarker(game: Play, marker: Marker): void {
  game.state.markers = game.state.markers.filter((each) => each !== marker)
}

export const markersOf = (game: Play, kind: MarkerKind): readonly Marker[] =>
  game.state.markers.filter((marker) => marker.kind === kind)

/** A crew's suspects on the table. */
export const suspectsOf = (game: Play, seat: Seat): readonly Marker[] =>
  game.state.markers.filter((marker) => marker.kind === 'suspect' && marker.seat === seat)

/** Markers never overlap each other. */
export function overlapsMarker(game: Play, at: Spot, but?: Marker): boolean {
  return game.state.markers.some(
    (marker) =>
      marker !== but &&
      isPhysical(marker) &&
      marker.at.z === at.z &&
      flatDistance(marker.at, at) < 2 * MARKER_RADIUS,
  )
}

const isPhysical = ({ kind }: Marker): boolean => kind !== 'smoke' && kind !== 'template' && kind !== 'light'

/** Whether a place is within so many inches of a marker. */
export const nearMarker = (at: Spot, marker: Marker, distance: number): boolean =>
  isWithin(markerBody({ at }), markerBody(marker), inches(distance))
