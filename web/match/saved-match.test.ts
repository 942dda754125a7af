import { expect, test } from 'vitest'
import { readMatch } from './saved-match.ts'

const whole = {
  id: 'abc',
  title: 'A against B',
  order: { game: 'bmg3', setup: {}, seed: 's', seats: { a: { kind: 'person' } } },
  startedAt: 1,
  changedAt: 2,
  answers: 3,
  over: false,
}

test('a whole match is read as it was kept', () => {
  expect(readMatch(whole)).toEqual(whole)
})

test.each([
  ['nothing at all', undefined, 'it has no name'],
  ['a text', 'abc', 'it has no name'],
  ['no title', { ...whole, title: undefined }, 'its title is missing'],
  ['no order', { ...whole, order: undefined }, 'what it was started with is missing'],
  [
    'an order without seats',
    { ...whole, order: { ...whole.order, seats: null } },
    'what it was started with is missing',
  ],
  [
    'a seat that nobody plays',
    { ...whole, order: { ...whole.order, seats: { a: 1 } } },
    'what it was started with is missing',
  ],
  ['a date that is none', { ...whole, changedAt: Number.NaN }, 'its date is missing'],
])('%s is a damaged match, which has all that a list needs', (_, kept, why) => {
  const read = readMatch(kept)
  expect(read.damage).toBe(`Damaged: ${why}.`)
  expect(read.title).not.toBe('')
  expect(read.order.seats).toBeTypeOf('object')
  expect(Number.isFinite(read.changedAt)).toBe(true)
})
