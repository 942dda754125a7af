import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doubleArea, isConvex } from '../geometry/decompose.ts'
import { arbitraryBoard, arbitraryScene, box, testBoard } from './random-board.ts'

test('arbitrary boards hold convex pieces inside the board', () => {
  fc.assert(
    fc.property(arbitraryBoard(), (board) => {
      for (const { footprint, bottom, top } of board.pieces) {
        expect(doubleArea(footprint)).toBeGreaterThan(0)
        expect(isConvex(footprint)).toBe(true)
        expect(top).toBeGreaterThanOrEqual(bottom)
        for (const p of footprint) {
          expect(p.x >= 0 && p.x <= board.width && p.y >= 0 && p.y <= board.depth).toBe(true)
        }
      }
    }),
  )
})

test('arbitrary bodies keep their bases on the board', () => {
  fc.assert(
    fc.property(arbitraryScene(), ({ board, a }) => {
      expect(a.x - a.radius).toBeGreaterThanOrEqual(0)
      expect(a.y + a.radius).toBeLessThanOrEqual(board.depth)
      expect(a.z).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a hand-made box is a plain block unless the test says otherwise', () => {
  const board = testBoard([box('wall', 100, 200, 300, 400, 5000, { sight: 'screened' })])
  expect(board.solids).toHaveLength(1)
  expect(board.solids[0]!.box).toEqual({ minX: 100, minY: 200, maxX: 400, maxY: 600 })
  expect(board.pieces[0]).toMatchObject({ sight: 'screened', passage: 'solid', bottom: 0, top: 5000 })
})
