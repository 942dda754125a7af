import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { recount } from '../round/recount.ts'
import { applies } from '../rules/rule-system.ts'
import { scene } from '../testing/scene.ts'

describe('bmg3/trait/bot', () => {
  test('bmg3/trait/bot: immune to what works on minds and bodies', () => {
    const table = scene('bot')
    table.play((game, { owner }) => {
      const immune = (purpose: string) => applies(game, 'immune', { about: owner, purpose })
      expect(['enervating', 'hypnotize', 'poison', 'scared', 'terror'].map(immune)).toEqual(
        Array(5).fill(true),
      )
      expect(['stunned', 'blind'].map(immune)).toEqual([false, false])
    })
  })

  test.each([
    ['mechanical', '1 1 1'],
    ['heavy', '1 1 1 1'],
  ])('bmg3/trait/bot: against a %s weapon', (rule, dice) => {
    const enemy = { touching: 'owner', weapons: [{ damage: 'S', rules: [rule] }] } as const
    const table = scene('bot', { enemy, active: 'enemy' })
    table.play((game, { enemy: attacker }) => meleeAttack(game, attacker, 0), dice)
  })

  test('bmg3/trait/bot: against a friend’s weapon, too, but not while it is K.O.', () => {
    const weapons = [{ damage: 'S', rules: ['mechanical'] }]
    const strike = (bot: object, dice: string) => {
      const table = scene('bot', { owner: bot, friend: { touching: 'owner', weapons }, active: 'friend' })
      table.play((game, { owner, friend }) => meleeAttack(game, friend, 0, { targets: [owner] }), dice)
      return table
    }
    strike({}, '1 1 1')
    const out = strike({ condition: 'ko', stun: 9 }, '1 1 1 1')
    expect(out.play((game, { owner }) => applies(game, 'immune', { about: owner, purpose: 'poison' }))).toBe(
      false,
    )
  })

  test('bmg3/trait/bot: keeps its stuns and stays K.O. in the Recount', () => {
    const table = scene('bot', {
      owner: { stun: 3 },
      friend: { traits: ['bot'], condition: 'ko', stun: 9 },
      stage: 'recount',
    })
    table.state.part = 4
    table.play((game) => recount(game))
    expect(table.model('owner').stun).toBe(3)
    expect(table.model('friend').condition).toBe('ko')
  })
})
