import { type Pricing, tariff } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { impairedBy } from './pricing.ts'

test('bmg1/core/impaired-movement: every length counts two, but nothing for a drop that costs nothing', () => {
  const pricing: Pricing = {
    walk: tariff({ vertical: 0 }),
    climb: tariff({ each: 3 }),
    drop: tariff({ vertical: 0 }),
  }
  const twice = { horizontal: 2, vertical: 2 }
  expect(impairedBy(pricing)).toEqual({
    walk: tariff(twice),
    climb: tariff({ ...twice, each: 3 }),
    drop: tariff({ horizontal: 2, vertical: 0 }),
  })
  expect(impairedBy({ drop: tariff() })).toEqual({ drop: tariff(twice) })
})
