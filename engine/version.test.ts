import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compatiblePart, engineVersion } from './version.ts'

test('is the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  expect(engineVersion).toBe(version)
})

test('before 1.0 the minor version decides, then the major', () => {
  expect(compatiblePart('0.3.9')).toBe('0.3')
  expect(compatiblePart('2.3.9')).toBe('2')
})
