import type { Seat } from '@gargoyle/engine'
import type { Zone } from '@gargoyle/table'
import { crewOf } from '../model/crew.ts'
import type { Play } from '../state.ts'
import type { Encounter, Zones } from './encounter.ts'

/** The encounter that was drawn. */
export const encounterOf = (game: Play): Encounter =>
  game.content.book.encounters[game.state.encounter] ??
  game.broken(`There is no encounter "${game.state.encounter}".`)

// Zones are asked for at every suspect, and depend on nothing but the card and the size of the board.
const kept = new WeakMap<Encounter, Map<string, Zones>>()

const allZones = (game: Play): Zones => {
  const { width, depth } = game.content.board
  const encounter = encounterOf(game)
  const bySize = kept.get(encounter) ?? new Map<string, Zones>()
  kept.set(encounter, bySize)
  const size = `${width} ${depth}`
  const zones = bySize.get(size) ?? encounter.zones(width, depth)
  bySize.set(size, zones)
  return zones
}

/** A player's deployment zones: none before they are chosen. */
export function zonesOf(game: Play, seat: Seat): readonly Zone[] {
  const { zone } = crewOf(game, seat)
  return zone === undefined ? [] : allZones(game)[zone]
}
