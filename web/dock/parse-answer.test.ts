import { expect, test } from 'vitest'
import { parseAnswer } from './parse-answer.ts'

test('an answer written out is read, or it is said what is wrong with it', () => {
  expect(parseAnswer(' {"to": [1, 2, 0]} ')).toEqual({ ok: true, value: { to: [1, 2, 0] } })
  expect(parseAnswer('yes')).toMatchObject({ ok: false, reason: { text: expect.stringMatching(/quotes/) } })
  expect(parseAnswer('')).toMatchObject({ ok: false })
})
