import { expect, test } from 'vitest'
import { closest, editDistance } from './closest.ts'

test.each([
  ['robin', 'robin', 0],
  ['robin', 'robbin', 1],
  ['robin', 'rboin', 1],
  ['robin', 'bane', 4],
  ['', 'bane', 4],
])('%s to %s', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance)
})

test('what holds the text comes before what is only near', () => {
  expect(closest('robin', ['robim', 'red-robin', 'robin-beyond', 'bane'])).toEqual([
    'robin-beyond',
    'red-robin',
    'robim',
  ])
})

test('a text longer than any name is close to none, and that is known at once', () => {
  const started = performance.now()
  expect(
    closest(
      'x'.repeat(200_000),
      Array.from({ length: 500 }, (_, i) => `model-${i}`),
    ),
  ).toEqual([])
  expect(performance.now() - started).toBeLessThan(5000)
})
