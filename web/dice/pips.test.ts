import { expect, test } from 'vitest'
import { pipsOf } from './pips.ts'

test('a die of six has as many pips as its face says, in its middle', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const pips = pipsOf(face, 6)
    expect(pips).toHaveLength(face)
    expect(pips.reduce((sum, { x }) => sum + x, 0) / face).toBeCloseTo(0.5)
    expect(pips.reduce((sum, { y }) => sum + y, 0) / face).toBeCloseTo(0.5)
  }
})

test('other dice show numbers', () => {
  expect(pipsOf(5, 20)).toEqual([])
  expect(pipsOf(0, 6)).toEqual([])
})
