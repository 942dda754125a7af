import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

test('an answer written out is read, or it is said what is wrong with it', () => {
  expect(readJson(' {"to": [1, 2, 0]} ')).toEqual({ ok: true, value: { to: [1, 2, 0] } })
  expect(readJson('yes')).toMatchObject({ ok: false, reason: { text: expect.stringMatching(/quotes/) } })
  expect(readJson('')).toMatchObject({ ok: false })
})
