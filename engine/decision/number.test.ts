import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { chooseNumber } from './number.ts'

const bet = chooseNumber({ name: 'bet', prompt: 'How much?', rule: 'x/bet', min: -2, max: 40 })

test('takes whole numbers in range', () => {
  expect(bet.check(40)).toEqual({ ok: true, value: 40 })
  expect(Object.is((bet.check(-0) as { value: number }).value, 0)).toBe(true)
  for (const answer of [41, -3, 0.5, '3', null, Number.NaN]) {
    expect(bet.check(answer)).toEqual({
      ok: false,
      reason: { text: 'The answer must be a whole number from -2 to 40.', rule: 'x/bet' },
    })
  }
})

test('candidates spread over the range, ends included', () => {
  expect(bet.candidates(randomFrom('x'), 4)).toEqual([-2, 12, 26, 40])
  expect(chooseNumber({ name: 'x', prompt: 'x', min: 1, max: 3 }).candidates(randomFrom('x'), 9)).toEqual([
    1, 2, 3,
  ])
  for (let i = 0; i < 50; i++) expect(bet.check(bet.candidates(randomFrom(`${i}`), 1)[0]).ok).toBe(true)
})

test('knows forced and impossible numbers', () => {
  expect(chooseNumber({ name: 'x', prompt: 'x', min: 2, max: 2 }).forced()).toBe(2)
  const none = chooseNumber({ name: 'x', prompt: 'x', min: 2, max: 1 })
  expect(none.impossible()).toBe(true)
  expect(none.candidates(randomFrom('x'), 3)).toEqual([])
})
