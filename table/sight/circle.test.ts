import { expect, test } from 'vitest'
import { stretchInCircle } from './circle.ts'

test('through the middle, beside, grazing, and standing in it', () => {
  expect(stretchInCircle(500, 0, 100, 0, 0, 1000, 0)).toEqual({ from: 0.4, to: 0.6 })
  expect(stretchInCircle(500, 200, 100, 0, 0, 1000, 0)).toBeUndefined()
  expect(stretchInCircle(500, 100, 100, 0, 0, 1000, 0)).toBeUndefined()
  expect(stretchInCircle(0, 0, 100, 0, 0, 1000, 0)).toEqual({ from: 0, to: 0.1 })
  expect(stretchInCircle(2000, 0, 100, 0, 0, 1000, 0)).toBeUndefined()
  expect(stretchInCircle(0, 0, 100, 5, 5, 5, 5)).toEqual({ from: 0, to: 1 })
  expect(stretchInCircle(0, 0, 100, 100, 0, 100, 0)).toBeUndefined()
})
