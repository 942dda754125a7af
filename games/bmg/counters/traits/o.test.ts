import { describe, expect, test } from 'vitest'
import { UNARMED, weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { damageNeeds } from '../attack/damage-roll.ts'
import { mayAttack } from '../attack/melee.ts'
import type { Model, Play } from '../state.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

const strikeAt = (game: Play, attacker: Model, target: Model) => {
  const weapon = weaponAt(game, attacker, UNARMED)
  return newStrike(newAttack({ attacker, kind: 'melee', weapon, arm: UNARMED }), target, {})
}

describe('fighting', () => {
  test('bmg1/trait/one-armed: its block dice are 1 worse', () => {
    const blocked = (traits: readonly string[], dice: string) => {
      const table = duel({ hero: { traits, counters: 'D' }, thug: { counters: 'A', attack: 4 } })
      table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice, ['block', 1])
      return table.model('hero').stun === 0
    }
    expect(blocked(['one-armed'], '6 4 5 1')).toBe(false)
    expect(blocked(['one-armed'], '6 5')).toBe(true)
    expect(blocked([], '6 4')).toBe(true)
  })
})

describe('Obsessive', () => {
  const obsessed = (thug: Partial<ModelSketch> = {}) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AAAA', traits: ['obsessive'], ...thug },
        one: { seat: 'a', touching: 'thug', endurance: 9 },
        two: { seat: 'a', touching: 'thug', side: 'west', endurance: 9, counters: 'A' },
      },
      active: 'thug',
    })
    return table
  }

  const attacked = () => {
    const table = obsessed()
    // It misses; having attacked is enough.
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    return table
  }

  const allowed = (table: ReturnType<typeof obsessed>) =>
    table.play((game, { thug, one, two }) => [
      mayAttack(game, thug, one, 'melee'),
      mayAttack(game, thug, two, 'melee'),
    ])

  test('bmg1/trait/obsessive: free at first, then bound to the enemy it has attacked', () => {
    expect(allowed(obsessed())).toEqual([true, true])
    expect(allowed(attacked())).toEqual([true, false])
  })

  test('bmg1/trait/obsessive: Strength against that enemy is 1 better, against no other', () => {
    const needs = (table: ReturnType<typeof obsessed>) =>
      table.play((game, { thug, one, two }) =>
        [one, two].map((target) => damageNeeds(game, strikeAt(game, thug, target))),
      )
    expect(needs(obsessed())).toEqual([4, 4])
    expect(needs(attacked())).toEqual([3, 4])
  })

  test('bmg1/trait/obsessive: until that enemy is K.O. or out, then the next one it attacks', () => {
    for (const condition of ['ko', 'casualty'] as const) {
      const table = attacked()
      table.model('one').condition = condition
      if (condition === 'casualty') (table.model('one') as { at: undefined }).at = undefined
      expect(allowed(table)[1]).toBe(true)
    }
    const next = attacked()
    next.model('one').condition = 'ko'
    next.state.activation!.attacks = 0
    next.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', { '2': 1 }])
    next.model('one').condition = 'up'
    expect(allowed(next)).toEqual([false, true])
  })

  test('bmg1/trait/obsessive: what others attack changes nothing about it', () => {
    const table = attacked()
    table.play((game, { two }) => performById(game, two, 'melee:-1'), '1')
    expect(allowed(table)).toEqual([true, false])
  })
})

describe('One Shot Gun', () => {
  const shooter = (at: number, rest: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['one-shot-gun'], counters: 'AASS', ...rest },
        thug: { seat: 'b', at: [at, 30], endurance: 12, defense: 6 },
      },
      active: 'hero',
    })

  const shoot = (dice: string) => {
    const table = shooter(53)
    table.play((game, { hero }) => performById(game, hero, 'trait:one-shot-gun'), dice)
    return table
  }

  test('bmg1/trait/one-shot-gun: an automatic hit that damages on 2+, three injuries, for 2AC and 2SC', () => {
    const table = shoot('2 3')
    expect(table.model('thug').injury).toBe(3)
    expect(table.model('hero').counters).toMatchObject({ attack: 0, special: 0 })
    expect(shoot('1 3').model('thug')).toMatchObject({ injury: 0, stun: 0 })
  })

  test('bmg1/trait/one-shot-gun: a critical makes a casualty', () => {
    expect(shoot('2 6').model('thug').condition).toBe('casualty')
    expect(shoot('1 6').model('thug').condition).toBe('up')
  })

  test('bmg1/trait/one-shot-gun: an enemy in sight within 20 cm, once a game, instead of attacking', () => {
    expect(actionBlockedReason(shooter(53), 'trait:one-shot-gun')).toBeUndefined()
    expect(actionBlockedReason(shooter(53.1), 'trait:one-shot-gun')).toContain('near enough')
    expect(actionBlockedReason(shooter(53, { counters: 'AAS' }), 'trait:one-shot-gun')).toContain('2AC + 2SC')
    const table = shoot('1 3')
    table.model('hero').counters = { movement: 0, attack: 3, defense: 0, special: 3 }
    expect(actionBlockedReason(table, 'trait:one-shot-gun')).toBe('It has attacked.')
    table.state.activation!.attacks = 0
    expect(actionBlockedReason(table, 'trait:one-shot-gun')).toBe('Once a game.')
    const busy = shooter(53)
    busy.state.activation!.attacks = 1
    expect(actionBlockedReason(busy, 'trait:one-shot-gun')).toBe('It has attacked.')
  })
})

describe('Order', () => {
  const boss = (mate: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], traits: ['order'], counters: 'SS' },
        mate: { seat: 'a', at: [50, 30], counters: 'MMM', special: 2, ...mate },
        cop: { seat: 'b', at: [30, 50], counters: 'MMM' },
      },
      active: 'boss',
    })

  test('bmg1/trait/order: for 1SC a friend in sight moves up to two counters within its limits', () => {
    const table = boss({ special: 1 })
    table.play(
      (game, models) => performById(game, models.boss, 'trait:order'),
      '',
      ['move-counter', 'movement:special'],
      ['move-counter', 'movement:attack'],
    )
    expect(table.offered('move-counter')).not.toHaveProperty('movement:special')
    expect(table.model('mate').counters).toEqual({ movement: 1, attack: 1, defense: 0, special: 1 })
    expect(table.model('boss').counters.special).toBe(1)
  })

  test('bmg1/trait/order: once an activation, and only if it sees a friend', () => {
    const table = boss()
    table.play((game, models) => performById(game, models.boss, 'trait:order'), '', ['move-counter', 'stop'])
    expect(actionBlockedReason(table, 'trait:order')).toBe('Once an activation.')
    expect(actionBlockedReason(boss({ at: [90, 30] }), 'trait:order')).toBe('It sees no friend.')
  })
})
