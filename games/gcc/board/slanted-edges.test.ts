import { describe, expect, test } from 'vitest'
import {
  type BoardPoint,
  doubleOutlineArea,
  entryOf,
  isInside,
  type Segment,
  sharedPiece,
  touches,
} from './geometry.ts'

/** A piece from its four numbers. */
const piece = (x1: number, y1: number, x2: number, y2: number): Segment => [
  [x1, y1],
  [x2, y2],
]

/** A triangle whose sides are all slanted: corners at the left, at the top and at the right. */
const triangle: readonly BoardPoint[] = [
  [2, 4],
  [10, 1],
  [12, 15],
]

describe('gcc/core/sight-markers: outlines with slanted edges', () => {
  test('points just inside and just outside each of the three edges', () => {
    const inside = ([x, y]: BoardPoint) => isInside(triangle, [x, y])
    expect([inside([8, 6]), inside([6, 3]), inside([6, 2]), inside([11, 6]), inside([10, 3])]).toEqual([
      true,
      true,
      false,
      false,
      true,
    ])
    expect([inside([7, 9]), inside([7, 10]), inside([2, 4]), inside([3, 12])]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('a line enters where it first crosses an edge, from either end', () => {
    // Level at y = 4: from the corner at x = 2 to the right edge at x = 10 + 3 / 7.
    expect(entryOf(piece(0, 4, 20, 4), triangle)).toBeCloseTo(2 / 20)
    expect(entryOf(piece(20, 4, 0, 4), triangle)).toBeCloseTo((20 - (10 + 3 / 7)) / 20)
    // A slanted line that comes in over the upper left edge at x = 62 / 11, and one that passes by.
    expect(entryOf(piece(3, 0, 13, 10), triangle)).toBeCloseTo(29 / 110)
    expect(entryOf(piece(0, 8, 6, 14), triangle)).toBeUndefined()
    // It begins inside.
    expect(entryOf(piece(8, 6, 20, 6), triangle)).toBe(0)
  })

  test('which way round an outline goes, and how large it is', () => {
    expect(doubleOutlineArea(triangle)).toBe(118)
    expect(doubleOutlineArea(triangle.toReversed())).toBe(-118)
  })
})

describe('gcc/core/boundary-wall: walls that end on a line', () => {
  test('touching with any of the four ends counts, lying on the same straight line beside it does not', () => {
    const line = piece(0, 0, 8, 4)
    for (const wall of [piece(4, 2, 9, 0), piece(9, 0, 4, 2), piece(0, 0, -3, 5), piece(8, 4, 8, 9)]) {
      expect([touches(line, wall), touches(wall, line)]).toEqual([true, true])
    }
    expect(touches(line, piece(10, 5, 12, 6))).toBe(false)
    expect(touches(piece(0, 0, 0, 4), piece(0, 6, 0, 9))).toBe(false)
    expect(touches(piece(0, 0, 0, 6), piece(0, 6, 0, 9))).toBe(true)
  })

  test('a slanted wall and its door share the door', () => {
    const wall = piece(0, 0, 9, 6)
    expect(sharedPiece(wall, piece(6, 4, 3, 2))).toEqual(piece(3, 2, 6, 4))
    expect(sharedPiece(wall, piece(6, 4, 12, 8))).toEqual(piece(6, 4, 9, 6))
    expect(sharedPiece(wall, piece(3, 2, 6, 5))).toBeUndefined()
    expect(sharedPiece(wall, piece(3, 3, 6, 4))).toBeUndefined()
  })
})
