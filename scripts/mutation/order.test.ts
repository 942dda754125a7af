import { expect, test } from 'vitest'
import { hitLimit, orderTests, testsNear, timeLimit } from './order.mjs'

test('tests that noticed other changes come first, then the short ones', () => {
  const millis = [5, 1, 3, 3, 9]
  expect(orderTests([0, 1, 2, 3], millis, [])).toEqual([1, 2, 3, 0])
  expect(orderTests([0, 1, 2, 3], millis, [4, 3, 0])).toEqual([3, 0, 1, 2])
})

test('a test may take much longer with a change than without, but not for ever', () => {
  expect([hitLimit(0), hitLimit(1000), hitLimit(5000)]).toEqual([100_000, 100_000, 500_000])
  expect(timeLimit(100)).toBe(7000)
})

test('tests that come by near lines of the same file may come by a change', () => {
  const all = [
    { id: '1', file: 'a.ts', line: 5 },
    { id: '2', file: 'a.ts', line: 15 },
    { id: '3', file: 'a.ts', line: 26 },
    { id: '4', file: 'b.ts', line: 15 },
    { id: '5', file: 'a.ts', line: 16 },
  ]
  const reach = { 1: { tests: [1, 2] }, 2: { tests: [2, 3] }, 3: { tests: [4] }, 4: { tests: [5] } }
  expect(testsNear({ file: 'a.ts', line: 15 }, all, reach)).toEqual([1, 2, 3])
})
