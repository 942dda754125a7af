import { describe, expect, test } from 'vitest'
import { type BoardPoint, entryOf, isInside, sharedPiece, touches, without } from './geometry.ts'

const square: readonly BoardPoint[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

describe('pieces', () => {
  test('touch when they cross, end on each other or overlap, and not beside each other', () => {
    expect(
      touches(
        [
          [0, 0],
          [10, 10],
        ],
        [
          [0, 10],
          [10, 0],
        ],
      ),
    ).toBe(true)
    expect(
      touches(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [10, 0],
          [10, 10],
        ],
      ),
    ).toBe(true)
    expect(
      touches(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [5, 0],
          [15, 0],
        ],
      ),
    ).toBe(true)
    expect(
      touches(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [11, 0],
          [15, 0],
        ],
      ),
    ).toBe(false)
    expect(
      touches(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [0, 1],
          [10, 1],
        ],
      ),
    ).toBe(false)
  })

  test('share only the stretch that both cover', () => {
    expect(
      sharedPiece(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [15, 0],
          [4, 0],
        ],
      ),
    ).toEqual([
      [4, 0],
      [10, 0],
    ])
    expect(
      sharedPiece(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [10, 0],
          [15, 0],
        ],
      ),
    ).toBeUndefined()
    expect(
      sharedPiece(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [0, 1],
          [10, 1],
        ],
      ),
    ).toBeUndefined()
  })

  test('are cut in two by a door in their middle', () => {
    expect(
      without(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [4, 0],
          [6, 0],
        ],
      ),
    ).toEqual([
      [
        [0, 0],
        [4, 0],
      ],
      [
        [6, 0],
        [10, 0],
      ],
    ])
    expect(
      without(
        [
          [0, 0],
          [10, 0],
        ],
        [
          [0, 0],
          [10, 0],
        ],
      ),
    ).toEqual([])
  })
})

describe('outlines', () => {
  test('have an inside without their edge', () => {
    expect(isInside(square, [5, 5])).toBe(true)
    expect(isInside(square, [10, 5])).toBe(false)
    expect(isInside(square, [11, 5])).toBe(false)
  })

  test('are entered where a line first runs through them, not where it runs along them', () => {
    expect(
      entryOf(
        [
          [-10, 5],
          [30, 5],
        ],
        square,
      ),
    ).toBe(0.25)
    expect(
      entryOf(
        [
          [-10, 0],
          [30, 0],
        ],
        square,
      ),
    ).toBeUndefined()
    expect(
      entryOf(
        [
          [-10, 11],
          [30, 11],
        ],
        square,
      ),
    ).toBeUndefined()
  })
})
