import { expect, test } from 'vitest'
import { inTurn, rivalOf } from './rotation.ts'

test('all take turns', () => {
  expect([0, 1, 2, 3].map((index) => inTurn(['a', 'b', 'c'], index))).toEqual(['a', 'b', 'c', 'a'])
  expect(inTurn([], 0)).toBeUndefined()
})

test('all meet all others once on each side before any meet again', () => {
  const pairs = Array.from({ length: 12 }, (_, index) => [index % 4, rivalOf(index, 4) % 4])
  expect(new Set(pairs.map(String)).size).toBe(12)
  for (const [one, other] of pairs) expect(one).not.toBe(other)
})
