import { describe, expect, test } from 'vitest'
import type { DieType } from '../vocabulary.ts'
import { addOdds, atLeast, lessOdds, meanOfOdds, poolOdds } from './odds.ts'
import { plainDie } from './pool.ts'

const icon = (colour: DieType['colour']): DieType => ({ colour, reroll: true })

describe('odds of a pool', () => {
  test('one die has the odds of its faces', () => {
    expect(poolOdds([plainDie('yellow')])).toEqual([2 / 6, expect.closeTo(3 / 6), 1 / 6])
    expect(poolOdds([])).toEqual([1])
  })

  test('several dice add up', () => {
    const two = poolOdds([plainDie('orange'), plainDie('white')])
    expect(atLeast(two, 3)).toBeCloseTo((2 / 6) * (1 / 2))
    expect(two.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1)
    expect(meanOfOdds(two)).toBeCloseTo(7 / 6 + 0.5)
  })

  test('gcc/core/reroll: an icon rolls a die of its colour again that shows less than the average', () => {
    // Orange shows 7/6 on average: 0 and 1 are rolled again, 2 stays.
    expect(atLeast(poolOdds([icon('orange')]), 2)).toBeCloseTo(2 / 6 + (4 / 6) * (2 / 6))
    // The icon is no use for the other colour.
    expect(atLeast(poolOdds([icon('orange'), plainDie('white')]), 3)).toBeCloseTo((5 / 9) * 0.5)
  })

  test('paid rerolls come after icons, as many as are paid', () => {
    const chance = (paid: number) => atLeast(poolOdds([plainDie('white')], paid), 1)
    expect([chance(0), chance(1)]).toEqual([expect.closeTo(0.5), expect.closeTo(0.75)])
    expect(atLeast(poolOdds([icon('white')], 1), 1)).toBeCloseTo(0.875)
  })

  test('wounds are what the defence leaves, never below 0', () => {
    const left = lessOdds([0, 0.5, 0.5], [0.5, 0.5])
    expect(left).toEqual([0.25, 0.5, 0.25])
    expect(addOdds([0.5, 0.5], [0.5, 0.5])).toEqual([0.25, 0.5, 0.25])
  })
})
