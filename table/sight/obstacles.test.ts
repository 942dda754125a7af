import { expect, test } from 'vitest'
import { box, testBoard } from '../testing/random-board.ts'
import { obstaclesOf } from './obstacles.ts'

const board = testBoard([
  box('wall', 0, 0, 1000, 1000, 4000),
  box('paint', 2000, 0, 1000, 1000, 0),
  box('glass', 4000, 0, 1000, 1000, 4000, { sight: 'clear', blocksLight: false }),
  box('fence', 6000, 0, 1000, 1000, 4000, { sight: 'screened', blocksLight: false }),
  box('curtain', 8000, 0, 1000, 1000, 4000, { passage: 'open' }),
])
const named = (of: 'sight' | 'light' | 'blast') => obstaclesOf(board, of).solids.map(({ piece }) => piece.id)

test('each question has its own obstacles, and flat ground is none', () => {
  expect(named('sight')).toEqual(['wall', 'fence', 'curtain'])
  expect(named('light')).toEqual(['wall', 'curtain'])
  expect(named('blast')).toEqual(['wall'])
})

test('they are found once per board, by box and in order, few or many', () => {
  expect(obstaclesOf(board, 'sight')).toBe(obstaclesOf(board, 'sight'))
  const found = (on: typeof board) => obstaclesOf(on, 'sight').search(0, 0, 7000, 500)
  expect(found(board).map(({ piece }) => piece.id)).toEqual(['wall', 'fence'])
  expect(found(testBoard([]))).toEqual([])
  const crowd = Array.from({ length: 200 }, (_, i) => box(`far ${i}`, 20000 + i * 100, 20000, 50, 50, 1000))
  expect(found(testBoard([...crowd, ...board.pieces])).map(({ piece }) => piece.id)).toEqual([
    'wall',
    'fence',
  ])
})
