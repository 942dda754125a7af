import { expect, test } from 'vitest'
import { ALL_ROWS, COLUMN_WEIGHTS, COLUMNS, countRows, placeColumns, placeRows, ROWS } from './lattice.ts'

test('the columns stand for the whole volume', () => {
  expect(COLUMN_WEIGHTS.reduce((sum, weight) => sum + weight, 0)).toBe(1000)
  expect(countRows(ALL_ROWS)).toBe(ROWS)
  expect(countRows(0)).toBe(0)
  expect(countRows(0b1011)).toBe(3)
})

test('columns stand on the facing half of the rim', () => {
  const along = new Float64Array(COLUMNS)
  const across = new Float64Array(COLUMNS)
  placeColumns(along, across, 10000, 1500, -1)
  for (let i = 0; i < COLUMNS; i++) {
    const out = Math.sqrt((along[i]! - 10000) ** 2 + across[i]! ** 2)
    expect(Math.abs(out - 1500)).toBeLessThan(1.1)
    expect(along[i]).toBeLessThanOrEqual(10000)
  }
})

test('rows lie inside the height, a spot has all of them in one place', () => {
  const heights = new Float64Array(ROWS)
  placeRows(heights, 100, 4000)
  expect(heights[0]).toBeGreaterThan(100)
  expect(heights[ROWS - 1]).toBeLessThan(4100)
  placeRows(heights, 100, 0)
  expect(new Set(heights).size).toBe(1)
})
