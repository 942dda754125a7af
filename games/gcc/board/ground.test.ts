import { describe, expect, test } from 'vitest'
import { boardOfSquares } from '../testing/boards.ts'
import { buildGround, groundWith } from './ground.ts'
import { sightBetween } from './sight.ts'

const board = boardOfSquares(
  [
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [1, 0] },
    { id: 'c', at: [2, 0] },
    { id: 'roof', at: [3, 0], elevation: 2 },
    { id: 'cellar', at: [0, 1] },
  ],
  [
    { between: ['b', 'c'], kind: 'orange' },
    {
      between: ['c', 'roof'],
      kind: 'special',
      moves: [
        { kind: 'climb', level: 2 },
        { kind: 'fall', level: 2, from: 'roof' },
      ],
    },
    { between: ['a', 'cellar'], kind: 'wall', level: 1 },
  ],
)

describe('which areas are adjacent', () => {
  const ground = buildGround(board, [])

  test('gcc/core/adjacency: white and orange boundaries only', () => {
    expect(ground.adjacent).toEqual([[1], [2, 0], [1], [], []])
  })

  test('gcc/core/boundary-white, gcc/core/boundary-orange: simple moves', () => {
    expect(ground.ways[1]!.map(({ to, kind }) => [to, kind])).toEqual([
      [2, 'simple'],
      [0, 'simple'],
    ])
  })

  test('gcc/core/boundary-special: only the moves it lists, some only one way', () => {
    expect(ground.ways[2]!.map(({ to, kind }) => [to, kind])).toEqual([
      [1, 'simple'],
      [3, 'climb'],
    ])
    expect(ground.ways[3]!.map(({ kind, level }) => [kind, level])).toEqual([
      ['climb', 2],
      ['fall', 2],
    ])
  })

  test('gcc/core/boundary-wall: no way through, but it may be breakable', () => {
    expect(ground.ways[4]).toEqual([])
    expect(ground.walls[4]).toEqual([{ to: 0, level: 1, boundary: 2 }])
  })

  test('gcc/core/distance: moves are counted, special ones too, and not their cost', () => {
    expect(ground.distance(0, 3)).toBe(3)
    expect(ground.distance(0, 0)).toBe(0)
    expect(ground.distance(0, 4)).toBe(Number.POSITIVE_INFINITY)
  })

  test('gcc/token/broken-wall: two areas become adjacent, and simple moves are possible', () => {
    const open = groundWith(board, [2])
    expect(open.adjacent[4]).toEqual([0])
    expect(open.ways[4]!.map(({ kind }) => kind)).toEqual(['simple'])
    expect(open.walls[4]).toEqual([])
    expect(open.distance(4, 1)).toBe(2)
    expect(groundWith(board, [2])).toBe(open)
  })

  test('gcc/core/boundary-orange: the way is there in both directions, and it makes areas adjacent', () => {
    const orange = buildGround(
      boardOfSquares(
        [
          { id: 'a', at: [0, 0] },
          { id: 'b', at: [1, 0] },
        ],
        [{ between: ['a', 'b'], kind: 'orange' }],
      ),
      [],
    )
    expect(orange.ways.map((ways) => ways.map(({ to, kind }) => [to, kind]))).toEqual([
      [[1, 'simple']],
      [[0, 'simple']],
    ])
    expect(orange.adjacent).toEqual([[1], [0]])
  })

  test('gcc/core/boundary-wall: only walls with a level can be broken, and no other boundary', () => {
    const plain = buildGround(
      boardOfSquares(
        [
          { id: 'a', at: [0, 0] },
          { id: 'b', at: [1, 0] },
          { id: 'c', at: [2, 0] },
        ],
        [{ between: ['a', 'b'], kind: 'wall' }],
      ),
      [],
    )
    expect(plain.walls).toEqual([[], [], []])
    expect(plain.ways[0]).toEqual([])
  })

  test('gcc/core/throw: in view is what can be seen and reached, the own area aside', () => {
    // The cellar is behind a wall; the roof is seen and reached.
    expect(ground.inView(2)).toEqual([0, 1, 3])
    expect(ground.inView(4)).toEqual([])
    const island = boardOfSquares(
      [
        { id: 'a', at: [0, 0] },
        { id: 'b', at: [1, 0] },
      ],
      [{ between: ['a', 'b'], kind: 'special', moves: [] }],
    )
    // Seen, but it cannot be entered.
    expect(buildGround(island, []).sight(0, 1).clear).toBe(true)
    expect(buildGround(island, []).inView(0)).toEqual([])
  })

  test('gcc/token/broken-wall: each set of broken walls is a ground of its own, in whatever order they broke', () => {
    const cells = boardOfSquares(
      [
        { id: 'a', at: [0, 0] },
        { id: 'b', at: [1, 0] },
        { id: 'c', at: [2, 0] },
      ],
      [
        { between: ['a', 'b'], kind: 'wall', level: 1 },
        { between: ['b', 'c'], kind: 'wall', level: 1 },
      ],
    )
    expect(groundWith(cells, [0]).adjacent).toEqual([[1], [0], []])
    expect(groundWith(cells, [0, 1]).adjacent).toEqual([[1], [0, 2], [1]])
    expect(groundWith(cells, [1, 0])).toBe(groundWith(cells, [0, 1]))
    expect(groundWith(cells, [1]).adjacent).toEqual([[], [2], [1]])
  })

  test('gcc/core/sight-markers: what is cached for one pair of areas is not used for another', () => {
    const remembered = board.areas.map((_, a) => board.areas.map((_, b) => ground.sight(a, b).clear))
    expect(remembered).toEqual(
      board.areas.map((_, a) => board.areas.map((_, b) => sightBetween(board, new Set(), a, b).clear)),
    )
  })
})
