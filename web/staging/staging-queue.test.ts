import type { Seat, SeenEvent } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { arrivalOf, MOST_WAITING } from './staging-queue.ts'

const ann = 'Ann' as Seat
const ben = 'Ben' as Seat

const state = (last: number, seats: readonly Seat[] = [ann], waitsFor?: Seat) => ({
  screen: { viewer: ann, seats, ...(waitsFor === undefined ? {} : { waitsFor }) },
  look: { viewer: ann },
  events: [{ number: last, name: 'x', text: 'x' }] as SeenEvent[],
})

test('what happens next waits for its turn', () => {
  expect(arrivalOf(state(4), state(5), 0)).toBe('later')
})

test('when the screen changes hands nothing of before stays on it', () => {
  expect(arrivalOf(state(4), state(5, [], ben), 0)).toBe('now')
  expect(arrivalOf(state(4, [], ben), state(5, [ben]), 0)).toBe('now')
  expect(arrivalOf(state(4), state(5, [ben]), 0)).toBe('now')
})

test('what is taken back is gone at once', () => {
  expect(arrivalOf(state(5), state(3), 0)).toBe('now')
})

test('a game that cannot go on says so at once', () => {
  expect(arrivalOf(state(4), { ...state(5), broken: 'A fault.' }, 0)).toBe('now')
})

test('the table never falls far behind', () => {
  expect(arrivalOf(state(4), state(5), MOST_WAITING - 1)).toBe('later')
  expect(arrivalOf(state(4), state(5), MOST_WAITING)).toBe('now')
})
