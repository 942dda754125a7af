import { addMarker, isUnlit, lightsOf } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { ANY, place, setTable, to } from '../testing/table.ts'

const street = (event: string, initiative: 'a' | 'b' = 'a') => {
  const table = setTable({
    models: { gordon: { seat: 'a', at: [2, 2] }, thug: { seat: 'b', at: [30, 30] } },
    event,
    initiative,
  })
  table.play((game) => {
    for (const at of [
      [10, 10],
      [20, 10],
      [30, 10],
    ] as const)
      addMarker(game, 'streetlamp', place(at))
  })
  return table
}

const planEnds = (game: Play) => trigger(game, 'plan-end', {})

describe('bmg3/event/in-the-spotlight', () => {
  test('each player moves a lamp of their own choice, Initiative first, the other another one', () => {
    const table = street('in-the-spotlight', 'b')
    table.play(
      planEnds,
      '3 5',
      ['lamp', '2'],
      ['direction', to(20, 40)],
      ['lamp', '1'],
      ['direction', to(0, 10)],
    )
    expect(table.asked).toEqual(['b: lamp', 'b: direction', 'a: lamp', 'a: direction'])
    expect(table.offered('lamp')).toEqual({ 1: undefined, 3: undefined })
    const [first, second, third] = table.state.markers
    expect(first!.at).toEqual(place([5, 10]))
    expect(second!.at).toEqual(place([20, 13]))
    expect(third!.at).toEqual(place([30, 10]))
  })

  test('a lamp stops at the edge of the table', () => {
    const table = street('in-the-spotlight')
    table.state.markers[0]!.at = place([2, 10])
    table.play(planEnds, '6 1', ['lamp', '1'], ['direction', to(0, 10)], ['lamp', '2'], ['direction', ANY])
    const { x } = table.state.markers[0]!.at
    expect(x).toBeLessThan(inches(1))
    expect(x).toBeGreaterThanOrEqual(1500)
  })

  test('the direction is some other point', () => {
    const table = street('in-the-spotlight')
    expect(() => table.play(planEnds, '6', ['lamp', '1'], ['direction', to(10, 10)])).toThrow(
      /does not lie on/,
    )
  })
})

describe('bmg3/event/power-outage', () => {
  const lights = (table: ReturnType<typeof street>): number => table.play((game) => lightsOf(game).length)

  test('two lamps give no light until the round ends', () => {
    const table = street('power-outage')
    expect(lights(table)).toBe(3)
    table.play(planEnds, '', ['lamp', '1'], ['lamp', '3'])
    expect(table.play((game) => lightsOf(game).map(({ id }) => id))).toEqual(['lamp 2'])
    table.play((game) => trigger(game, 'refresh', {}))
    expect(lights(table)).toBe(3)
  })

  test('a lamp that is dark for another reason stays dark', () => {
    const table = street('power-outage')
    remember(table.state.markers[1], isUnlit, true)
    table.play(planEnds, '', ['lamp', '1'], ['lamp', '3'])
    table.play((game) => trigger(game, 'refresh', {}))
    expect(lights(table)).toBe(2)
  })

  test('the last lamp is one player’s alone', () => {
    const table = street('power-outage')
    table.state.markers.splice(1)
    table.play(planEnds)
    expect(lights(table)).toBe(0)
    expect(table.asked).toEqual([])
  })
})
