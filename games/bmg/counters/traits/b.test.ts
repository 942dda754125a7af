import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { sufferFall } from '../movement/falling.ts'
import { countersToPlan } from '../round/raise-a-plan.ts'
import { trigger } from '../rules/rule-system.ts'
import { whyNotAct } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { setTable, to } from '../testing/table.ts'

describe('traits with B', () => {
  test('bmg1/trait/bat-armor-mk1: a die for each impact, ignored on 5+', () => {
    const table = duel({ hero: { traits: ['bat-armor-mk1', 'insensitive'] } })
    // Three impacts, one of the armour dice works.
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 5 5 5 4 1 4 4 2', [
      'strikes',
      { '1': 3 },
    ])
    expect(table.model('hero').stun).toBe(2)
  })

  test('bmg1/trait/bat-armor-mk2: on 6 only', () => {
    const table = duel({ hero: { traits: ['bat-armor-mk2', 'insensitive'] } })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 5 5 6 4 2', ['strikes', { '1': 2 }])
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg1/trait/bat-cape: 1SC and a fall does nothing; the player may keep the counter', () => {
    const fall = (use: 'yes' | 'no', dice: string) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['bat-cape'], counters: 'S', endurance: 9 } },
      })
      table.play((game, { hero }) => sufferFall(game, hero, cm(9), 0), dice, ['bat-cape', use])
      return [table.model('hero').injury, table.model('hero').condition, table.model('hero').counters.special]
    }
    expect(fall('yes', '')).toEqual([0, 'up', 0])
    expect(fall('no', '6')).toEqual([1, 'down', 1])
  })

  const roof = box('roof', cm(50), cm(20), cm(20), cm(20), cm(8))

  test('bmg1/trait/batclaw: another surface within 30 cm on a free line, instead of the basic move', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['batclaw'], counters: 'MMS' } },
      pieces: [roof],
      active: 'hero',
    })
    table.play((game, { hero }) => perform(game, hero, 'trait:batclaw'), '', ['place', { to: to(52, 30, 8) }])
    expect(table.model('hero').at).toMatchObject({ x: cm(52), z: cm(8) })
    expect(table.state.activation!.basicMoveGone).toBe(true)
    expect(table.model('hero').counters).toMatchObject({ movement: 1, special: 0 })
    expect(whyNotAct(table, 'move')).toBeUndefined()
    const flat = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['batclaw'], counters: 'MS' } },
      pieces: [roof],
      active: 'hero',
    })
    expect(() =>
      flat.play((game, { hero }) => perform(game, hero, 'trait:batclaw'), '', ['place', { to: to(40, 30) }]),
    ).toThrow('another surface')
  })

  test('bmg1/trait/bipolar: an even die is a counter more, an odd one a counter fewer', () => {
    const planned = (die: string): number => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['bipolar'], willpower: 6 } },
      })
      table.play((game) => trigger(game, 'round-start', {}), die)
      return table.play((game, { hero }) => countersToPlan(game, hero))
    }
    expect([planned('4'), planned('3')]).toEqual([7, 5])
  })

  test('bmg1/trait/bloodthirsty: a free AC when hurt, within the limit', () => {
    const given = (stun: number, attack = 4): number => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['bloodthirsty'], stun, attack } },
      })
      table.play((game) => trigger(game, 'plan-start', {}))
      return table.model('hero').counters.attack
    }
    expect([given(0), given(1)]).toEqual([0, 1])
  })

  test('bmg1/trait/bodyguard: 1SC takes the impacts of a Leader or Sidekick within 5 cm, not of others', () => {
    const guard = (rank: 'leader' | 'henchman', apart: number) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'A' },
          boss: { seat: 'a', touching: 'thug', rank, leads: rank === 'leader', endurance: 9 },
          guard: { seat: 'a', at: [36 + apart, 30], traits: ['bodyguard'], counters: 'S', endurance: 9 },
        },
        active: 'thug',
      })
      const asked = rank === 'leader' && apart <= 5
      table.play(
        (game, { thug }) => perform(game, thug, 'melee:-1'),
        '5 5 2',
        ...(asked ? [['bodyguard', 'yes'] as const] : []),
      )
      return [table.model('boss').stun, table.model('guard').stun]
    }
    expect(guard('leader', 5)).toEqual([0, 1])
    expect(guard('leader', 5.1)).toEqual([1, 0])
    expect(guard('henchman', 1)).toEqual([1, 0])
  })

  test('bmg1/trait/brutal: rolls a useless collateral die again, and the second result stands', () => {
    const table = duel({ thug: { traits: ['brutal'], counters: 'A' } })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 5 2 6')
    expect(table.model('hero').stun).toBe(2)
    const pair = duel({ thug: { traits: ['brutal'], counters: 'A' } })
    pair.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 5 5')
    expect(pair.model('hero').condition).toBe('down')
  })

  test('bmg1/trait/bulletproof-vest: firearms damage on 4+; other weapons as usual', () => {
    const hit = (rules: readonly string[], die: string) => {
      const table = shootOut({
        hero: { traits: ['bulletproof-vest'] },
        thug: { strength: 3, weapons: [{ ...gun, rof: 1, rules }] },
      })
      table.play((game, { thug }) => perform(game, thug, 'ranged:0'), `5 ${die} 6`)
      return table.model('hero').injury
    }
    expect([hit(['firearm'], '3'), hit(['firearm'], '4'), hit([], '3')]).toEqual([0, 1, 1])
  })
})
