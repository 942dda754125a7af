import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { skill } from '../model/skills.ts'
import { setTable, type TableSketch } from '../testing/table.ts'

type Names = 'thug' | 'boss' | 'friend' | 'other'

/** The thug is at the boss, whose friend is near; another model is far away. */
const brawl = (
  { boss, friend }: { boss?: object; friend?: object },
  rest: Partial<Omit<TableSketch<Names>, 'models'>> = {},
) =>
  setTable<Names>({
    models: {
      boss: { seat: 'a', at: [10, 10], willpower: 9, ...boss },
      thug: { seat: 'b', touching: 'boss', willpower: 9 },
      friend: { seat: 'a', at: [6, 10], willpower: 9, ...friend },
      other: { seat: 'a', at: [30, 30] },
    },
    active: 'thug',
    ...rest,
  })

const HIT = '3 1 1 6  1 1 1'

describe('bmg3/trait/bodyguard', () => {
  const guard = { traits: ['bodyguard'] }

  test('bmg3/trait/bodyguard: takes hits and criticals for the Boss, for an Effort', () => {
    const table = brawl({ friend: guard })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), HIT, ['bodyguard', 'yes'])
    expect(table.model('boss')).toMatchObject({ stun: 0, condition: 'up' })
    expect(table.model('friend')).toMatchObject({ stun: 3, condition: 'down' })
  })

  test('bmg3/trait/bodyguard: may leave the Boss to it', () => {
    const table = brawl({ friend: guard })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), HIT, ['bodyguard', 'no'])
    expect([table.model('boss').stun, table.model('friend').stun]).toEqual([2, 0])
  })

  test('bmg3/trait/bodyguard: only for the Boss, near and in sight, and only if there is a hit', () => {
    const wall = box('wall', inches(7.5), inches(5), inches(0.5), inches(10), inches(4))
    const crowned = brawl({ friend: guard })
    crowned.crew('a').boss = 3
    const tables = [
      brawl({ friend: { ...guard, at: [4, 10] } }),
      brawl({ friend: guard }, { pieces: [wall] }),
      brawl({ friend: { ...guard, seat: 'b', at: [6, 10] } }),
      crowned,
    ]
    for (const table of tables) {
      table.play((game, { thug }) => meleeAttack(game, thug, -1), HIT)
      expect(table.model('boss').stun).toBe(2)
    }
    const missed = brawl({ friend: guard })
    missed.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 1')
    expect(missed.asked).not.toContain('a: bodyguard')
  })

  test('bmg3/trait/bodyguard: one Effort is enough for all models it guards in an attack', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [10, 10], attack: 4, willpower: 9 },
        boss: { seat: 'a', touching: 'thug', willpower: 9, traits: ['the-song-of-the-sirens'] },
        siren: { seat: 'a', touching: 'thug', side: 'west', willpower: 9, traits: ['gotham-city-siren'] },
        guard: { seat: 'a', at: [10, 13], willpower: 9, traits: ['bodyguard'] },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug }) => meleeAttack(game, thug, -1),
      '3 1 1  1 1 1  3 1  1 1 1',
      ['split-dice', { '1': 2, '2': 2 }],
      ['strength-die', '1'],
      ['bodyguard', 'yes'],
      ['bodyguard', 'yes'],
    )
    expect([table.model('boss').stun, table.model('siren').stun, table.model('guard').stun]).toEqual([
      0, 0, 3,
    ])
  })
})

describe('bmg3/trait/protect-me', () => {
  const coward = { traits: ['protect-me'] }

  test('bmg3/trait/protect-me: an Effort makes a friend suffer the attack', () => {
    const table = brawl({ boss: coward })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), HIT, ['protect-me', '2'])
    expect(table.model('boss')).toMatchObject({ stun: 1, condition: 'up' })
    expect(table.model('friend')).toMatchObject({ stun: 2, condition: 'down' })
  })

  test('bmg3/trait/protect-me: it may take the hits itself', () => {
    const table = brawl({ boss: coward })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), HIT, ['protect-me', 'none'])
    expect([table.model('boss').stun, table.model('friend').stun]).toEqual([2, 0])
  })

  test('bmg3/effect/enervating: may keep it from protecting itself so', () => {
    const spared = (enervated: 'yes' | 'no') => {
      const table = brawl({ boss: coward })
      table.play((game, { boss }) => sufferEnervating(game, boss, 3))
      table.play(
        (game, { thug }) => meleeAttack(game, thug, -1),
        HIT,
        ['enervating', 'no'],
        ['protect-me', '2'],
        ['enervating', enervated],
      )
      return [table.model('boss').stun, table.model('friend').stun]
    }
    expect(spared('no')).toEqual([1, 2])
    expect(spared('yes')).toEqual([2, 0])
  })

  test('bmg3/trait/protect-me: no Vehicles, no model far away, and not without an Effort', () => {
    for (const table of [
      brawl({ boss: coward, friend: { ranks: ['vehicle'] } }),
      brawl({ boss: coward, friend: { at: [4, 10] } }),
      brawl({ boss: { ...coward, injury: 4, endurance: 9, willpower: 1 } }),
    ]) {
      table.play((game, { thug }) => meleeAttack(game, thug, -1), HIT)
      expect(table.asked).not.toContain('a: protect-me')
    }
  })
})

describe('bmg3/trait/true-love', () => {
  const loss = (victim: object, lover: object = {}) => {
    const table = setTable({
      models: {
        harley: { seat: 'a', at: [10, 10], traits: ['true-love(joker)'], ...lover },
        victim: { seat: 'a', at: [15, 10], ...victim },
        other: { seat: 'a', at: [25, 10] },
      },
    })
    table.play((game, models) => becomeCasualty(game, models.victim, undefined))
    return table.play((game, { harley }) => [skill(game, 'willpower', harley), skill(game, 'attack', harley)])
  }

  test('bmg3/trait/true-love: Willpower and Attack are 1 higher once its love is lost', () => {
    expect(loss({ alias: 'Joker (Eternal)' })).toEqual([6, 4])
    expect(loss({ alias: 'Clown', name: 'Joker' })).toEqual([6, 4])
  })

  test('bmg3/trait/true-love: even if it is knocked out at that time', () => {
    // K.O. takes 1 off Attack.
    expect(loss({ alias: 'Joker' }, { condition: 'ko' })).toEqual([6, 3])
  })

  test('bmg3/trait/true-love: not for another model, nor for an enemy of that name', () => {
    expect(loss({ alias: 'Penguin' })).toEqual([5, 3])
    expect(loss({ alias: 'Joker', seat: 'b' })).toEqual([5, 3])
  })
})
