import { hasRank } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Crew, Marker, Model, Play } from '../state.ts'

/** The crew of a player. */
export const crewOf = (game: Play, seat: Seat): Crew =>
  game.state.crews[seat] ?? game.broken(`${seat} has no crew.`)

/** Noted on a model that was driven off the table: for objectives it counts as lost. bmg3/trait/intel-support */
export const DRIVEN_OFF = 'driven-off'

export const isVehicle = (game: Play, model: Model): boolean => hasRank(game, model, 'vehicle')

/** A crew's suspects on the table. */
export const suspectsOf = (game: Play, seat: Seat): readonly Marker[] =>
  game.state.markers.filter((marker) => marker.kind === 'suspect' && marker.seat === seat)
