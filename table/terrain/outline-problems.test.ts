import fc from 'fast-check'
import { expect, test } from 'vitest'
import { point } from '../geometry/point.ts'
import { outlineProblem } from './outline-problems.ts'

const outline = (...corners: [number, number][]) => outlineProblem(corners.map(([x, y]) => point(x, y)))

test('simple outlines are fine, either way round, with corners on straight sides', () => {
  expect(outline([0, 0], [4, 0], [4, 4], [0, 4])).toBeUndefined()
  expect(outline([0, 4], [4, 4], [4, 0], [0, 0])).toBeUndefined()
  expect(outline([0, 0], [2, 0], [4, 0], [4, 4])).toBeUndefined()
})

test('an outline that touches itself in a corner or along a side is not simple', () => {
  expect(outline([0, 0], [4, 0], [4, 4], [2, 0], [0, 4])).toMatchObject({ corner: 2 })
  expect(outline([0, 0], [6, 0], [6, 4], [4, 4], [4, 0], [2, 0], [2, 4], [0, 4])).toBeDefined()
})

test('an outline that doubles back says where', () => {
  expect(outline([0, 0], [6, 0], [3, 0], [3, 4])).toEqual({
    corner: 1,
    reason: 'the outline doubles back on itself at this corner',
  })
})

test('the last side counts as well', () => {
  expect(outline([0, 0], [4, 0], [4, 4], [2, -2])).toMatchObject({ corner: 2 })
})

test('star-shaped outlines around a point are always simple', () => {
  const ray = [
    [1, 0],
    [2, 1],
    [1, 2],
    [0, 1],
    [-1, 2],
    [-2, 1],
    [-1, 0],
    [-1, -2],
    [0, -1],
    [2, -1],
  ] as const
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 10, maxLength: 10 }), (reach) => {
      const corners = ray.map(([x, y], i): [number, number] => [x * reach[i]!, y * reach[i]!])
      expect(outline(...corners)).toBeUndefined()
    }),
  )
})
