import { addEffect } from '@gargoyle/bmg-common'
import type { Json } from '@gargoyle/engine'
import { inches, type Spot } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { setTable, to } from '../testing/table.ts'
import { flightLength, fly } from './flight.ts'

const flown = (reach: number, more: object = {}, prepare: readonly string[] = []) => {
  const table = setTable({
    models: { bat: { seat: 'a', at: [10, 10], movement: 6, ...more } },
    active: 'bat',
  })
  table.play((game, { bat }) => {
    for (const effect of prepare) addEffect(game, bat, effect, { until: 'round', value: 2 })
  })
  table.play(
    (game, { bat }) => fly(game, { model: bat, bonus: 6, reason: 'a test', rule: 'bmg3/trait/batclaw' }),
    '',
    ['fly', to(10 + reach, 10)],
  )
  return (table.model('bat').at!.x - inches(10)) / inches(1)
}

describe('bmg3/core/impaired: a move through the air', () => {
  test('goes as far as the move and the bonus', () => {
    expect(flown(12)).toBe(12)
    expect(() => flown(12.1)).toThrow(/12" can be flown/)
  })

  test('is impaired by blindness, by standing up, and by both', () => {
    expect(flown(8, {}, ['blind'])).toBe(8)
    expect(() => flown(8.1, {}, ['blind'])).toThrow(/8" can be flown/)
    expect(() => flown(8.1, { condition: 'down' })).toThrow(/8" can be flown/)
    expect(() => flown(4.1, { condition: 'down' }, ['blind'])).toThrow(/4" can be flown/)
  })

  test('is shorter for the slow', () => {
    expect(() => flown(10.1, {}, ['slow'])).toThrow(/10" can be flown/)
  })
})

describe('bmg3/trait/batclaw: the way through the air', () => {
  /** A base of 1" across, from x = 10 to x = 20 along y = 10, with something 3" high on the board. */
  const way = (
    piece: Parameters<typeof testBoard>[0][number],
    from: Partial<Spot> = {},
    to: Partial<Spot> = {},
  ): number =>
    flightLength(
      testBoard([piece], inches(48), inches(48)),
      { radius: inches(0.5), height: inches(1), step: 0, gap: 0, vault: 0 },
      { x: inches(10), y: inches(10), z: 0, ...from },
      { x: inches(20), y: inches(10), z: 0, ...to },
    ) / inches(1)
  const block = (y: number, overrides: object = {}) =>
    box('block', inches(14), inches(y), inches(2), inches(2), inches(3), overrides)

  test('is straight where nothing is in between', () => {
    expect(way(block(30))).toBe(10)
  })

  test('goes up over what is in between and down again', () => {
    expect(way(block(9))).toBe(3 + 10 + 3)
  })

  test('what the base would brush in passing is in between, what it passes beside is not', () => {
    expect([way(block(10.4)), way(block(10.6))]).toEqual([16, 10])
    expect([way(block(7.6)), way(block(7.4))]).toEqual([16, 10])
  })

  test('what is no higher than the higher end is not in the way', () => {
    expect(way(block(9), { z: inches(3) }, { z: inches(3) })).toBe(10)
    expect(way(block(9), { z: inches(7.5) })).toBe(12.5)
    expect(way(block(9), { z: inches(2) }, { z: inches(1) })).toBe(1 + 10 + 2)
  })

  test('whichever way it leads, across the table too', () => {
    const tower = (x: number, y: number) =>
      box('tower', inches(x), inches(y), inches(1), inches(1), inches(3))
    const [south, north] = [{ y: inches(10) }, { y: inches(20) }]
    const x = { x: inches(10) }
    expect([
      way(tower(9.5, 14.5), { ...x, ...north }, { ...x, ...south }),
      way(tower(9.5, 14.5), x, { ...x, ...north }),
    ]).toEqual([16, 16])
    expect(way(tower(14.5, 9.5), { x: inches(20) }, x)).toBe(16)
    // Far beside the line it is not in the way, though it stands between the two in both directions.
    const askew = Math.hypot(10, 10)
    expect(way(tower(18, 11), south, { ...north })).toBeCloseTo(askew, 3)
    expect(way(tower(14.5, 14.5), south, { ...north })).toBeCloseTo(askew + 6, 3)
  })

  test('the highest of several things counts, in whatever order they stand', () => {
    const heights = (...tops: readonly number[]) =>
      flightLength(
        testBoard(
          tops.map((top, i) =>
            box(`block ${i}`, inches(12 + 2 * i), inches(9), inches(1), inches(2), inches(top)),
          ),
          inches(48),
          inches(48),
        ),
        { radius: inches(0.5), height: inches(1), step: 0, gap: 0, vault: 0 },
        { x: inches(10), y: inches(10), z: 0 },
        { x: inches(20), y: inches(10), z: 0 },
      ) / inches(1)
    expect([heights(2, 3), heights(3, 2)]).toEqual([16, 16])
  })

  test('what a model can walk through is not in the way either', () => {
    expect(way(block(9, { passage: 'open' }))).toBe(10)
    expect(way(block(9, { passage: 'impassable' }))).toBe(16)
  })
})

test('bmg3/core/basic-move: a model does not fly to where there is no room', () => {
  const table = setTable({
    models: { bat: { seat: 'a', at: [10, 10], movement: 6 }, thug: { seat: 'b', at: [14, 10] } },
    active: 'bat',
  })
  const flight = (x: number) =>
    table.play(
      (game, { bat }) => fly(game, { model: bat, bonus: 6, reason: 'a test', rule: 'bmg3/trait/batclaw' }),
      '',
      ['fly', to(x, 10)],
    )
  expect(() => flight(14.5)).toThrow(/overlap/)
  flight(16)
  expect(table.model('bat').at!.x).toBe(inches(16))
})

test('bmg3/core/knocked-down: a model that lies gets up to fly, and may do so in its place', () => {
  const lying = (answer: Json) => {
    const table = setTable({
      models: { bat: { seat: 'a', at: [10, 10], movement: 6, condition: 'down' } },
      active: 'bat',
    })
    table.play(
      (game, { bat }) => fly(game, { model: bat, bonus: 6, reason: 'a test', rule: 'bmg3/trait/batclaw' }),
      '',
      ['fly', answer],
    )
    return [table.model('bat').condition, table.crew('a').round.moves]
  }
  expect([lying(to(12, 10)), lying({ stay: true })]).toEqual([
    ['up', 1],
    ['up', 0],
  ])
})
