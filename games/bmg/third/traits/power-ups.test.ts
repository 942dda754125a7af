import { addMarker, effectOn, hasEffect, hasTrait, place as placeModel } from '@gargoyle/bmg-common'
import { recall, remember } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { shootingBlockedReason } from '../attack/ranged.ts'
import { inflict } from '../damage/harm.ts'
import { effortLimit, mostEfforts } from '../model/effort.ts'
import { skill } from '../model/skills.ts'
import { move } from '../movement/move.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { sturdyScene as scene } from '../testing/scenes/sturdy-three.ts'
import { ANY, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { performById, useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { hasFired, startHeight } from './power-ups.ts'

const tough = { willpower: 9, endurance: 9 }

const BESIDE = 30 / 25.4

describe('doses and stances', () => {
  test('bmg3/trait/proteins-shaker: a free Effort in melee and defence, one dose', () => {
    const table = scene('proteins-shaker')
    useTrait(table, 'owner', 'proteins-shaker')
    const most = (purpose: string) => table.play((game, { owner }) => mostEfforts(game, owner, { purpose }))
    expect([most('defense'), most('skill')]).toEqual([4, 3])
    table.model('owner').usedThisRound = []
    expect(useBlockedReason(table, 'owner', 'proteins-shaker')).toMatch(/this game/)
  })

  test('bmg3/trait/serum-injection: X free Efforts, and the limit stays', () => {
    const table = scene('serum-injection(2)', { owner: { traits: ['serum-injection(2)'], injury: 6 } })
    const before = table.play((game, { owner }) => effortLimit(game, owner, { purpose: 'attack' }))
    useTrait(table, 'owner', 'serum-injection(2)')
    const after = table.play((game, { owner }) => [
      effortLimit(game, owner, { purpose: 'attack' }),
      mostEfforts(game, owner, { purpose: 'attack' }),
    ])
    expect([before, after]).toEqual([1, [3, 5]])
  })

  test('bmg3/trait/combat-mode: no shots after more than 6", and no more than 6" after a shot', () => {
    const why = (x: number) => {
      const table = scene('combat-mode', { owner: { weapons: [gun] } })
      table.play((game, { owner }) => move(game, { model: owner, upTo: 8, reason: 'test' }), '', [
        'move',
        to(x, 20),
      ])
      return table.play((game, { owner }) => shootingBlockedReason(game, owner, 0))
    }
    expect([why(14), why(13.5) !== undefined]).toEqual([undefined, true])
    const fired = scene('combat-mode', { owner: { weapons: [gun], movement: 12 } })
    remember(fired.model('owner'), hasFired, true)
    expect(
      fired.play((game, { owner }) => skill(game, 'movement', owner, { purpose: 'movement-action' })),
    ).toBe(6)
  })

  test('bmg3/trait/power-supply: three counters, one an activation, recharged at lamps', () => {
    const table = scene('power-supply', { enemy: { at: [20, 20 + BESIDE] } })
    table.play((game) => trigger(game, 'deployed', {}))
    const power = () => effectOn(table.model('owner'), 'power')?.value
    useTrait(table, 'owner', 'power-supply:move')
    expect([power(), effectOn(table.model('owner'), 'move-bonus')?.value]).toEqual([2, 4])
    table.play((game, { owner }) => inflict(game, owner, { injury: 2, cause: 'a test' }))
    expect(table.model('owner').injury).toBe(2)
    table.state.activation!.memory = {}
    table.play((game, { owner }) => inflict(game, owner, { injury: 2, cause: 'a test' }), '', [
      'power-supply',
      'yes',
    ])
    expect([power(), table.model('owner').injury]).toEqual([1, 2])
    table.state.activation!.memory = {}
    table.play((game, { owner }) => meleeAttack(game, owner, -1), '3 1 1 1 3 1 1', ['power-supply', 'yes'])
    expect([power(), table.model('enemy').stun]).toEqual([0, 1])
    table.state.activation!.specials = []
    expect(useBlockedReason(table, 'owner', 'power-supply:move')).toMatch(/No Power/)
    expect(useBlockedReason(table, 'owner', 'power-supply:recharge')).toMatch(/No streetlamp/)
    table.play((game) => void addMarker(game, 'streetlamp', place([20 + BESIDE, 20])))
    useTrait(table, 'owner', 'power-supply:recharge')
    expect(power()).toBe(2)
  })

  test('bmg3/trait/power-supply: who arrives later has its counters, too, and once', () => {
    const table = scene('power-supply', { owner: { condition: 'away' } })
    table.model('owner').at = undefined
    table.play((game) => trigger(game, 'deployed', {}))
    const power = () => effectOn(table.model('owner'), 'power')?.value
    const before = power()
    const arrive = () =>
      table.play((game, { owner }) => placeModel(game, { model: owner, reason: 'test' }), '', ['place', ANY])
    arrive()
    const arrived = power()
    arrive()
    expect([before, arrived, power()]).toEqual([undefined, 3, 3])
  })

  test('bmg3/trait/power-supply: none is spent where no model is active', () => {
    const table = scene('power-supply')
    table.play((game) => trigger(game, 'deployed', {}))
    table.state.activation = undefined
    table.play((game, { owner }) => inflict(game, owner, { injury: 2, cause: 'a test' }))
    expect([table.asked, table.model('owner').injury]).toEqual([[], 2])
  })

  test('bmg3/trait/telekinesis: shots that moving does not disturb, or heavy hands', () => {
    const start = (kind: string) => {
      const table = scene('telekinesis', {
        owner: { strength: 5, traits: ['telekinesis', 'mixed-combat-style'] },
      })
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), '', [
        'telekinesis',
        kind,
      ])
      return table.play((game, { owner }) => [
        computeTotal(game, 'move-penalty', { about: owner }, 1),
        weaponAt(game, owner, -1).damage.stun,
        hasTrait(game, owner, 'mixed-combat-style'),
      ])
    }
    expect([start('shots'), start('hands')]).toEqual([
      [0, 1, true],
      [1, 3, false],
    ])
  })

  test('bmg3/trait/regrets: no attacks after a failed roll, worse for each friend lost', () => {
    const regrets = (dice: string, friend: Partial<ModelSketch> = {}) => {
      const table = scene('regrets', { owner: { traits: ['regrets', 'flaming-wave'], willpower: 5 }, friend })
      table.play((game, { owner }) => trigger(game, 'activation-start', { active: owner }), dice)
      return table.play((game, { owner }) => [
        applies(game, 'cannot-attack', { about: owner }),
        hasTrait(game, owner, 'flaming-wave'),
      ])
    }
    expect(regrets('3 3 6')).toEqual([true, false])
    expect(regrets('3 2 6')).toEqual([false, true])
    expect(regrets('3 2 6', { condition: 'ko' })).toEqual([true, false])
  })

  test('bmg3/trait/kowabunga: 4" more and Devastating hands when it ends lower', () => {
    const roof = box('roof', inches(18), inches(18), inches(4), inches(4), inches(6))
    const table = setTable({
      models: { owner: { seat: 'a', at: [20, 20, 6], traits: ['kowabunga'], movement: 5, ...tough } },
      pieces: [roof],
      active: 'owner',
    })
    useTrait(table, 'owner', 'kowabunga')
    expect(table.play((game, { owner }) => applies(game, 'no-fall-damage', { about: owner }))).toBe(true)
    // It leaps off the roof, and ends its Movement action by a fall.
    table.play(
      (game, { owner }) => performById(game, owner, 'move', () => undefined),
      '',
      ['move', { legs: [to(22, 20, 6), { ...to(22.6, 20), by: 'drop' }] }],
      ['move', to(26, 20)],
    )
    expect(table.model('owner')).toMatchObject({ condition: 'up', injury: 0 })
    const rules = table.play((game, { owner }) => weaponAt(game, owner, -1).rules.map(({ id }) => id))
    expect([table.model('owner').at!.x, rules]).toEqual([inches(26), ['devastating']])
    expect(recall(table.model('owner'), startHeight)).toBeNull()
    const flat = scene('kowabunga')
    useTrait(flat, 'owner', 'kowabunga')
    flat.play((game, { owner }) => performById(game, owner, 'move', () => undefined), '', [
      'move',
      to(22, 20),
    ])
    expect(hasEffect(flat.model('owner'), 'kowabunga-fists')).toBe(false)
  })
})
