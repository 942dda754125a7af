import { must } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { boardOfSquares, type Square } from '../testing/boards.ts'
import { type AreaBoard, areaNamed } from './board.ts'
import { buildGround } from './ground.ts'
import { readAreaBoard } from './read-board.ts'
import { sightBetween, sightText } from './sight.ts'

const row = (...squares: readonly (string | Omit<Square, 'at'>)[]): readonly Square[] =>
  squares.map((square, i) => ({ ...(typeof square === 'string' ? { id: square } : square), at: [i, 0] }))

const square = (left: number) => [
  [left, 0],
  [left + 10, 0],
  [left + 10, 10],
  [left, 10],
]

function see(board: AreaBoard, from: string, to: string, broken: readonly number[] = []) {
  const [a, b] = [areaNamed(board, from), areaNamed(board, to)]
  const ground = buildGround(board, broken)
  const sight = ground.sight(a, b)
  expect(ground.sight(b, a).clear).toBe(sight.clear)
  return { ...sight, text: sightText(board, a, b, sight) }
}

describe('gcc/core/sight-markers', () => {
  test('a line that meets nothing is clear, however long, and names the areas on it in order', () => {
    const sight = see(boardOfSquares(row('a', 'b', 'c', 'd')), 'a', 'd')
    expect(sight).toMatchObject({ clear: true, by: 'line', areas: [0, 1, 2, 3] })
    expect(see(boardOfSquares(row('a', 'b', 'c', 'd')), 'd', 'a').areas).toEqual([3, 2, 1, 0])
  })

  test('gcc/core/boundary-wall: a wall on the way blocks, and is named', () => {
    const board = boardOfSquares(row('a', 'b', 'c'), [{ between: ['b', 'c'], kind: 'wall' }])
    expect(see(board, 'a', 'c')).toMatchObject({
      clear: false,
      blockers: [{ kind: 'wall', between: [1, 2] }],
    })
    expect(see(board, 'a', 'c').text).toBe('The line from a to c crosses the wall between b and c.')
    expect(see(board, 'a', 'b').clear).toBe(true)
  })

  test('gcc/core/boundary-special: a special boundary does not block', () => {
    const board = boardOfSquares(row('a', 'b'), [
      { between: ['a', 'b'], kind: 'special', moves: [{ kind: 'jump', level: 1 }] },
    ])
    expect(see(board, 'a', 'b').clear).toBe(true)
  })

  test('a door lets through only what passes the opening', () => {
    const door = (from: number, to: number) =>
      boardOfSquares(row('a', 'b'), [
        {
          between: ['a', 'b'],
          kind: 'white',
          opening: [
            [10, from],
            [10, to],
          ],
        },
      ])
    expect(see(door(3, 7), 'a', 'b').clear).toBe(true)
    expect(see(door(0, 4), 'a', 'b').clear).toBe(false)
  })

  test('an area higher than both blocks; one as high as both does not', () => {
    expect(see(boardOfSquares(row('a', { id: 'b', elevation: 1 }, 'c')), 'a', 'c').blockers).toEqual([
      { kind: 'higher', area: 1 },
    ])
    expect(
      see(
        boardOfSquares(row({ id: 'a', elevation: 1 }, { id: 'b', elevation: 1 }, { id: 'c', elevation: 1 })),
        'a',
        'c',
      ).clear,
    ).toBe(true)
  })

  test('gcc/core/elevation-level: between two heights an area as high as the higher one blocks too', () => {
    const board = boardOfSquares(row('a', { id: 'b', elevation: 2 }, { id: 'c', elevation: 2 }))
    expect(see(board, 'a', 'c').blockers).toEqual([{ kind: 'as-high', area: 1 }])
    expect(see(board, 'a', 'b').clear).toBe(true)
    const lower = boardOfSquares(row('a', { id: 'b', elevation: 1 }, { id: 'c', elevation: 2 }))
    expect(see(lower, 'a', 'c').clear).toBe(true)
  })

  test('gcc/core/promontory: a line may begin or end on one, and not pass it', () => {
    const board = boardOfSquares(row('a', { id: 'b', promontory: true }, 'c'))
    expect(see(board, 'a', 'b').clear).toBe(true)
    expect(see(board, 'b', 'c').clear).toBe(true)
    expect(see(board, 'a', 'c')).toMatchObject({ clear: false, blockers: [{ kind: 'promontory', area: 1 }] })
  })

  test('gcc/core/boundary-orange: shares sight whatever the markers say', () => {
    const board = boardOfSquares(row({ id: 'a', blind: true }, 'b', 'c'), [
      { between: ['a', 'b'], kind: 'orange' },
    ])
    expect(see(board, 'a', 'b').by).toBe('orange')
    expect(see(board, 'a', 'c')).toMatchObject({ clear: false, by: 'nothing' })
    expect(see(board, 'a', 'c').text).toContain('no sight markers')
  })

  test('gcc/core/no-crossing-letters: a letter in common is enough, across walls and heights', () => {
    const squares = row(
      { id: 'a', letters: 'AB' },
      { id: 'b', elevation: 3 },
      { id: 'c', letters: 'B', elevation: 3 },
    )
    const board = boardOfSquares(squares, [{ between: ['a', 'b'], kind: 'wall' }])
    expect(see(board, 'a', 'c')).toMatchObject({ clear: true, by: 'letter', letter: 'B' })
    const other = boardOfSquares(row({ id: 'a', letters: 'A' }, 'b', { id: 'c', letters: 'B' }), [
      { between: ['a', 'b'], kind: 'wall' },
    ])
    expect(see(other, 'a', 'c').clear).toBe(false)
  })

  test('gcc/core/own-area-sight: always, even without a marker', () => {
    expect(see(boardOfSquares(row({ id: 'a', blind: true })), 'a', 'a')).toMatchObject({
      clear: true,
      by: 'own-area',
    })
  })

  test('gcc/token/broken-wall: joins its two areas', () => {
    const board = boardOfSquares(row({ id: 'a', blind: true }, 'b', 'c'), [
      { between: ['a', 'b'], kind: 'wall', level: 1 },
      { between: ['b', 'c'], kind: 'wall', level: 1 },
    ])
    expect(see(board, 'a', 'b', [0]).by).toBe('broken-wall')
    expect(see(board, 'b', 'c', [0]).clear).toBe(false)
    expect(see(board, 'b', 'c', [1]).clear).toBe(true)
  })
})

test('gcc/token/broken-wall: lines between other areas are as they were', () => {
  const cells = boardOfSquares(
    [
      { id: 'a', at: [0, 0] },
      { id: 'b', at: [1, 0] },
      { id: 'c', at: [2, 0] },
    ],
    [{ between: ['a', 'b'], kind: 'wall', level: 1 }],
  )
  expect(sightBetween(cells, new Set(), 0, 2).clear).toBe(false)
  expect(sightBetween(cells, new Set([0]), 0, 2).clear).toBe(false)
  expect(sightBetween(cells, new Set([0]), 0, 1)).toMatchObject({ clear: true, by: 'broken-wall' })
})

test('gcc/core/throw-failure: the areas of a line come in the order in which it meets them, whatever their numbers', () => {
  const shuffled = boardOfSquares([
    { id: 'a', at: [0, 0] },
    { id: 'd', at: [3, 0] },
    { id: 'c', at: [2, 0] },
    { id: 'b', at: [1, 0] },
    { id: 'e', at: [4, 0] },
  ])
  expect(sightBetween(shuffled, new Set(), 0, 4).areas).toEqual([0, 3, 2, 1, 4])
  expect(sightBetween(shuffled, new Set(), 4, 0).areas).toEqual([4, 1, 2, 3, 0])
})

test('gcc/core/sight-markers: any two markers will do, not only the first of each area', () => {
  const board = must(
    readAreaBoard({
      id: 'two',
      name: 'Two',
      width: 100,
      height: 100,
      otherwise: 'white',
      areas: [
        { id: 'a', name: 'a', limit: 6, outline: square(0), markers: [{ at: [5, 2] }] },
        { id: 'b', name: 'b', limit: 6, outline: square(10), markers: [{ at: [15, 2] }, { at: [15, 8] }] },
      ],
      boundaries: [
        {
          between: ['a', 'b'],
          kind: 'white',
          opening: [
            [10, 4],
            [10, 6],
          ],
        },
      ],
    }),
  )
  // Only the line to the second marker goes through the door.
  expect(see(board, 'a', 'b')).toMatchObject({ clear: true, by: 'line' })
})
