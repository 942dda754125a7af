import { expect, test } from 'vitest'
import { point } from '../geometry/point.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches } from '../units.ts'
import { prepareBoard } from './board.ts'

const crate = box('crate', 1000, 1000, 2000, 2000, inches(1))
const house = box('house', 10_000, 10_000, 8000, 6000, inches(4))

/** An L of 6000 by 6000 with the upper right 4000 by 4000 left out. */
const ell = {
  ...house,
  id: 'ell',
  footprint: [
    point(30_000, 30_000),
    point(36_000, 30_000),
    point(36_000, 32_000),
    point(32_000, 32_000),
    point(32_000, 36_000),
    point(30_000, 36_000),
  ],
}

test('a convex piece becomes one solid with its heights and its box', () => {
  const board = testBoard([{ ...crate, bottom: 500 }])
  expect(board.solids).toEqual([
    {
      piece: board.pieces[0],
      shape: [1000, 1000, 3000, 1000, 3000, 3000, 1000, 3000],
      box: { minX: 1000, minY: 1000, maxX: 3000, maxY: 3000 },
      bottom: 500,
      top: 2540,
    },
  ])
})

test('a piece that is not convex becomes several solids of the same piece', () => {
  const board = testBoard([ell])
  expect(board.solids).toHaveLength(2)
  expect(board.solids.every(({ piece }) => piece === board.pieces[0])).toBe(true)
})

test('the board keeps all of its data', () => {
  const data = {
    name: 'Yard',
    theme: 'none',
    about: '',
    width: 40_000,
    depth: 50_000,
    pieces: [crate],
    lamps: [],
  }
  expect(prepareBoard(data)).toMatchObject(data)
})

test('the index finds the solids whose boxes meet a box, touching included', () => {
  const { index } = testBoard([crate, house])
  const found = (...area: [number, number, number, number]) =>
    index.search(...area).map(({ piece }) => piece.id)
  expect(found(0, 0, 50_000, 50_000)).toEqual(['crate', 'house'])
  expect(found(3000, 3000, 9999, 9999)).toEqual(['crate'])
  expect(found(3001, 3001, 9999, 9999)).toEqual([])
  expect(found(18_000, 16_000, 18_000, 16_000)).toEqual(['house'])
})
