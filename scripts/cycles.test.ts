import { expect, test } from 'vitest'
import { cyclesIn } from './cycles.mjs'

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))

test('a diamond is no circle', () => {
  expect(cyclesIn(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
})

test('a circle is walked from one of its files back to it', () => {
  expect(cyclesIn(graphOf({ top: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual([['a', 'b', 'c', 'a']])
})

test('a file that imports itself is a circle', () => {
  expect(cyclesIn(graphOf({ a: ['a'] }))).toEqual([['a', 'a']])
})

test('separate circles are found separately', () => {
  expect(cyclesIn(graphOf({ a: ['b'], b: ['a'], c: ['d'], d: ['c', 'a'] }))).toHaveLength(2)
})
