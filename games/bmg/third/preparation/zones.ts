import type { Seat } from '@gargoyle/engine'
import { type Box, inches, insideZone, type Spot, type Zone } from '@gargoyle/table'
import { crewOf } from '../model/crew.ts'
import type { Play } from '../state.ts'
import type { Encounter, Zones } from './encounter.ts'

/** The encounter that was drawn. */
export const encounterOf = (game: Play): Encounter =>
  game.content.book.encounters[game.state.encounter] ??
  game.broken(`There is no encounter "${game.state.encounter}".`)

// Zones are asked for at every suspect, and depend on nothing but the card and the size of the board.
const kept = new WeakMap<Encounter, Map<string, Zones>>()

export const allZones = (game: Play): Zones => {
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

/** Whether a round thing is within so many inches of a zone, or in it. */
export function isNearZone(at: Spot, radius: number, zone: Zone, distance: number): boolean {
  const reach = radius + inches(distance)
  if (!('minX' in zone)) return insideZone({ x: at.x, y: at.y, z: at.z, radius: reach }, zone) !== 'outside'
  const dx = Math.max(zone.minX - at.x, 0, at.x - zone.maxX)
  const dy = Math.max(zone.minY - at.y, 0, at.y - zone.maxY)
  return dx * dx + dy * dy <= reach * reach
}

/** Whether it lies wholly in one of the zones. */
export const isInZones = (at: Spot, radius: number, zones: readonly Zone[]): boolean =>
  zones.some((zone) => insideZone({ ...at, radius }, zone) === 'completely')

/** The upright rectangle around a zone. */
export function boxOfZone(zone: Zone): Box {
  if ('minX' in zone) return zone
  const xs = zone.map(({ x }) => x)
  const ys = zone.map(({ y }) => y)
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) }
}

/** The corners of a zone, counter-clockwise, for pictures. */
export function cornersOfZone(zone: Zone): readonly { readonly x: number; readonly y: number }[] {
  if (!('minX' in zone)) return zone
  const { minX, minY, maxX, maxY } = zone
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]
}
