import { expect, test } from 'vitest'
import { chanceFrom, oneOf, randomWithin } from './chance.ts'

test('the same words give the same numbers, other words others', () => {
  const draw = (words: string) => Array.from({ length: 5 }, chanceFrom(words))
  expect(draw('theatre')).toEqual(draw('theatre'))
  expect(draw('theatre')).not.toEqual(draw('theatres'))
})

test('numbers are spread from 0 up to 1', () => {
  const chance = chanceFrom('spread')
  const numbers = Array.from({ length: 4000 }, chance)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  const tenths = Array.from({ length: 10 }, (_, i) => numbers.filter((n) => Math.floor(n * 10) === i).length)
  expect(Math.min(...tenths)).toBeGreaterThan(320)
})

test('picking and ranging stay within bounds', () => {
  const chance = chanceFrom('bounds')
  for (let i = 0; i < 100; i++) {
    expect(['a', 'b', 'c']).toContain(oneOf(['a', 'b', 'c'], chance))
    const number = randomWithin(-2, 3, chance)
    expect(number >= -2 && number < 3).toBe(true)
  }
})
