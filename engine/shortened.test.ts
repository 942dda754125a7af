import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('a text is repeated as it is up to its limit, and then its beginning', () => {
  expect(shortened('Harley Quinn')).toBe('Harley Quinn')
  expect(shortened('x'.repeat(60))).toBe('x'.repeat(60))
  expect(shortened('x'.repeat(200_000))).toBe(`${'x'.repeat(60)}…`)
  expect(shortened('abcdef', 3)).toBe('abc…')
  expect(shortened('ab🦇cd', 3)).toBe('ab…')
  expect(shortened('ab🦇cd', 4)).toBe('ab🦇…')
})
