import { expect, test } from 'vitest'
import { point } from '../geometry/point.ts'
import { inches } from '../units.ts'
import { balanceOf } from './balance.ts'
import type { BoardData } from './board.ts'
import { defaultPiece } from './default-piece.ts'
import { generateCity } from './generate-city.ts'
import type { Piece } from './piece.ts'
import { rectangle } from './read-board.ts'

const board = (...pieces: Piece[]): BoardData => ({
  name: 'Yard',
  theme: '',
  about: '',
  width: inches(20),
  depth: inches(20),
  pieces,
  lamps: [],
})

const house = (x: number, y: number, w: number, d: number): Piece =>
  defaultPiece('building', {
    id: `h${x}-${y}`,
    footprint: rectangle(inches(x), inches(y), inches(w), inches(d)),
    top: inches(3),
  })

test('an empty board is fair', () => {
  expect(balanceOf(board())).toMatchObject({ overall: 1, southNorth: { free: 1, blocked: 1 } })
})

test('a house in one half is unfair between south and north, and fair between west and east', () => {
  const { southNorth, westEast, overall } = balanceOf(board(house(5, 2, 10, 4)))
  expect(southNorth).toMatchObject({ blocked: 0, cover: 0, height: 0, overall: 0 })
  expect(southNorth.free).toBeCloseTo(160 / 200)
  expect(westEast).toEqual({ blocked: 1, cover: 1, height: 1, free: 1, overall: 1 })
  expect(overall).toBe(1)
})

test('a house across the middle is shared by length and area', () => {
  const { southNorth } = balanceOf(board(house(5, 8, 4, 6)))
  expect(southNorth.blocked).toBeCloseTo(2 / 4)
  expect(southNorth.cover).toBeCloseTo(8 / 12)
})

test('outlines of any shape are cut at the middle', () => {
  const wedge = defaultPiece('building', {
    id: 'w',
    footprint: [point(0, inches(5)), point(inches(10), inches(5)), point(0, inches(15))],
    top: inches(3),
  })
  // The half nearer to the tip holds a quarter of the triangle.
  expect(balanceOf(board(wedge)).southNorth.blocked).toBeCloseTo(1 / 3)
})

test('higher floors and better cover weigh more', () => {
  const low = house(0, 0, 4, 4)
  const high: Piece = { ...house(0, 16, 4, 4), top: inches(6), cover: 'light' }
  const { southNorth } = balanceOf(board(low, high))
  expect(southNorth).toMatchObject({ blocked: 1, height: 0.5 })
  expect(southNorth.cover).toBeCloseTo(1 / 3)
})

test('generated cities are fair from every side', () => {
  const city = generateCity({ seed: 'fair', width: inches(36), depth: inches(48) })
  expect(balanceOf(city).southNorth.overall).toBeCloseTo(1, 6)
  expect(balanceOf(city).westEast.overall).toBeCloseTo(1, 6)
})
