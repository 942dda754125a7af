import { expect, test } from 'vitest'
import { pickNote } from './pick-note.ts'

const option = (id: string, value: number) => ({ id, label: id, about: { value } })
const decision = {
  name: 'strategies',
  prompt: 'Which?',
  shape: 'some',
  about: { points: 3 },
  options: [option('plan', 3), option('patrol', 1), option('ambush', 2)],
} as const

test('strategies say what they cost together, and when that is too much', () => {
  expect(pickNote([], decision)).toBe('0 of 3 points spent.')
  expect(pickNote(['patrol', 'ambush'], decision)).toBe('3 of 3 points spent.')
  expect(pickNote(['plan', 'patrol'], decision)).toBe('4 of 3 points spent: that is too much.')
})

test('nothing is said of other questions', () => {
  expect(pickNote([], { ...decision, name: 'objectives' })).toBeUndefined()
})
