import { addEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { setTable, to } from '../testing/table.ts'
import { fly } from './flight.ts'

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
