import { expect, test } from 'vitest'
import { type Chain, chainLength, link, linksSince } from './chain.ts'

test('a chain grows at its end and gives back what was added since', () => {
  const one = link<string>(undefined, 'a')
  const two = link(one, 'b')
  const three = link(two, 'c')
  expect(chainLength(three)).toBe(3)
  expect(linksSince(three)).toEqual(['a', 'b', 'c'])
  expect(linksSince(three, 2)).toEqual(['c'])
  expect(linksSince(three, 3)).toEqual([])
  expect(linksSince(three, 9)).toEqual([])
})

test('two chains can go on from the same past', () => {
  const past = link(link<number>(undefined, 1), 2)
  expect(linksSince(link(past, 3))).toEqual([1, 2, 3])
  expect(linksSince(link(past, 4))).toEqual([1, 2, 4])
  expect(linksSince(past)).toEqual([1, 2])
})

test('an empty chain has no links', () => {
  const empty: Chain<number> | undefined = undefined
  expect(chainLength(empty)).toBe(0)
  expect(linksSince(empty)).toEqual([])
})
