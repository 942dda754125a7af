import { expect, test } from 'vitest'
import { isSearching, readSearching, searchingAddress, stepTo } from './searching.ts'

test('an address keeps what is looked for', () => {
  const searching = { query: 'light & armor', kind: 'trait' }
  const address = searchingAddress(searching)
  expect(address).toBe('/rules?q=light+%26+armor&kind=trait')
  expect(readSearching(address.slice(address.indexOf('?')))).toEqual(searching)
  expect(searchingAddress({ query: ' ', kind: undefined })).toBe('/rules')
  expect(searchingAddress({ query: 'ko', kind: undefined }, 'bmg3')).toBe('/rules?game=bmg3&q=ko')
})

test('blanks are nothing to look for, a kind is', () => {
  expect(isSearching(readSearching(''))).toBe(false)
  expect(isSearching({ query: '  ', kind: undefined })).toBe(false)
  expect(isSearching({ query: '', kind: 'trait' })).toBe(true)
})

test('arrows lead down the list and back up to the words', () => {
  expect([stepTo('ArrowDown', -1, 3), stepTo('ArrowDown', 2, 3), stepTo('ArrowUp', 0, 3)]).toEqual([0, 2, -1])
  expect([stepTo('Home', 2, 3), stepTo('End', 0, 3)]).toEqual([0, 2])
  expect([
    stepTo('Home', -1, 3),
    stepTo('End', -1, 3),
    stepTo('x', 1, 3),
    stepTo('ArrowDown', -1, 0),
  ]).toEqual(Array(4).fill(undefined))
})
