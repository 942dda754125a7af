import { expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { box } from '../testing/random-board.ts'
import { addCylinder, addPrism, comesBefore, isSameVolume, openCorridor, runsThrough } from './corridor.ts'
import { EYE_COLUMN } from './lattice.ts'

const a = body(spot(10000, 10000))
const b = body(spot(30000, 10000))
const piece = box('piece', 0, 0, 1, 1, 4000)
const shape = [19000, 9000, 21000, 9000, 21000, 11000, 19000, 11000]

test('the first volume does not depend on who asks', () => {
  expect(openCorridor(a, b).swapped).toBe(false)
  expect(openCorridor(b, a).swapped).toBe(true)
  expect(comesBefore(a, b) && !comesBefore(b, a)).toBe(true)
  expect(isSameVolume(a, { ...a })).toBe(true)
  expect(isSameVolume(a, { ...a, height: 1 })).toBe(false)
})

test('only what stands in the corridor is kept', () => {
  const c = openCorridor(a, b)
  addPrism(c, piece, shape, 0, 4000, true)
  expect(c.count).toBe(1)
  addPrism(c, piece, shape, 4000, 8000, true)
  addPrism(
    c,
    piece,
    shape.map((v, i) => (i % 2 === 1 ? v + 2500 : v)),
    0,
    4000,
    true,
  )
  addPrism(
    c,
    piece,
    shape.map((v, i) => (i % 2 === 0 ? v - 11000 : v)),
    0,
    4000,
    true,
  )
  addCylinder(c, a, 20000, 13000, 1500, 0, 4000, true)
  expect(c.count).toBe(1)
  addCylinder(c, a, 20000, 12000, 1500, 0, 4000, true)
  expect(c.count).toBe(2)
})

test('a line runs through an outline or a circle from one share of its length to another', () => {
  const c = openCorridor(a, b)
  addPrism(c, piece, shape, 0, 4000, true)
  addCylinder(c, a, 20000, 10000, 1000, 0, 4000, true)
  for (const obstacle of c.obstacles.slice(0, 2)) {
    expect(runsThrough(c, obstacle, EYE_COLUMN, EYE_COLUMN)).toBe(true)
    // From rim to rim are 17000 units; the obstacle lies between 7500 and 9500 of them.
    expect(c.enter).toBeCloseTo(7500 / 17000, 3)
    expect(c.leave).toBeCloseTo(9500 / 17000, 3)
    expect(runsThrough(c, obstacle, 0, 0)).toBe(false)
    expect(runsThrough(c, obstacle, 0, 4)).toBe(true)
  }
})
