import { expect, test } from 'vitest'
import { hitLimit, orderTests, timeLimit } from './order.mjs'

test('tests that noticed other changes come first, then the short ones', () => {
  const millis = [5, 1, 3, 3, 9]
  expect(orderTests([0, 1, 2, 3], millis, [])).toEqual([1, 2, 3, 0])
  expect(orderTests([0, 1, 2, 3], millis, [4, 3, 0])).toEqual([3, 0, 1, 2])
})

test('a test may take much longer with a change than without, but not for ever', () => {
  expect([hitLimit(0), hitLimit(1000), hitLimit(5000)]).toEqual([100_000, 100_000, 500_000])
  expect(timeLimit(100)).toBe(7000)
})
