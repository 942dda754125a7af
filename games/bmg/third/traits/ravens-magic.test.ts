import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { inflict } from '../damage/harm.ts'
import { effortLimit } from '../model/effort.ts'
import { skill } from '../model/skills.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { scene } from '../testing/scene.ts'
import { to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'
import { assignMagic, magicOn } from '../weapons/magic.ts'

describe('bmg3/trait/demon', () => {
  test('bmg3/trait/demon: injuries never lower its Effort limit', () => {
    const limit = (trait: string) =>
      scene(trait, { owner: { injury: 7 } }).play((game, { owner }) =>
        effortLimit(game, owner, { purpose: 'attack' }),
      )
    expect([limit('demon'), limit('spades')]).toEqual([3, 1])
  })

  test('bmg3/trait/demon: a marker less of a Conflux, and of nothing else', () => {
    const table = scene(['demon', 'magical-power(6)'])
    table.play((game, { owner }) => assignMagic(game, owner, 6))
    table.play((game) => trigger(game, 'recount-start', {}), '', ['conflux', 0])
    expect(table.model('owner').stun).toBe(5)
    table.play((game, { owner }) => inflict(game, owner, { stun: 1, cause: 'test' }))
    expect(table.model('owner').stun).toBe(6)
  })
})

describe('bmg3/trait/painful-empathy', () => {
  test('bmg3/trait/painful-empathy: takes markers over and fights better for it', () => {
    const table = scene('painful-empathy', { friend: { stun: 2, injury: 1 } })
    useTrait(table, 'owner', 'painful-empathy', '', ['take-stun', 1], ['take-injury', 1])
    expect([table.model('friend'), table.model('owner')]).toMatchObject([
      { stun: 1, injury: 0 },
      { stun: 1, injury: 1 },
    ])
    table.play((game, { owner }) =>
      expect([skill(game, 'attack', owner), skill(game, 'defense', owner)]).toEqual([4, 4]),
    )
  })

  test('bmg3/trait/painful-empathy: a K.O. friend comes round when enough stuns are taken, and lies there', () => {
    const table = scene('painful-empathy', { friend: { stun: 9, condition: 'ko' } })
    useTrait(table, 'owner', 'painful-empathy', '', ['take-stun', 1])
    expect(table.model('friend')).toMatchObject({ stun: 8, condition: 'down' })
  })

  test('bmg3/trait/painful-empathy: it can be too much, and markers beyond Willpower are gone', () => {
    const table = scene('painful-empathy', { owner: { stun: 5 }, friend: { stun: 6 } })
    useTrait(table, 'owner', 'painful-empathy', '', ['take-stun', 6])
    expect([table.model('friend').stun, table.model('owner')]).toMatchObject([
      0,
      { stun: 9, condition: 'ko' },
    ])
  })

  test('bmg3/trait/painful-empathy: nothing taken, nothing gained; without a damaged model no target', () => {
    const table = scene('painful-empathy', { friend: { stun: 2, injury: 1 } })
    useTrait(table, 'owner', 'painful-empathy', '', ['take-stun', 0], ['take-injury', 0])
    expect(hasEffect(table.model('owner'), 'painful-empathy')).toBe(false)
    expect(useBlockedReason(scene('painful-empathy'), 'owner', 'painful-empathy')).toBeDefined()
  })
})

describe('spells', () => {
  test('bmg3/trait/soul-self: for a counter each, friends come along; two markers are ignored', () => {
    const table = scene(['magical-power(3)', 'soul-self'], { audacity: true })
    useTrait(
      table,
      'owner',
      'soul-self',
      '',
      ['soul-self', '1'],
      ['place', to(14, 20)],
      ['place', to(14, 23)],
    )
    expect(magicOn(table.model('owner'))).toBe(2)
    table.play((game, { owner }) => inflict(game, owner, { stun: 3, cause: 'test' }))
    expect(table.model('owner').stun).toBe(1)
  })

  test('bmg3/trait/soul-self: not beyond its Magical Power', () => {
    const table = scene(['magical-power(1)', 'soul-self'], { audacity: true })
    useTrait(table, 'owner', 'soul-self', '', ['place', to(14, 20)])
    expect(useBlockedReason(table, 'owner', 'soul-self')).toBe('owner has no Magical Power left this round.')
  })

  test('bmg3/trait/homo-magi: 1 better in Magical tests', () => {
    const cast = (...traits: readonly string[]) => {
      const table = scene(['magical-power(4)', 'eldritch', ...traits], {
        owner: { willpower: 5 },
        enemy: { at: [20, 23] },
      })
      useTrait(table, 'owner', 'eldritch:spell', traits.length > 0 ? '3 3 6 4' : '3 3 6')
      return table.model('enemy').stun > 0
    }
    expect([cast('homo-magi'), cast()]).toEqual([true, false])
  })

  test('bmg3/trait/darkness-manipulation: cover and distance for friends within 8"', () => {
    const shot = (x: number) => {
      const table = scene(['magical-power(2)', 'darkness-manipulation'], {
        friend: { at: [x, 20] },
        enemy: { at: [x, 26], weapons: [{ ...gun, rules: ['short-range'] }] },
      })
      useTrait(table, 'owner', 'darkness-manipulation')
      table.model('owner').at = { ...table.model('owner').at!, x: table.model('owner').at!.x }
      return table.play((game, { friend, enemy }) => {
        const strike = { attacker: enemy, target: friend, kind: 'ranged', weapon: { rules: [] } } as never
        return [
          applies(game, 'always-in-cover', { about: friend, strike }),
          applies(game, 'counts-as-far', { about: friend, strike }),
        ]
      })
    }
    expect([shot(29.1), shot(29.2)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('bmg3/trait/darkness-manipulation: a shot at it loses two dice', () => {
    const table = scene(['magical-power(2)', 'darkness-manipulation'], {
      friend: { condition: 'ko', at: [44, 44] },
      enemy: { weapons: [{ ...gun, rules: ['short-range'] }] },
    })
    table.play((game, { owner }) => void addEffect(game, owner, 'darkness', { until: 'round' }))
    table.play((game, { enemy }) => rangedAttack(game, enemy, 0, { targets: [game.state.models[0]!] }), '1 1')
  })

  test('bmg3/trait/dark-intimidation: enemies near it make no Efforts in attacks', () => {
    const table = scene(['magical-power(2)', 'dark-intimidation'])
    useTrait(table, 'owner', 'dark-intimidation')
    table.play((game, { owner, enemy }) => {
      const strike = { attacker: enemy, target: owner, weapon: { rules: [] } } as never
      expect(applies(game, 'no-efforts', { about: enemy, purpose: 'attack', strike })).toBe(true)
      expect(applies(game, 'no-efforts', { about: enemy, purpose: 'defense', strike })).toBe(false)
    })
  })
})
