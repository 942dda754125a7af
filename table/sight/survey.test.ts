import { expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { box } from '../testing/random-board.ts'
import { addPrism, openCorridor } from './corridor.ts'
import { FULL_WEIGHT } from './lattice.ts'
import { covering, separator, shownWeight } from './survey.ts'

const a = body(spot(10000, 10000))
const b = body(spot(30000, 10000))
const piece = box('piece', 0, 0, 1, 1, 4000)
const across = [19000, 0, 21000, 0, 21000, 20000, 19000, 20000]

test('an empty corridor shows everything', () => {
  const c = openCorridor(a, b)
  expect(shownWeight(c, true)).toBe(FULL_WEIGHT)
  expect(separator(c)).toBeUndefined()
  expect(covering(c, true, false)).toEqual([])
})

test('a wall across it separates, a screen or a lower wall does not', () => {
  const c = openCorridor(a, b)
  addPrism(c, piece, across, 0, 9000, false)
  addPrism(c, piece, across, 0, 3000, true)
  expect(separator(c)).toBeUndefined()
  addPrism(c, piece, across, -1, 9000, true)
  expect(separator(c)).toBe(c.obstacles[2])
  expect(shownWeight(c, true)).toBe(0)
})

test('over, under and between obstacles the share that shows is the same share of heights', () => {
  const shown = (...walls: [number, number][]) => {
    const c = openCorridor(a, b)
    // Right in front of b, and so thin that lines hardly rise or fall in it.
    const front = [28498, 0, 28499, 0, 28499, 20000, 28498, 20000]
    for (const [bottom, top] of walls) addPrism(c, piece, front, bottom, top, true)
    return shownWeight(c, true) / FULL_WEIGHT
  }
  expect(shown([0, 2000])).toBeGreaterThanOrEqual(0.5)
  expect(shown([0, 2000])).toBeLessThan(0.53)
  expect(shown([2000, 9000])).toBeGreaterThanOrEqual(0.5)
  expect(shown([2000, 9000])).toBeLessThan(0.53)
  expect(shown([0, 1000], [3000, 9000])).toBeGreaterThanOrEqual(0.5)
  expect(shown([0, 1000], [3000, 9000])).toBeLessThan(0.6)
  expect(shown([1000, 3000])).toBeGreaterThanOrEqual(0.5)
  expect(shown([0, 2000], [2000, 9000])).toBe(0)
})

test('what covers is named once, and screens only when asked for', () => {
  const c = openCorridor(a, b)
  const screen = { ...piece, id: 'screen' }
  addPrism(c, screen, across, 0, 2500, false)
  addPrism(c, piece, across, 0, 2500, true)
  addPrism(c, piece, [22000, 0, 23000, 0, 23000, 20000, 22000, 20000], 0, 2500, true)
  expect(covering(c, true, false)).toEqual([screen, piece])
  expect(covering(c, true, true)).toEqual([piece])
})
