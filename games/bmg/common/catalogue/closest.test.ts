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
