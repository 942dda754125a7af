import { opponentOf } from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import type { Box, Zone } from '@gargoyle/table'
import { tableLength } from '../edition.ts'
import type { Play } from '../state.ts'
import type { Scenario, ScenarioAreas } from './scenario.ts'

export const scenarioOf = (game: Play): Scenario =>
  game.content.book.scenarios[game.state.scenario] ??
  game.broken(`There is no scenario "${game.state.scenario}".`)

// Areas are asked for again and again, and depend on nothing but the scenario and the size of the board.
const kept = new WeakMap<Scenario, Map<string, ScenarioAreas>>()

export function areasOf(game: Play): ScenarioAreas {
  const { width, depth } = game.content.board
  const scenario = scenarioOf(game)
  const bySize = kept.get(scenario) ?? new Map<string, ScenarioAreas>()
  kept.set(scenario, bySize)
  const size = `${width} ${depth}`
  const areas = bySize.get(size) ?? scenario.areas(width, depth)
  bySize.set(size, areas)
  return areas
}

/**
 * A player's deployment areas, with what Fast Advance adds to them for everything that comes after it: none before they
 * are chosen, and none where models arrive by themselves. bmg1/strategy/fast-advance, bmg2/strategy/fast-advance
 */
export function deploymentAreas(game: Play, seat: Seat): readonly Zone[] {
  const { zone, inForce } = game.state.bands[seat]!
  if (zone === undefined) return []
  const areas = areasOf(game)[zone]
  const times = inForce.filter((id) => id === 'fast-advance').length
  if (times === 0) return areas
  return areas.map((area) => grown(game, area, times * (areas.length > 1 ? 5 : 10)))
}

export const enemyAreas = (game: Play, seat: Seat): readonly Zone[] =>
  deploymentAreas(game, opponentOf(game, seat))

/** An area grown by a length in centimetres. */
function grown(game: Play, zone: Zone, centimetres: number): Zone {
  const by = tableLength(game, centimetres)
  if (!('minX' in zone)) return zone
  const { minX, minY, maxX, maxY }: Box = zone
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by }
}
