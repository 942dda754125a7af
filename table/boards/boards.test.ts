import { describe, expect, test } from 'vitest'
import { boardToJson } from '../terrain/board-json.ts'
import { readBoard } from '../terrain/read-board.ts'
import { unreachableRoofs, walkStreets } from '../testing/street-walk.ts'
import { inches } from '../units.ts'
import { boardFiles, boardNames, boards } from './boards.ts'

test('there are six boards, one of them large', () => {
  expect(boardNames).toHaveLength(6)
  const sizes = boardNames.map((name) => boards[name].width)
  expect(sizes.filter((width) => width === inches(36))).toHaveLength(5)
  expect(sizes.filter((width) => width === inches(48))).toHaveLength(1)
  expect(new Set(boardNames.map((name) => boards[name].name)).size).toBe(6)
})

test('a board is read once', () => {
  expect(boards.docks).toBe(boards.docks)
  expect(Object.keys(boards)).toEqual(boardNames)
})

describe.each(boardNames)('%s', (name) => {
  const board = boards[name]

  test('is valid without a warning, and written and read it is the same', () => {
    expect(readBoard(boardFiles[name])).toEqual({ ok: true, board, warnings: [] })
    expect(readBoard(boardToJson(board))).toEqual({ ok: true, board, warnings: [] })
  })

  test('has enough on it, light, and a sentence about it', () => {
    expect(board.pieces.length).toBeGreaterThanOrEqual(25)
    expect(board.pieces.length).toBeLessThanOrEqual(60)
    expect(board.lamps.length).toBeGreaterThanOrEqual(4)
    expect(board.about).toMatch(/\.$/)
    expect(board.pieces.some(({ passage }) => passage === 'difficult')).toBe(true)
  })

  test('has streets that hang together for a 60 mm base', () => {
    const { free, reached } = walkStreets(board)
    expect(reached / free).toBeGreaterThan(0.995)
  })

  test('has a way up to every roof', () => {
    expect(unreachableRoofs(board)).toEqual([])
  })
})
