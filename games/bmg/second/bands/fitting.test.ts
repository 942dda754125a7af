import { trigger, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

const pistol = { name: 'Pistol', damage: 'I', rof: 1, ammo: 2, rules: ['firearm'] } as const
const rifle = { name: 'Rifle', damage: 'II', rof: 1, ammo: 3, rules: ['firearm'] } as const
const silencer = { name: 'Silencer', rule: { id: 'silencer', args: [] }, among: [0, 1] }

const armed = (fittings: readonly { readonly name: string; readonly among: readonly number[] }[]) =>
  setTable({
    models: {
      thug: { seat: 'a', at: [30, 30], weapons: [pistol, rifle], fittings },
      other: { seat: 'b', at: [60, 60], weapons: [pistol, rifle] },
    },
  })

const rulesOf = (table: ReturnType<typeof armed>, who: 'thug' | 'other') =>
  table.play((game, models) =>
    [0, 1].map((arm) => weaponAt(game, models[who], arm).rules.map(({ id }) => id)),
  )

describe('bmg2/core/equipment', () => {
  test('bmg2/core/equipment, bmg2/weapon-rule/silencer: its player says before the game which weapon has the rule', () => {
    const table = armed([silencer])
    table.play((game) => trigger(game, 'hired', {}), '', ['fitting', '1'])
    expect(table.asked).toEqual(['a: fitting'])
    expect(rulesOf(table, 'thug')).toEqual([['firearm'], ['firearm', 'silencer']])
    expect(rulesOf(table, 'other')).toEqual([['firearm'], ['firearm']])
  })

  test('bmg2/core/equipment, bmg2/effect/steal: a rule that was bought for a weapon goes with it, and to no other of its kind', () => {
    const table = armed([silencer])
    table.play((game) => trigger(game, 'hired', {}), '', ['fitting', '0'])
    const [pistolOf, rifleOf] = table.model('thug').arms
    table.model('thug').arms = [rifleOf!]
    table.model('other').arms = [pistolOf!, ...table.model('other').arms]
    expect(rulesOf(table, 'other')).toEqual([['firearm', 'silencer'], ['firearm']])
    // Back to its owner comes another pistol: nothing was bought for that one.
    table.model('thug').arms = [table.model('other').arms[1]!, rifleOf!]
    expect(rulesOf(table, 'thug')).toEqual([['firearm'], ['firearm']])
  })

  test('bmg2/core/equipment: a magazine goes to the weapon that its player names, and can be loaded again', () => {
    const table = armed([{ name: 'Magazine', among: [0, 1] }])
    table.play((game) => trigger(game, 'hired', {}), '', ['fitting', '1'])
    expect(table.model('thug').arms).toMatchObject([
      { ammo: 2, most: 2 },
      { ammo: 4, most: 4 },
    ])
    expect(table.model('other').arms[1]).toMatchObject({ ammo: 3, most: 3 })
  })
})
