import { addMarker, hasEffect, sees } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import { move } from '../movement/move.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { ANY, place, setTable, to } from '../testing/table.ts'

const executeStarts = (game: Play) => trigger(game, 'execute-start', {})
const planEnds = (game: Play) => trigger(game, 'plan-end', {})

describe('bmg3/event/gotham-in-flames', () => {
  const burning = (round: number, gordon: readonly [number, number] = [26, 24]) =>
    setTable({
      models: { gordon: { seat: 'a', at: gordon }, thug: { seat: 'b', at: [44, 24] } },
      event: 'gotham-in-flames',
      round,
      active: 'gordon',
    })

  test('the fire breaks out in the middle in the first round', () => {
    const table = burning(1)
    table.play(executeStarts)
    expect(table.state.markers.map(({ kind, at }) => [kind, at])).toEqual([['event', place([24, 24])]])
  })

  test('later the player without Initiative moves it 2D6"', () => {
    const table = burning(1)
    table.play(executeStarts)
    table.state.round = 2
    table.play(executeStarts, '3 4', ['direction', to(24, 0)])
    expect(table.asked).toEqual(['b: direction'])
    expect(table.state.markers.map(({ at }) => at)).toEqual([place([24, 17])])
  })

  test('a model that ends its activation within 4" catches fire', () => {
    const near = burning(1)
    near.play(executeStarts)
    near.play(endActivation)
    expect(hasEffect(near.model('gordon'), 'fire')).toBe(true)
    const far = burning(1, [10, 10])
    far.play(executeStarts)
    far.play(endActivation)
    expect(hasEffect(far.model('gordon'), 'fire')).toBe(false)
  })

  test('models within 4" are lit', () => {
    const table = burning(1)
    const seen = (): boolean => table.play((game, { gordon, thug }) => sees(game, thug, gordon))
    expect(seen()).toBe(false)
    table.play(executeStarts)
    expect(seen()).toBe(true)
  })
})

describe('bmg3/event/earthquake', () => {
  const street = (movement = 8) =>
    setTable({
      models: { gordon: { seat: 'a', at: [10, 10], movement }, thug: { seat: 'b', at: [40, 40] } },
      event: 'earthquake',
    })
  const walk = (table: ReturnType<typeof street>, x: number, y: number): void =>
    table.play(
      function* (game, { gordon }) {
        yield* move(game, { model: gordon, reason: 'test' })
      },
      '',
      ['move', { legs: [to(x, y)] }],
    )
  const quake = (table: ReturnType<typeof street>) => table.play(planEnds, '', ['earthquake', to(15, 10)])

  test('moving over the template is impaired', () => {
    const table = street()
    quake(table)
    expect(table.asked).toEqual(['b: earthquake'])
    expect(() => walk(table, 16, 10)).toThrow(/costs 10"/)
    walk(table, 14, 10)
    expect(table.model('gordon').at).toEqual(place([14, 10]))
  })

  test('so is moving away from it, once', () => {
    const table = street()
    quake(table)
    table.model('gordon').at = place([15, 10])
    expect(() => walk(table, 15, 15)).toThrow(/costs 9"/)
  })

  test('where it does not lie, nothing happens', () => {
    const table = street()
    quake(table)
    walk(table, 10, 18)
    expect(table.model('gordon').at).toEqual(place([10, 18]))
  })

  test('who only names where to go is led round it if that is cheaper', () => {
    const table = street(13)
    quake(table)
    const go = (game: Play) => move(game, { model: game.state.models[0]!, reason: 'test' })
    table.play(
      function* (game) {
        yield* go(game)
      },
      '',
      ['move', to(20, 10)],
    )
    expect(table.model('gordon').at).toEqual(place([20, 10]))
  })

  test('a roof above is not concerned', () => {
    const table = street()
    quake(table)
    table.state.markers[0]!.at = place([15, 10, 4])
    walk(table, 18, 10)
    expect(table.model('gordon').at).toEqual(place([18, 10]))
  })

  test('it may touch no model and lies wholly on the table', () => {
    expect(() => street().play(planEnds, '', ['earthquake', to(13, 10)])).toThrow(/touch a model/)
    expect(() => street().play(planEnds, '', ['earthquake', to(2, 30)])).toThrow(/wholly on the table/)
    const table = street()
    table.play(planEnds, '', ['earthquake', ANY])
    expect(table.state.markers).toHaveLength(1)
  })

  test('it is gone with the round, other templates are not', () => {
    const table = street()
    table.play((game) => void addMarker(game, 'template', place([30, 30])))
    quake(table)
    table.play((game) => trigger(game, 'refresh', {}))
    expect(table.state.markers.map(({ at }) => at)).toEqual([place([30, 30])])
  })
})
