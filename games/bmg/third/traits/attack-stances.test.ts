import { addMarker, hasEffect } from '@gargoyle/bmg-common'
import { remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { givesCover, rangedAttack, shootingBlockedReason } from '../attack/ranged.ts'
import { trigger } from '../rules/rule-system.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** A fighter who has used a trait, and a thug on the ground before it. */
function stance(trait: string, thug: object = {}, weapons: readonly { damage: string }[] = []) {
  const table = duel({
    thug: { traits: [trait], weapons },
    hero: { condition: 'down', ...thug },
  })
  useTrait(table, 'thug', trait)
  return table
}

describe('in melee', () => {
  test('bmg3/trait/bonebreaker: bare hands bleed, weapons do not', () => {
    const table = stance('bonebreaker', {}, [{ damage: 'S' }])
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 6')
    expect(table.model('hero').injury).toBe(2)
    table.play((game, { thug }) => meleeAttack(game, thug, 0), '1 1 1 6')
    expect(table.model('hero').injury).toBe(2)
    expect(table.model('thug').effects).toMatchObject([{ until: 'round' }])
  })

  test('bmg3/trait/steel-hands: three stuns and a push', () => {
    const table = duel({ thug: { traits: ['steel-hands'] }, hero: { condition: 'down' } })
    const { x } = table.model('hero').at!
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1', ['push', 4])
    expect(table.model('hero').stun).toBe(3)
    expect(table.model('hero').at!.x - x).toBe(4 * 2540)
  })

  test('bmg3/trait/cryo-charge: a critical hit of the next attack freezes, and only of that', () => {
    const table = stance('cryo-charge')
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 6')
    expect(hasEffect(table.model('hero'), 'freeze')).toBe(true)
    expect(hasEffect(table.model('thug'), 'cryo-charge')).toBe(false)
  })

  test('bmg3/trait/technique and bmg3/trait/lethal-blow: a status for models they damage', () => {
    for (const [trait, status] of [
      ['technique', 'paralyze'],
      ['lethal-blow', 'stunned'],
    ] as const) {
      const table = stance(trait)
      table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 1')
      expect(hasEffect(table.model('hero'), status)).toBe(false)
      table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1')
      expect(hasEffect(table.model('hero'), status)).toBe(true)
      const vehicle = stance(trait, { ranks: ['vehicle'] })
      vehicle.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1')
      expect(hasEffect(vehicle.model('hero'), status)).toBe(false)
    }
  })

  test('bmg3/trait/deadly-strike: a critical hit in melee takes out of the game', () => {
    const table = stance('deadly-strike')
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 6')
    expect(table.model('hero').condition).toBe('casualty')
  })

  test('bmg3/trait/feral: 1 more on the attack dice, and slow', () => {
    const table = stance('feral', { defense: 5 })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1')
    expect(table.model('hero')).toMatchObject({ stun: 1, effects: [{ id: 'slow', value: 2 }] })
  })

  test('bmg3/trait/bosss-orders: henchmen add 1 against enemies within 8" of the model that gave them', () => {
    const orders = (x: number, rank: 'henchman' | 'sidekick') => {
      const table = setTable({
        models: {
          lady: { seat: 'b', at: [x, 10], traits: ['bosss-orders'] },
          thug: { seat: 'b', at: [20, 10], ranks: [rank] },
          hero: { seat: 'a', touching: 'thug', condition: 'down', defense: 5 },
        },
        active: 'lady',
      })
      useTrait(table, 'lady', 'bosss-orders')
      table.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1')
      return table.model('hero').stun
    }
    expect([orders(15, 'henchman'), orders(5, 'henchman'), orders(15, 'sidekick')]).toEqual([1, 0, 0])
  })
})

describe('with guns', () => {
  test('bmg3/trait/rapid-reload: a weapon that was fired can be fired again', () => {
    const table = shootOut({
      thug: { traits: ['rapid-reload'], weapons: [{ ...gun, rules: ['reload'] }] },
    })
    expect(useBlockedReason(table, 'thug', 'rapid-reload')).toBe('No weapon of its has to be reloaded.')
    table.play((game, { thug }) => rangedAttack(game, thug, 0), '1 1 1 1')
    const why = () => table.play((game, { thug }) => shootingBlockedReason(game, thug, 0))
    expect(why()).toBe('Gun must be reloaded.')
    useTrait(table, 'thug', 'rapid-reload')
    expect(why()).toBeUndefined()
  })

  test('bmg3/trait/living-arsenal: its player picks at the start, and may change that', () => {
    const table = shootOut({
      thug: { traits: ['living-arsenal'], weapons: [{ ...gun, rules: ['short-range'] }, { damage: 'S' }] },
    })
    const rules = (index: number) =>
      table.play((game, { thug }) => {
        const weapon = weaponAt(game, thug, index)
        return [weapon.rateOfFire, ...weapon.rules.map(({ id }) => id)]
      })
    const choose = (load: string) =>
      table.play((game, { thug }) => trigger(game, 'activation-start', { active: thug }), '', [
        'living-arsenal',
        load,
      ])
    choose('scope')
    expect(rules(0)).toEqual([3, 'medium-range', 'scope'])
    expect(rules(1)).toEqual([undefined])
    useTrait(table, 'thug', 'living-arsenal:blast')
    expect(rules(0)).toEqual([1, 'short-range', 'explosive', 'anti-tank'])
    expect(useBlockedReason(table, 'thug', 'living-arsenal:blast')).toBeDefined()
    choose('rush')
    expect(rules(0)).toEqual([3, 'short-range', 'assault', 'red-dot'])
  })

  test('bmg3/trait/living-arsenal: loaded from the deployment on', () => {
    const table = shootOut({ thug: { traits: ['living-arsenal'], weapons: [gun] } })
    table.play((game) => trigger(game, 'deployed', {}), '', ['living-arsenal', 'blast'])
    const rules = table.play((game, { thug }) => weaponAt(game, thug, 0).rules.map(({ id }) => id))
    expect(rules).toEqual(['explosive', 'anti-tank'])
  })

  test('bmg3/trait/living-arsenal: others activate without it', () => {
    const table = shootOut({ thug: { traits: ['living-arsenal'] } })
    table.play((game, { hero }) => trigger(game, 'activation-start', { active: hero }))
    expect(table.asked).toEqual([])
  })

  test('bmg3/trait/barrage: shoots at who is out of sight, with a die less and 1 off', () => {
    const table = shootOut({ thug: { traits: ['barrage'] }, hero: { defense: 4 } })
    useTrait(table, 'thug', 'barrage')
    table.play((game, { hero, thug }) => {
      hero.effects.push({ id: 'concealment', until: 'round', args: [], value: 0, by: undefined })
      return rangedAttack(game, thug, 0)
    }, '4 5 6')
    expect(table.model('hero').injury).toBe(2)
  })

  test('bmg3/trait/barrage: in the open nothing is lost, in cover there is a choice', () => {
    const table = shootOut({ thug: { traits: ['barrage'] }, hero: { defense: 4 } })
    useTrait(table, 'thug', 'barrage')
    table.play((game, { thug }) => rangedAttack(game, thug, 0), '4 1 1 1')
    expect(table.model('hero').injury).toBe(1)
    table.play(
      (game, { hero, thug }) => {
        remember(addMarker(game, 'suspect', { ...hero.at! }, hero.seat), givesCover, true)
        return rangedAttack(game, thug, 0)
      },
      '4 1 1',
      ['barrage', 'no'],
    )
    expect(table.model('hero').injury).toBe(2)
  })
})
