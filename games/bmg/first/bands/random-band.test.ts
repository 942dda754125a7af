import { checkBand, randomBand } from '@gargoyle/bmg-counters'
import { randomFrom } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { bandContext } from '../bmg1.ts'

test('bands of chance are legal, differ, and follow from their seed', () => {
  const draw = (seed: number) => randomBand(bandContext, 300, randomFrom(`band ${seed}`))!
  const drawn = Array.from({ length: 12 }, (_, seed) => draw(seed))
  for (const band of drawn) expect(checkBand(band, bandContext).violations).toEqual([])
  expect(new Set(drawn.map((band) => JSON.stringify(band))).size).toBe(12)
  expect(draw(3)).toEqual(drawn[3])
})
