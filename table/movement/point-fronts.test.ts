import { expect, test } from 'vitest'
import { PointFronts } from './point-fronts.ts'

const label = (price: number, points: number, rest = 0) => ({ price, points, rest })

test('a way beats another that is no better in length, points and what is paid for ahead', () => {
  const fronts = new PointFronts()
  fronts.add(7, label(100, 2, 50))
  expect(fronts.beats(7, 100, 2, 50)).toBe(true)
  expect(fronts.beats(7, 101, 3, 0)).toBe(true)
  expect(fronts.beats(7, 99, 2, 50)).toBe(false)
  expect(fronts.beats(7, 100, 1, 50)).toBe(false)
  expect(fronts.beats(7, 100, 2, 51)).toBe(false)
  expect(fronts.beats(8, 100, 2, 50)).toBe(false)
})

test('ways that are better in anything are kept side by side, in whatever order they come', () => {
  const ways = [label(100, 2, 50), label(120, 1, 50), label(110, 2, 90), label(150, 0)]
  for (const order of [ways, [...ways].reverse()]) {
    const fronts = new PointFronts<(typeof ways)[number]>()
    for (const way of order) fronts.add(1, way)
    expect(ways.map((way) => fronts.holds(1, way))).toEqual([true, true, true, true])
  }
})

test('a way that beats others replaces them, and only them', () => {
  const fronts = new PointFronts<ReturnType<typeof label>>()
  const [slow, dear, saving, better] = [label(120, 1), label(100, 2), label(130, 0), label(90, 1)]
  for (const way of [slow, dear, saving, better]) fronts.add(1, way)
  expect([slow, dear, saving, better].map((way) => fronts.holds(1, way))).toEqual([false, false, true, true])
  expect(fronts.holds(2, better)).toBe(false)
})
