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

/** A player's deployment areas: none before they are chosen, and none where models arrive by themselves. */
export function deploymentAreas(game: Play, seat: Seat): readonly Zone[] {
  const { zone } = game.state.bands[seat]!
  return zone === undefined ? [] : areasOf(game)[zone]
}

export const enemyAreas = (game: Play, seat: Seat): readonly Zone[] =>
  deploymentAreas(game, opponentOf(game, seat))

/** How much further a band may deploy than its areas go, in centimetres. bmg1/strategy/fast-advance */
export function advanceOf(game: Play, seat: Seat): number {
  if (!game.state.bands[seat]!.inForce.includes('fast-advance')) return 0
  return deploymentAreas(game, seat).length > 1 ? 5 : 10
}

/** An area grown by a length in centimetres. */
export function grown(game: Play, zone: Zone, centimetres: number): Zone {
  const by = tableLength(game, centimetres)
  if (by === 0 || !('minX' in zone)) return zone
  const { minX, minY, maxX, maxY }: Box = zone
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by }
}
