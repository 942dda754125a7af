import { expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { duel } from '../testing/duel.ts'

/** How many centimetres a push with a weapon of these rules moves its target. */
function pushed(rules: readonly string[], dice: string, id = 'push:0') {
  const table = duel({ thug: { weapons: [{ name: 'Mallet', damage: 'S', rules }], counters: 'AS' } })
  const from = table.model('hero').at!.x
  table.play((game, { thug }) => perform(game, thug, id), dice)
  return (table.model('hero').at!.x - from) / 1000
}

test('bmg1/core/push, bmg1/effect/displaced-pushed: a push with a weapon that pushes is one push', () => {
  // Hit, damaged, and a collateral 3.
  expect([pushed([], '5 5 3'), pushed(['pushed'], '5 5 3'), pushed(['pushed'], '5 5 3', 'melee:0')]).toEqual([
    3, 3, 3,
  ])
})

test('bmg1/core/push, bmg1/core/special-critical: one with a weapon whose critical pushes too', () => {
  expect(pushed(['crt(pushed)'], '5 5 6')).toBe(6)
  expect(pushed(['crt(pushed)', 'pushed'], '5 5 6', 'melee:0')).toBe(6)
})
