import { expect, test } from 'vitest'
import { tokenWordPlaces } from './token-words.ts'

const loot = { x: 10, y: 10, radius: 0.5, word: 'Loot' }
const below = 11.1
const above = 9.3

test('the word of a token stands below it', () => {
  expect(tokenWordPlaces([loot], [])).toEqual([below])
  expect(tokenWordPlaces([loot], [{ x: 10, y: 8.9, radius: 0.6 }])).toEqual([below])
})

test('it stands above where a figure or another token covers it below', () => {
  const figure = { x: 10.4, y: 11, radius: 0.6 }
  expect(tokenWordPlaces([loot], [figure])[0]).toBeCloseTo(above)
  const sewer = { ...loot, y: 11.2, word: 'Sewer' }
  expect(tokenWordPlaces([loot, sewer], [])[0]).toBeCloseTo(above)
  // The longer a word, the further to the side something lies in its way.
  const aside = { x: 12, y: 11, radius: 0.6 }
  expect(tokenWordPlaces([loot], [aside])).toEqual([below])
  expect(tokenWordPlaces([{ ...loot, word: 'Titan container' }], [aside])[0]).toBeCloseTo(above)
})

test('it stays below where both places are covered, and where it would leave the map', () => {
  const figures = [11, 9].map((y) => ({ x: 10, y, radius: 0.6 }))
  expect(tokenWordPlaces([loot], figures)).toEqual([below])
  expect(tokenWordPlaces([{ ...loot, y: 0.5 }], [{ x: 10, y: 1.6, radius: 0.6 }])).toEqual([1.6])
})

test('words of neighbours do not run into each other', () => {
  const [first, second] = tokenWordPlaces(
    [
      { ...loot, word: 'Titan container' },
      { ...loot, x: 12.5, word: 'Lamppost' },
    ],
    [],
  )
  expect(first).toBe(below)
  expect(second).toBeCloseTo(above)
})
