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

test('a place is named once, and only if there is one', () => {
  expect(reasonText({ text: 'This is no mission.', path: '' })).toBe('This is no mission.')
  expect(reasonText({ text: '"crew.leader" is missing.', path: 'crew.leader' })).toBe(
    '"crew.leader" is missing.',
  )
  expect(reasonText({ text: 'It is missing.', path: 'crew.leader' })).toBe('It is missing. (at crew.leader)')
})
