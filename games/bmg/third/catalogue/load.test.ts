import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { models } from './models/models.ts'
import { profileOf } from './read-profile.ts'

// Aims at 30 ms for the whole game; the bound leaves room for a busy machine.
test('reading all models takes no time worth waiting for', () => {
  const started = performance.now()
  const read = catalogueOf(models.map((data) => must(profileOf(data))))
  expect(performance.now() - started).toBeLessThan(100)
  expect(read.models.size).toBe(models.length)
})
