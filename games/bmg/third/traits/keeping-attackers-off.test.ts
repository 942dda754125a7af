import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { meleeTargets, weaponAt } from '../attack/melee.ts'
import { trigger } from '../rules/rule-system.ts'
import { scene } from '../testing/scene.ts'
import type { Answer } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'

type Table = ReturnType<typeof scene>

describe('bmg3/trait/menace', () => {
  const threatened = (audacity: boolean) => {
    const table = scene('menace', { enemy: { touching: 'owner' }, active: 'enemy', audacity })
    table.play((game, { owner }) => void addEffect(game, owner, 'menace', { until: 'round' }))
    return table
  }

  const isTarget = (table: Table) =>
    table.play((game, { enemy }) => meleeTargets(game, enemy, weaponAt(game, enemy, -1)).length)

  test('bmg3/trait/menace: no target for those who have no action to give up', () => {
    expect([isTarget(threatened(true)), isTarget(threatened(false))]).toEqual([1, 0])
  })

  test('bmg3/trait/menace: an attacker gives one up', () => {
    const table = threatened(true)
    table.playOn('1 1 1 1', ['action', 'melee:-1'], ['menace', 'special'])
    expect(table.state.activation?.taken.map(({ kind }) => kind)).toEqual(['melee', 'special'])
    const calm = scene('menace', { enemy: { touching: 'owner' }, active: 'enemy' })
    useTrait(calm, 'owner', 'menace')
    expect(hasEffect(calm.model('owner'), 'menace')).toBe(true)
  })
})

test('bmg3/trait/arkham-asylums-warden: staff near the warden is left alone, unless two Efforts are made', () => {
  const hospital = (...answers: readonly Answer[]) => {
    const table = scene('arkham-asylums-warden', {
      friend: { traits: ['arkham-asylum-dr'], at: [24, 20] },
      enemy: { touching: 'friend' },
      active: 'enemy',
    })
    table.play((game, { enemy }) => trigger(game, 'activation-start', { active: enemy }), '', ...answers)
    return [
      table.play((game, { enemy }) => meleeTargets(game, enemy, weaponAt(game, enemy, -1)).length),
      table.model('enemy').stun,
    ]
  }
  expect(hospital(['arkham-asylums-warden', 'no'])).toEqual([0, 0])
  expect(hospital(['arkham-asylums-warden', 'yes'])).toEqual([1, 2])
})

test('bmg3/trait/arkham-asylums-warden: two Efforts are enough for two wardens', () => {
  const table = scene('arkham-asylums-warden', {
    friend: { traits: ['arkham-asylum-dr', 'arkham-asylums-warden'], at: [24, 20] },
    owner: { traits: ['arkham-asylums-warden', 'arkham-asylum-worker'] },
    enemy: { touching: 'friend' },
    active: 'enemy',
  })
  const start = (...answers: readonly Answer[]) =>
    table.play((game, { enemy }) => trigger(game, 'activation-start', { active: enemy }), '', ...answers)
  start(['arkham-asylums-warden', 'yes'])
  expect(table.model('enemy').stun).toBe(2)
  expect(table.play((game, { enemy }) => meleeTargets(game, enemy, weaponAt(game, enemy, -1)).length)).toBe(1)
})
