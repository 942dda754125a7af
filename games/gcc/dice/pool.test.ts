import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { type Colour, colours } from '../vocabulary.ts'
import { faces, successesOf } from './faces.ts'
import { countSuccesses, plainDie, poolText, rollPool, sortPool, successText } from './pool.ts'

describe('gcc/core/dice-types', () => {
  test('there are five colours of six faces, each better than the one before', () => {
    const average = (colour: Colour) => faces[colour].reduce((sum, face) => sum + face, 0) / 6
    expect(colours.map((colour) => faces[colour].length)).toEqual([6, 6, 6, 6, 6])
    for (const [i, colour] of colours.slice(1).entries())
      expect(average(colour)).toBeGreaterThan(average(colours[i]!))
  })

  test('the same face is worth more on a better die', () => {
    expect([successesOf('white', 4), successesOf('red', 6), successesOf('black', 1)]).toEqual([1, 3, 1])
  })

  test('a pool is rolled by type and its successes are added up', () => {
    const table = setTable({ minis: { batman: { at: 'a' } } })
    const dice = [plainDie('red'), { colour: 'yellow', reroll: true } as const, plainDie('yellow')]
    const total = table.play((game) => countSuccesses(rollPool(game, dice, { purpose: 'test' })), '3 6 6')
    expect(total).toBe(1 + 2 + 3)
    expect(sortPool(dice).map(({ colour, reroll }) => `${colour}${reroll ? '+' : ''}`)).toEqual([
      'yellow',
      'yellow+',
      'red',
    ])
    expect(poolText(dice)).toBe('1 yellow, 1 yellow with reroll, 1 red')
  })

  test('an empty pool rolls nothing', () => {
    const table = setTable({ minis: { batman: { at: 'a' } } })
    expect(table.play((game) => countSuccesses(rollPool(game, [], { purpose: 'test' })))).toBe(0)
  })
})

test('one success is worded as one', () => {
  expect([0, 1, 2].map(successText)).toEqual(['0 successes', '1 success', '2 successes'])
})
