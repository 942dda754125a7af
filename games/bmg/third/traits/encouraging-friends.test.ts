import { addMarker, touches } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { isInspired } from '../activation/inspire.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { bonusesOf } from '../effects/bonuses.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { ANY, type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

/** A model with a trait at (20, 20), with a friend and an enemy a few inches away. */
const scene = (
  trait: string,
  more: { owner?: Partial<ModelSketch>; friend?: Partial<ModelSketch>; enemy?: Partial<ModelSketch> } = {},
) =>
  setTable({
    models: {
      owner: { seat: 'a', at: [20, 20], traits: [trait], ...more.owner },
      friend: { seat: 'a', at: [24, 20], ...more.friend },
      enemy: { seat: 'b', at: [20, 24], willpower: 6, endurance: 9, ...more.enemy },
    },
    active: 'owner',
  })

describe('friends', () => {
  test('bmg3/trait/get-em: two attack bonuses for a friend within 8"', () => {
    const table = scene('get-em')
    useTrait(table, 'owner', 'get-em', '', ['target', '1'])
    expect([bonusesOf(table.model('friend'), 'attack'), bonusesOf(table.model('owner'), 'attack')]).toEqual([
      2, 0,
    ])
  })

  test('bmg3/trait/get-em: it may be the friend itself, and is where no other model is near', () => {
    const table = scene('get-em', { friend: { at: [30, 20] } })
    useTrait(table, 'owner', 'get-em')
    expect([bonusesOf(table.model('friend'), 'attack'), bonusesOf(table.model('owner'), 'attack')]).toEqual([
      0, 2,
    ])
  })

  test('bmg3/trait/the-crew: all of the same affiliation move further, others do not', () => {
    const bonus = (affiliations: ['bane'] | ['joker']) => {
      const table = scene('the-crew', { owner: { affiliations: ['bane'] }, friend: { affiliations } })
      useTrait(table, 'owner', 'the-crew')
      return [bonusesOf(table.model('friend'), 'move'), bonusesOf(table.model('owner'), 'move')]
    }
    // It is one of them itself.
    expect([bonus(['bane']), bonus(['joker'])]).toEqual([
      [2, 2],
      [0, 2],
    ])
  })

  test('bmg3/trait/military-tradition: veterans move 2"', () => {
    const table = scene('military-tradition', { friend: { traits: ['veteran'] } })
    useTrait(table, 'owner', 'military-tradition', '', ['move', to(26, 20)])
    expect(table.model('friend').at!.x).toBe(inches(26))
    expect(useBlockedReason(scene('military-tradition'), 'owner', 'military-tradition')).toMatch(/no friend/)
  })

  test('bmg3/trait/batcave-support: a marker, and one for each suspect within 4"; not for Cops', () => {
    const table = scene('batcave-support')
    table.play((game, { owner, enemy }) => {
      addMarker(game, 'suspect', place([22, 22]), owner.seat)
      addMarker(game, 'suspect', place([18, 18]), enemy.seat)
      addMarker(game, 'suspect', place([30, 30]), owner.seat)
    })
    useTrait(table, 'owner', 'batcave-support', '', ['target', '1'], ['kind', 'no'])
    expect(bonusesOf(table.model('friend'), 'defense')).toBe(2)
    // Beside a Cop it has only itself to support.
    const alone = scene('batcave-support', { friend: { traits: ['cop'] } })
    useTrait(alone, 'owner', 'batcave-support', '', ['kind', 'yes'])
    expect([bonusesOf(alone.model('friend'), 'attack'), bonusesOf(alone.model('owner'), 'attack')]).toEqual([
      0, 1,
    ])
    const cops = scene('batcave-support', {
      owner: { traits: ['batcave-support', 'cop'] },
      friend: { traits: ['cop'] },
    })
    expect(useBlockedReason(cops, 'owner', 'batcave-support')).toBeDefined()
  })

  test('bmg3/trait/force-field: a friend in contact is in cover this round', () => {
    const table = scene('force-field', {
      friend: { touching: 'owner', condition: 'up' },
      enemy: { at: [24, 24], weapons: [gun] },
    })
    useTrait(table, 'owner', 'force-field')
    // In cover a shot loses its Strength die.
    table.play((game, { enemy, friend }) => rangedAttack(game, enemy, 0, { targets: [friend] }), '1 1 1')
    table.play((game, { enemy, owner }) => rangedAttack(game, enemy, 0, { targets: [owner] }), '1 1 1 1')
    expect(table.model('friend').effects).toMatchObject([{ id: 'force-field', until: 'round' }])
    expect(useBlockedReason(scene('force-field'), 'owner', 'force-field')).toBeDefined()
  })

  test('bmg3/trait/soul-armor: up to two markers off itself', () => {
    const table = scene('soul-armor', { owner: { stun: 1, injury: 2 } })
    useTrait(table, 'owner', 'soul-armor', '', ['markers', 2], ['heal', 'injury'], ['heal', 'injury'])
    expect(table.model('owner')).toMatchObject({ stun: 1, injury: 0 })
    expect(useBlockedReason(scene('soul-armor'), 'owner', 'soul-armor')).toBe('It is not hurt.')
  })

  test('bmg3/trait/inspiring-presence: inspired near the named friend, as long as there is a Boss', () => {
    const inspired = (alias: string, x: number, boss: 'up' | 'ko' = 'up') =>
      setTable({
        models: {
          boss: { seat: 'a', at: [45, 45], ranks: ['leader'], condition: boss },
          owner: { seat: 'a', at: [20, 20], traits: ['inspiring-presence(peacemaker)'] },
          friend: { seat: 'a', at: [x, 20], alias },
        },
      }).play((game, { owner }) => isInspired(game, owner))
    expect([inspired('Peacemaker', 29), inspired('Peacemaker', 29.3), inspired('Vigilante', 29)]).toEqual([
      true,
      false,
      false,
    ])
    expect(inspired('Peacemaker', 29, 'ko')).toBe(false)
  })

  test('bmg3/trait/daddys-girrrl: a bonus for starting within 6" of the Boss', () => {
    const start = (x: number, active: 'girl' | 'boss' = 'girl') => {
      const table = setTable({
        models: {
          boss: { seat: 'a', at: [20, 20] },
          girl: { seat: 'a', at: [x, 20], traits: ['daddys-girrrl'] },
        },
      })
      table.play((game, models) => trigger(game, 'activation-start', { active: models[active] }))
      return bonusesOf(table.model('girl'), 'attack')
    }
    expect([start(27), start(27.3), start(24, 'boss')]).toEqual([1, 0, 0])
  })

  test('bmg3/trait/hallucination: Bat-Mite appears, if he is on his feet', () => {
    const table = scene('hallucination', { friend: { at: [40, 40], alias: 'Bat-Mite' } })
    useTrait(table, 'owner', 'hallucination', '', ['place', ANY])
    expect(table.play((game, { owner, friend }) => touches(game, owner, friend))).toBe(true)
    for (const friend of [{ alias: 'Robin' }, { alias: 'Bat-Mite', condition: 'down' as const }])
      expect(useBlockedReason(scene('hallucination', { friend }), 'owner', 'hallucination')).toMatch(
        /no friend/,
      )
  })
})
