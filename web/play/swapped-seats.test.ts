import { expect, test } from 'vitest'
import type { MatchOrder } from '../worker/protocol.ts'
import { swappedSeats } from './swapped-seats.ts'

const person = { kind: 'person' } as const
const bot = { kind: 'bot', name: 'novice' } as const
const order = (seats: MatchOrder['seats']): MatchOrder => ({ game: 'x', setup: null, seed: 's', seats })

test('a person and a bot change places', () => {
  expect(swappedSeats(order({ a: person, b: bot }))).toEqual(order({ a: bot, b: person }))
})

test.each([
  ['two people: each takes the other chair', { a: person, b: person }],
  ['two bots', { a: bot, b: bot }],
  ['three seats', { a: person, b: bot, c: bot }],
  ['one seat', { a: person }],
])('nothing to swap: %s', (_, seats) => {
  expect(swappedSeats(order(seats))).toBeUndefined()
})
