import { expect, test } from 'vitest'
import { must, ok, reasonText, refused } from './result.ts'

test('must takes the value out, or throws the whole reason', () => {
  expect(must(ok(3))).toBe(3)
  expect(() => must(refused('Too far.', { rule: 'x/move', path: 'to.x' }))).toThrow(
    'Too far. (at to.x) [x/move]',
  )
})

test('a reason reads as one line', () => {
  expect(reasonText({ text: 'No.' })).toBe('No.')
})
