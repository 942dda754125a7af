import { expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { BASES_MM, baseRadius, body, moved } from './body.ts'

test('a base has half its diameter as radius', () => {
  expect(baseRadius(30)).toBe(1500)
  expect(baseRadius(25)).toBe(1250)
  expect(baseRadius(120)).toBe(6000)
  expect(BASES_MM.map(baseRadius)).toEqual([1250, 1500, 2000, 2500, 3000, 4000, 5000, 6000])
})

test.each([24, 121, 0, Number.NaN])('there are no bases of %d mm', (diameter) => {
  expect(() => baseRadius(diameter)).toThrow(`a base is 25 to 120 mm across, not ${diameter}`)
})

test('a model is a cylinder: its base by its height (bmg1/core/volume)', () => {
  expect(body(spot(100, 200, 300), 40, 60)).toEqual({ x: 100, y: 200, z: 300, radius: 2000, height: 6000 })
})

test('left alone, a body is a person on a 30 mm base, 40 mm tall', () => {
  expect(body(spot(1, 2))).toEqual({ x: 1, y: 2, z: 0, radius: 1500, height: 4000 })
})

test('a moved body keeps its size and nothing else', () => {
  const before = body(spot(1, 2, 3), 50, 80)
  expect(moved(before, spot(7, 8, 9))).toEqual({ x: 7, y: 8, z: 9, radius: 2500, height: 8000 })
  expect(before.x).toBe(1)
})
