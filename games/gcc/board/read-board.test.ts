import { describe, expect, test } from 'vitest'
import { gccBoards } from '../boards/index.ts'
import { readAreaBoard } from './read-board.ts'

const area = (id: string, x: number, rest: object = {}) => ({
  id,
  name: id,
  limit: 3,
  outline: [
    [x, 0],
    [x + 10, 0],
    [x + 10, 10],
    [x, 10],
  ],
  ...rest,
})
const sound = {
  id: 'x',
  name: 'X',
  width: 30,
  height: 10,
  areas: [area('a', 0), area('b', 10)],
  boundaries: [],
  otherwise: 'white',
}

describe('gcc/core/areas: reading a board', () => {
  test('a sound one has its areas with elevation and limit, and its boundaries', () => {
    const board = readAreaBoard({ ...sound, areas: [area('a', 0, { elevation: 2 }), area('b', 10)] })
    expect(board.ok && board.value.areas.map(({ elevation, limit }) => [elevation, limit])).toEqual([
      [2, 3],
      [0, 3],
    ])
    expect(board.ok && board.value.boundaries).toMatchObject([
      {
        kind: 'white',
        pieces: [
          [
            [10, 0],
            [10, 10],
          ],
        ],
      },
    ])
  })

  test.each<[string, object, RegExp, string]>([
    ['two areas of one id', { areas: [area('a', 0), area('a', 10)] }, /two areas "a"/, 'areas.1'],
    ['an area off the board', { width: 15 }, /leaves the board/, 'areas.1.outline'],
    [
      'a marker outside',
      { areas: [area('a', 0, { markers: [{ at: [20, 5] }] })] },
      /outside it/,
      'areas.0.markers',
    ],
    [
      'an unknown area',
      { boundaries: [{ between: ['a', 'z'], kind: 'white' }] },
      /two areas of this board/,
      'boundaries.0',
    ],
    [
      'a level without a wall',
      { boundaries: [{ between: ['a', 'b'], kind: 'white', level: 1 }] },
      /Only walls/,
      'boundaries.0',
    ],
    [
      'a climb over a wall',
      { boundaries: [{ between: ['a', 'b'], kind: 'wall', moves: [{ kind: 'climb', level: 1 }] }] },
      /Only special/,
      'boundaries.0',
    ],
    ['a boundary left open', { otherwise: undefined }, /no boundary is given/, 'boundaries'],
    ['a limit of 0', { areas: [area('a', 0, { limit: 0 })] }, /./, 'areas.0.limit'],
    ['a word it does not know', { colour: 'red' }, /called "colour"/, ''],
  ])('%s is refused with its place', (_, change, text, path) => {
    const board = readAreaBoard({ ...sound, ...change })
    expect(board.ok ? undefined : board.reason.text).toMatch(text)
    expect(board.ok ? undefined : board.reason.path).toBe(path)
  })
})

describe('our boards', () => {
  test.each([...gccBoards.values()])('$name: every area can be reached from every other', (board) => {
    const near = board.areas.map((): Set<number> => new Set())
    for (const { between, kind, moves } of board.boundaries) {
      if (kind === 'white' || kind === 'orange') {
        near[between[0]]!.add(between[1])
        near[between[1]]!.add(between[0])
      }
      for (const { from, to } of moves) near[from]!.add(to)
    }
    for (const start of board.areas.keys()) {
      const seen = new Set([start])
      for (const here of seen) for (const next of near[here]!) seen.add(next)
      expect(
        [...board.areas.keys()].filter((each) => !seen.has(each)).map((each) => board.areas[each]!.id),
      ).toEqual([])
    }
  })
})
