import { expect, test } from 'vitest'
import { diceFor } from './generate-city-dice.ts'

test('the same seed rolls the same, and these numbers on every machine', () => {
  const rolls = (seed: number | string): number[] => {
    const dice = diceFor(seed)
    return Array.from({ length: 8 }, () => dice.roll(1, 100))
  }
  expect(rolls('gargoyle')).toEqual(rolls('gargoyle'))
  expect(rolls(12)).toEqual(rolls('12'))
  expect(rolls('gargoyle')).toMatchInlineSnapshot(`
    [
      67,
      18,
      87,
      46,
      9,
      65,
      32,
      21,
    ]
  `)
})

test('rolls keep to their bounds and reach both', () => {
  const dice = diceFor(1)
  const seen = new Set(Array.from({ length: 300 }, () => dice.roll(-2, 3)))
  expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
})

test('chances of none and all', () => {
  const dice = diceFor(2)
  for (let i = 0; i < 100; i++) {
    expect(dice.chance(0)).toBe(false)
    expect(dice.chance(100)).toBe(true)
  }
})

test('shuffling keeps everything and leaves the list alone', () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8]
  const shuffled = diceFor(3).shuffle(list)
  expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(shuffled).not.toEqual(list)
  expect([...shuffled].sort()).toEqual(list)
})
