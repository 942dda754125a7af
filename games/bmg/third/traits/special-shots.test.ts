import { hasEffect } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { canPay, pay } from '../activation/payment.ts'
import { shoot } from '../activation/perform.ts'
import { weaponAt } from '../attack/melee.ts'
import { rangedAttack, shootingBlockedReason } from '../attack/ranged.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { armedScene as scene } from '../testing/scenes/armed-owner.ts'
import { ANY, type Answer, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const boomerang = { name: 'Throwing Boomerang', damage: 'I', rof: 1, ammo: 4 }

describe('how it shoots', () => {
  test('bmg3/trait/bullet-time: two shots with different weapons, and no loss for moving', () => {
    const table = scene('bullet-time', { owner: { weapons: [gun, { ...gun, name: 'Other' }] } })
    useTrait(table, 'owner', 'bullet-time')
    table.state.activation!.moved = true
    table.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '1 1 1 1')
    table.state.activation!.taken.push({ kind: 'special' }, { kind: 'ranged' })
    expect(
      table.play((game, { owner }) => [
        shootingBlockedReason(game, owner, 0),
        shootingBlockedReason(game, owner, 1),
      ]),
    ).toEqual(['Something keeps it from shooting.', undefined])
    expect(table.play((game, { owner }) => canPay(game, owner, 'ranged'))).toBe(true)
  })

  test('bmg3/trait/configurable-weapon: one weapon, another for an Effort', () => {
    const table = scene('configurable-weapon', { owner: { weapons: [gun, { ...gun, name: 'Other' }] } })
    table.play((game) => trigger(game, 'plan-start', {}), '', ['configurable-weapon', 'weapon-0'])
    const why = () =>
      table.play((game, { owner }) =>
        [0, 1].map((index) => shootingBlockedReason(game, owner, index) ?? 'can'),
      )
    const first = why()
    useTrait(table, 'owner', 'configurable-weapon')
    expect([first, why(), table.model('owner').stun]).toEqual([
      ['can', 'Something keeps it from shooting.'],
      ['Something keeps it from shooting.', 'can'],
      1,
    ])
    table.play((game) => trigger(game, 'plan-start', {}))
  })

  test('bmg3/trait/boomerangs-arsenal: explosive, weighted or bouncing, for one throw', () => {
    const thrown = (
      kind: string,
      ...answers: readonly (readonly [string, typeof ANY | ReturnType<typeof to>])[]
    ) => {
      const table = scene('boomerangs-arsenal', { owner: { weapons: [boomerang] }, other: { at: [40, 40] } })
      useTrait(table, 'owner', 'boomerangs-arsenal', '', ['boomerang', kind])
      table.play<unknown>(
        (game, { owner, enemy }) =>
          kind === 'explosive' ? shoot(game, owner, 0) : rangedAttack(game, owner, 0, { targets: [enemy] }),
        kind === 'explosive' ? '1' : '1 1',
        ...answers,
      )
      return table
    }
    expect(thrown('weighted', ['place-suspect', ANY]).state.markers).toHaveLength(1)
    expect(thrown('bouncing', ['move', to(17, 20)]).model('owner').at!.x).toBe(inches(17))
    expect(thrown('explosive', ['aim', ANY]).asked).toContain('a: aim')
    expect(hasEffect(thrown('weighted', ['place-suspect', ANY]).model('owner'), 'boomerang')).toBe(false)
  })

  test('bmg3/trait/boomerangs-arsenal: one choice for every throw, as long as there is one to come', () => {
    const table = scene('boomerangs-arsenal', { owner: { weapons: [boomerang] }, other: { at: [40, 40] } })
    const pick = (kind: string) => useTrait(table, 'owner', 'boomerangs-arsenal', '', ['boomerang', kind])
    const throwIt = (...answers: readonly Answer[]) =>
      table.play(
        (game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }),
        '1 1',
        ...answers,
      )
    pick('bouncing')
    expect(useBlockedReason(table, 'owner', 'boomerangs-arsenal')).toBe('It holds a boomerang of its choice.')
    throwIt(['move', to(17, 20)])
    pick('weighted')
    throwIt(['place-suspect', ANY])
    expect(table.state.markers).toHaveLength(1)
    table.play((game, { owner }) => pay(game, owner, 'ranged'))
    expect(useBlockedReason(table, 'owner', 'boomerangs-arsenal')).toMatch(/throws nothing more/)
  })

  test('bmg3/trait/ricochet: on to another enemy within 2" of the one it hit', () => {
    const table = scene('ricochet', { owner: { weapons: [{ ...gun, ammo: 2 }] } })
    expect(useBlockedReason(table, 'owner', 'ricochet')).toMatch(/nobody/)
    table.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '6 1 1 1')
    useTrait(table, 'owner', 'ricochet', '6 6 1 1')
    expect([table.model('other').injury, table.model('owner').ammo]).toEqual([2, [1]])
    const far = scene('ricochet', { other: { at: [23.3, 25] } })
    far.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '6 1 1 1')
    expect(useBlockedReason(far, 'owner', 'ricochet')).toMatch(/nobody/)
    const missed = scene('ricochet')
    missed.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '1 1 1 1')
    expect(useBlockedReason(missed, 'owner', 'ricochet')).toMatch(/nobody/)
  })

  test('bmg3/trait/monitoring-device: Total Vision, and weapons that find their way', () => {
    const table = scene('monitoring-device')
    useTrait(table, 'owner', 'monitoring-device')
    const rules = table.play((game, { owner }) => weaponAt(game, owner, 0).rules.map(({ id }) => id))
    expect(rules).toContain('remote-controlled')
    expect(table.play((game, { owner }) => applies(game, 'sees-through', { about: owner }))).toBe(true)
    expect(table.play((game, { owner }) => weaponAt(game, owner, -1).rules)).toEqual([])
  })

  test('bmg3/trait/bionic-eye: no night, and 1 more for the next shot', () => {
    const table = scene('bionic-eye')
    expect(table.play((game, { owner }) => applies(game, 'ignores-night', { about: owner }))).toBe(true)
    useTrait(table, 'owner', 'bionic-eye')
    table.play((game, { owner, enemy }) => rangedAttack(game, owner, 0, { targets: [enemy] }), '2 1 1 1')
    expect([table.model('enemy').injury, hasEffect(table.model('owner'), 'bionic-eye')]).toEqual([1, false])
  })
})
