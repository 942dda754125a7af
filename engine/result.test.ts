import { expect, test } from 'vitest'
import { must, ok, reasonText, refused } from './result.ts'
import { seat } from './vocabulary.ts'

test('must takes the value out, or throws the whole reason', () => {
  expect(must(ok(3))).toBe(3)
  expect(() => must(refused('Too far.', { rule: 'x/move', path: 'to.x' }))).toThrow(
    'Too far. (at to.x) [x/move]',
  )
})

test('a reason reads as one line', () => {
  expect(reasonText({ text: 'No.' })).toBe('No.')
})

test('seats need a name, and not that of the spectators', () => {
  expect(seat('red')).toBe('red')
  expect(() => seat('')).toThrow('cannot be the name of a seat')
  expect(() => seat('spectator')).toThrow('cannot be the name of a seat')
})
