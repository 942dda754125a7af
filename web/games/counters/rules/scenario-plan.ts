import type { Scenario } from '@gargoyle/bmg-counters'
import { lengthUnits, showShortLength } from '@gargoyle/table'
import type { Block, PlanArea } from '../../../rules/library.ts'
import { zoneOutline } from '../../bmg/scene-parts.ts'
import type { EditionParts } from '../edition-parts.ts'

type Corner = { readonly x: number; readonly y: number }

/** Where both bands start in a scenario, seen from above. */
export function scenarioPlan(scenario: Scenario, { smallest, unit }: EditionParts): readonly Block[] {
  const { A, B, centre } = scenario.areas(smallest, smallest)
  const say = (length: number): string => showShortLength(length, lengthUnits[unit])
  const whereIs = (corners: readonly Corner[]): string => {
    const reach = (values: readonly number[]): string =>
      `${say(Math.min(...values))} to ${say(Math.max(...values))}`
    return `${reach(corners.map(({ x }) => x))} east, ${reach(corners.map(({ y }) => y))} north`
  }
  const areasOf = (zones: typeof A, name: string, tone: PlanArea['tone']): readonly PlanArea[] =>
    zones.map((zone, at) => {
      const points = zoneOutline(zone)
      return { label: zones.length > 1 ? `${name}${at + 1}` : name, tone, where: whereIs(points), points }
    })
  const areas = [
    ...areasOf(A, 'A', 'a'),
    ...areasOf(B, 'B', 'b'),
    ...areasOf(centre === undefined ? [] : [centre], 'Middle', 'wall'),
  ]
  const title = `${scenario.name}: areas on a table of ${say(smallest)} by ${say(smallest)}`
  return areas.length === 0 ? [] : [{ shape: 'plan', title, width: smallest, depth: smallest, areas }]
}
