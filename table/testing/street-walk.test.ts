import { expect, test } from 'vitest'
import type { BoardData } from '../terrain/board.ts'
import { defaultPiece, type PieceKindName } from '../terrain/default-piece.ts'
import type { Piece } from '../terrain/piece.ts'
import { rectangle } from '../terrain/read-board.ts'
import { inches } from '../units.ts'
import { unreachableRoofs, walkStreets } from './street-walk.ts'

const piece = (
  kind: PieceKindName,
  id: string,
  x: number,
  y: number,
  w: number,
  d: number,
  top: number,
): Piece =>
  defaultPiece(kind, {
    id,
    footprint: rectangle(inches(x), inches(y), inches(w), inches(d)),
    top: inches(top),
  })

const board = (...pieces: Piece[]): BoardData => ({
  name: '',
  theme: '',
  about: '',
  width: inches(20),
  depth: inches(20),
  pieces,
  lamps: [],
})

test('a wall with a gap of 2 inches cuts the streets, one of 3 inches does not', () => {
  const closed = walkStreets(board(piece('wall', 'w', 0, 9, 18, 1, 3)))
  const open = walkStreets(board(piece('wall', 'w', 0, 9, 17, 1, 3)))
  expect(closed.reached / closed.free).toBeLessThan(0.6)
  expect(open.reached).toBe(open.free)
})

test('small obstacles do not count, basins do', () => {
  const crates = walkStreets(board(piece('crate', 'c', 0, 9, 20, 1, 1)))
  const basin = walkStreets(board(piece('deep-water', 'b', 0, 9, 20, 1, 0.25)))
  expect(crates.reached).toBe(crates.free)
  expect(basin.reached).toBeLessThan(basin.free)
})

test('a roof needs a ladder, and a high roof a way from the low one', () => {
  const low = piece('building', 'low', 2, 2, 4, 4, 3)
  const high = piece('building', 'high', 6, 2, 4, 4, 6)
  const ladder = piece('ladder', 'l', 1.5, 3, 0.5, 1, 3)
  const onwards = { ...piece('ladder', 'm', 5.5, 3, 0.5, 1, 6), bottom: inches(3) }
  expect(unreachableRoofs(board(low, high))).toEqual(['low', 'high'])
  expect(unreachableRoofs(board(low, high, ladder))).toEqual(['high'])
  expect(unreachableRoofs(board(low, high, onwards))).toEqual(['low', 'high'])
  expect(unreachableRoofs(board(low, high, onwards, ladder))).toEqual([])
})
