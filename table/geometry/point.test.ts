import { expect, test } from 'vitest'
import {
  between,
  flatDistance,
  point,
  samePoint,
  sameSpot,
  spot,
  squaredDistance,
  towards,
  turn,
} from './point.ts'

test('a spot is on the table unless it is given a height', () => {
  expect(spot(3, 4)).toEqual({ x: 3, y: 4, z: 0 })
  expect(spot(3, 4, 5)).toEqual({ x: 3, y: 4, z: 5 })
})

test('distances run over the flat of the table, whatever the heights', () => {
  expect(squaredDistance(spot(0, 0, 900), spot(3, -4, 100))).toBe(25)
  expect(flatDistance(point(1000, 1000), point(4000, 5000))).toBe(5000)
})

test('squares of distances across the largest table are exact', () => {
  // Ten feet a side: 304,800 units. Twice its square is far below the whole numbers a double holds.
  expect(squaredDistance(point(0, 0), point(304_800, 304_799))).toBe(304_800 ** 2 + 304_799 ** 2)
})

test('a turn is positive to the left, negative to the right, and 0 straight on or back', () => {
  const a = point(0, 0)
  const b = point(10, 0)
  expect(turn(a, b, point(10, 5))).toBe(50)
  expect(turn(a, b, point(10, -5))).toBe(-50)
  expect(turn(a, b, point(25, 0))).toBe(0)
  expect(turn(a, b, point(-25, 0))).toBe(0)
})

test('places are the same only when every coordinate is', () => {
  expect(samePoint(point(1, 2), point(1, 2))).toBe(true)
  expect(samePoint(point(1, 2), point(2, 1))).toBe(false)
  expect(sameSpot(spot(1, 2, 3), spot(1, 2, 3))).toBe(true)
  expect(sameSpot(spot(1, 2, 3), spot(1, 2, 4))).toBe(false)
})

test('a place part of the way lies on whole units', () => {
  expect(between(point(0, 0), point(10, -10), 0.25)).toEqual({ x: 3, y: -2 })
  expect(between(point(100, 100), point(200, 300), 1)).toEqual({ x: 200, y: 300 })
})

test('going towards a place covers the distance, past the place too', () => {
  expect(towards(point(0, 0), point(300, 400), 250)).toEqual({ x: 150, y: 200 })
  expect(towards(point(0, 0), point(300, 400), 1000)).toEqual({ x: 600, y: 800 })
  expect(towards(point(7, 8), point(7, 8), 1000)).toEqual({ x: 7, y: 8 })
})
