import { describe, expect, test } from 'vitest'
import { point, spot } from '../geometry/point.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { lineBetween, stretchBetweenHeights } from './line.ts'

const told = (line: ReturnType<typeof lineBetween>) =>
  line.meets.map(({ piece, from, to }) => [piece.id, Number(from.toFixed(6)), Number(to.toFixed(6))])

describe('a single line', () => {
  const near = box('near', 2000, 0, 1000, 2000, 5000)
  const hedge = box('hedge', 5000, 0, 2000, 2000, 5000, { sight: 'screened' })
  const glass = box('glass', 8000, 0, 1000, 2000, 5000, { sight: 'clear' })
  const board = testBoard([hedge, near, glass])

  test('returns what it meets in order, with where it enters and leaves', () => {
    const line = lineBetween(board, spot(0, 1000, 100), spot(10000, 1000, 100))
    expect(line.clear).toBe(false)
    expect(told(line)).toEqual([
      ['near', 0.2, 0.3],
      ['hedge', 0.5, 0.7],
    ])
    expect(told(lineBetween(board, spot(10000, 1000, 100), spot(0, 1000, 100)))).toEqual([
      ['hedge', 0.3, 0.5],
      ['near', 0.7, 0.8],
    ])
  })

  test('what only screens leaves it clear', () => {
    expect(lineBetween(board, spot(4000, 1000, 100), spot(10000, 1000, 100)).clear).toBe(true)
  })

  test('a rising line leaves through the roof', () => {
    const line = lineBetween(
      testBoard([box('house', 0, 0, 10000, 2000, 5000)]),
      spot(0, 1000),
      spot(10000, 1000, 10000),
    )
    expect(told(line)).toEqual([['house', 0, 0.5]])
  })

  test('touching a corner, sliding along a wall or on a roof meets nothing', () => {
    expect(lineBetween(board, spot(1000, 1000, 100), spot(3000, 3000, 100)).meets).toEqual([])
    expect(lineBetween(board, spot(0, 2000, 100), spot(10000, 2000, 100)).meets).toEqual([])
    expect(lineBetween(board, spot(0, 1000, 5000), spot(10000, 1000, 5000)).meets).toEqual([])
  })

  test('the joint of two pieces is no gap, beside each other or stacked', () => {
    const south = box('south', 2000, 0, 1000, 1000, 5000)
    const north = box('north', 2000, 1000, 1000, 1000, 5000)
    expect(lineBetween(testBoard([south, north]), spot(0, 1000, 100), spot(9000, 1000, 100)).clear).toBe(
      false,
    )
    const lower = box('lower', 2000, 0, 1000, 2000, 1000)
    const upper = box('upper', 2000, 0, 1000, 2000, 2000, { bottom: 1000 })
    expect(lineBetween(testBoard([lower, upper]), spot(0, 500, 1000), spot(9000, 500, 1000)).clear).toBe(
      false,
    )
  })

  test('a piece of several parts is met once while the line stays in it, twice when it comes back', () => {
    const footprint = [
      point(0, 0),
      point(9000, 0),
      point(9000, 4000),
      point(6000, 4000),
      point(6000, 1000),
      point(3000, 1000),
      point(3000, 4000),
      point(0, 4000),
    ]
    const horseshoe = testBoard([{ id: 'horseshoe', footprint }])
    expect(told(lineBetween(horseshoe, spot(-1000, 500, 100), spot(9000, 500, 100)))).toEqual([
      ['horseshoe', 0.1, 1],
    ])
    expect(told(lineBetween(horseshoe, spot(0, 3000, 100), spot(9000, 3000, 100)))).toEqual([
      ['horseshoe', 0, 0.333333],
      ['horseshoe', 0.666667, 1],
    ])
  })

  test('straight up through a floor', () => {
    const floor = testBoard([box('floor', 0, 0, 4000, 4000, 3000, { bottom: 2000 })])
    expect(told(lineBetween(floor, spot(1000, 1000), spot(1000, 1000, 4000)))).toEqual([['floor', 0.5, 0.75]])
    expect(lineBetween(floor, spot(5000, 1000), spot(5000, 1000, 4000)).clear).toBe(true)
  })
})

test('the part of a stretch between two heights', () => {
  const whole = { from: 0, to: 1 }
  expect(stretchBetweenHeights(whole, 0, 100, 25, 50)).toEqual({ from: 0.25, to: 0.5 })
  expect(stretchBetweenHeights(whole, 100, 0, 25, 50)).toEqual({ from: 0.5, to: 0.75 })
  expect(stretchBetweenHeights(whole, 30, 30, 25, 50)).toBe(whole)
  expect(stretchBetweenHeights(whole, 25, 25, 25, 50)).toBeUndefined()
})
