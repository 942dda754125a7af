import { expect, test } from 'vitest'
import { refused } from './result.ts'
import { shortened, withShortNames } from './shortened.ts'

test('a text is repeated as it is up to its limit, and then its beginning', () => {
  expect(shortened('Harley Quinn')).toBe('Harley Quinn')
  expect(shortened('x'.repeat(60))).toBe('x'.repeat(60))
  expect(shortened('x'.repeat(200_000))).toBe(`${'x'.repeat(60)}…`)
  expect(shortened('abcdef', 3)).toBe('abc…')
  expect(shortened('ab🦇cd', 3)).toBe('ab…')
  expect(shortened('ab🦇cd', 4)).toBe('ab🦇…')
})

test('a sentence repeats no name from outside in full, be it a word or several in quotes', () => {
  const usual = 'There is no model "Harley Quinn" in this crew: name one of Joker, Penguin.'
  expect(withShortNames(usual)).toBe(usual)
  const name = 'x'.repeat(200_000)
  expect(withShortNames(`No model has the id "${name}".`)).toBe(`No model has the id "${'x'.repeat(60)}…".`)
  expect(withShortNames(`No option --${name} here, '${name}' neither.`)).toBe(
    `No option --${'x'.repeat(58)}… here, '${'x'.repeat(60)}…' neither.`,
  )
  expect(withShortNames(`Nothing is called "${'a b '.repeat(50_000)}" here.`)).toMatch(/^.{60,90}…" here\.$/)
  expect(withShortNames('a b '.repeat(50_000)).length).toBe(4001)
  expect(refused(name, { path: name })).toEqual({
    ok: false,
    reason: { text: `${'x'.repeat(60)}…`, path: `${'x'.repeat(60)}…` },
  })
  // What is long because there is much to say stays as it is.
  const list = Array.from({ length: 90 }, (_, i) => `model-${i}`).join(', ')
  expect(withShortNames(`Choose one of ${list}.`)).toBe(`Choose one of ${list}.`)
})
