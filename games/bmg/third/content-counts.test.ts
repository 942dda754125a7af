import { expect, test } from 'vitest'
import { contentCounts } from './content-counts.ts'

test('what can be played is no more than there is', () => {
  const { models = 0, playable = 0, crews = 0, factions = 0 } = contentCounts()
  expect(playable).toBeLessThanOrEqual(models)
  expect(factions).toBeLessThanOrEqual(crews)
})
