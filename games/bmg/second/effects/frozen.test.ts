import { addEffect } from '@gargoyle/bmg-common'
import { skill, trigger } from '@gargoyle/bmg-counters/toolkit'
import { expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

test('bmg2/effect/freeze, bmg2/trait/adaptable, bmg2/trait/paranoid: the frozen spend no counters, but adapt and gain them', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['adaptable', 'paranoid', 'titan-dose'], stun: 1, defense: 3 },
    },
  })
  table.play((game, { hero }) => void addEffect(game, hero, 'freeze', { until: 'game' }))
  table.play((game) => trigger(game, 'plan-start', {}), '', ['titan-dose', 'yes'], ['adaptable', 'defense'])
  // One less for the ice, one more for the trait and for the dose.
  expect(table.play((game, { hero }) => skill(game, 'defense', hero))).toBe(4)
  expect(table.model('hero').counters.defense).toBe(1)
})
