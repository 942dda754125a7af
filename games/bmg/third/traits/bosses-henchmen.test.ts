import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { isInspired } from '../activation/inspire.ts'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { skill } from '../model/skills.ts'
import { computeTotal } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { leaderScene as scene } from '../testing/scenes/leader.ts'
import { type ModelSketch, setTable } from '../testing/table.ts'
import { useTrait } from '../testing/use-trait.ts'

const tough = { willpower: 9, endurance: 9 }

describe('who leads', () => {
  test('bmg3/trait/commissioner: Cops within 8" are inspired, and Arrest comes as an extra', () => {
    const inspired = (traits: readonly string[], x: number) =>
      setTable({
        models: {
          boss: { seat: 'a', at: [45, 45] },
          owner: { seat: 'a', at: [20, 20], traits: ['commissioner'] },
          friend: { seat: 'a', at: [x, 20], traits },
          enemy: { seat: 'b', at: [20, 25] },
        },
      }).play((game, { friend }) => isInspired(game, friend))
    expect([inspired(['cop'], 29), inspired(['cop'], 29.3), inspired([], 23)]).toEqual([true, false, false])
    const arrest = (x: number, traits: readonly string[]) => {
      const table = scene('commissioner', {
        friend: { at: [x, 20], traits },
        enemy: { at: [x, 20 + 30 / 25.4], condition: 'ko' },
        active: 'friend',
      })
      const option = table.play((game, { friend }) =>
        actionOptions(game, friend, () => 'unpaid').find(({ id }) => id === 'trait:commissioner@0'),
      )
      if (option !== undefined && option.why === undefined) useTrait(table, 'friend', 'commissioner@0')
      return [option?.why?.text, table.model('enemy').condition]
    }
    expect(arrest(23, ['arrest'])).toEqual([undefined, 'casualty'])
    expect(arrest(27.3, ['arrest'])[0]).toMatch(/6"/)
    expect(arrest(23, [])).toEqual([undefined, 'ko'])
  })
})

describe('what Henchmen have of it', () => {
  test('bmg3/trait/master-criminal: Criminals add 1 to attack dice', () => {
    const roll = (friend: Partial<ModelSketch>) =>
      scene('master-criminal', { friend }).play((game, models) =>
        computeTotal(game, 'attack-roll', { about: models.friend }, 0),
      )
    expect([
      roll({ traits: ['criminal'] }),
      roll({}),
      roll({ traits: ['criminal'], ranks: ['free-agent'] }),
    ]).toEqual([1, 0, 0])
  })

  test('bmg3/trait/hard-guys: a failed Strength die is rolled again, with knuckles or gloves only', () => {
    const fight = (friend: Partial<ModelSketch>, weapon: number, dice: string) => {
      const table = scene('hard-guys', { friend, enemy: { at: [23, 20 + 30 / 25.4] }, active: 'friend' })
      table.play((game, models) => meleeAttack(game, models.friend, weapon), dice)
      return table.model('enemy').stun
    }
    const knuckles = { weapons: [{ name: 'Brass Knuckles', damage: 'S' }] }
    expect(fight(knuckles, 0, '1 1 1 1 5')).toBe(1)
    expect(fight({ traits: ['reinforced-gloves'] }, -1, '1 1 1 1 5')).toBeGreaterThan(0)
    expect(fight({}, -1, '1 1 1 1')).toBe(0)
  })

  test('bmg3/trait/revenge: a die more against enemies within 8" of it', () => {
    const dice = (y: number, count: string) => {
      const table = scene('revenge', {
        friend: { at: [20, y - 4], weapons: [gun] },
        enemy: { at: [20, y] },
        active: 'friend',
      })
      useTrait(table, 'owner', 'revenge')
      table.play((game, { friend, enemy }) => rangedAttack(game, friend, 0, { targets: [enemy] }), count)
    }
    expect(() => dice(29, '1 1 1 1 1')).not.toThrow()
    expect(() => dice(29.3, '1 1 1 1')).not.toThrow()
    expect(() => dice(29.3, '1 1 1 1 1')).toThrow()
  })

  test('bmg3/trait/psychiatrist: Henchmen with a disorder, within 8" and in sight, and not twice', () => {
    const skills = (friend: Partial<ModelSketch>) => {
      const table = scene('psychiatrist', { friend, enemy: { traits: [] } })
      useTrait(table, 'owner', 'psychiatrist')
      return table.play((game, models) => [
        skill(game, 'attack', models.friend),
        skill(game, 'defense', models.friend),
      ])
    }
    expect(skills({ traits: ['paranoid'] })).toEqual([4, 4])
    expect(skills({ traits: ['paranoid'], at: [29.3, 20] })).toEqual([3, 3])
    for (const trait of ['aggressive-schizophrenia', 'the-voices', 'obsessive', 'anxiety', 'pyromania'])
      expect(skills({ traits: [trait] })).toEqual([4, 4])
    expect(skills({})).toEqual([3, 3])
    const two = setTable({
      models: {
        owner: { seat: 'a', at: [20, 20], traits: ['psychiatrist'] },
        other: { seat: 'a', at: [20, 22], traits: ['psychiatrist'] },
        friend: { seat: 'a', at: [23, 20], traits: ['paranoid'] },
        enemy: { seat: 'b', at: [40, 40] },
      },
      active: 'owner',
    })
    useTrait(two, 'owner', 'psychiatrist')
    useTrait(two, 'other', 'psychiatrist')
    expect(two.play((game, { friend }) => skill(game, 'attack', friend))).toBe(4)
  })

  test('bmg3/trait/the-untouchable: a Bodyguard makes no Effort for it, who is For the Family does', () => {
    const stuns = (owner: Partial<ModelSketch>, traits: readonly string[], how: string) => {
      const table = scene('the-untouchable', {
        owner,
        friend: { traits },
        enemy: { weapons: [gun] },
        active: 'enemy',
      })
      table.play(
        (game, models) => rangedAttack(game, models.enemy, 0, { targets: [models.owner] }),
        '6 1 1 1',
        [how, 'yes'],
      )
      return [table.model('friend').stun, table.model('friend').injury]
    }
    expect(stuns({}, ['bodyguard'], 'bodyguard')).toEqual([0, 1])
    expect(stuns({ alias: 'Carmine Falcone' }, [], 'for-the-family')).toEqual([1, 1])
  })

  test('bmg3/trait/the-untouchable: a Bodyguard that can make no Effort may step in all the same', () => {
    const hits = (friend: Partial<ModelSketch>, petrified: boolean, guardsBoss = true) => {
      const table = scene('the-untouchable', {
        friend: { traits: ['bodyguard'], ...friend },
        enemy: { weapons: [gun] },
        active: 'enemy',
      })
      if (!guardsBoss) table.crew('a').boss = table.model('friend').id
      table.play((game, models) => {
        if (petrified) addEffect(game, models.friend, 'petrified', { until: 'round' })
      })
      table.play(
        (game, models) => rangedAttack(game, models.enemy, 0, { targets: [models.owner] }),
        '6 1 1 1',
        ...(guardsBoss ? [['bodyguard', 'yes'] as const] : []),
      )
      return [table.model('friend').injury, table.crew('a').activation.efforts]
    }
    expect(hits({}, true)).toEqual([1, 0])
    expect(hits({ condition: 'down' }, false)).toEqual([1, 0])
    expect(hits({}, true, false)).toEqual([0, 0])
  })

  test('bmg3/trait/the-untouchable: stepping in for another model costs what it does', () => {
    const table = setTable({
      models: {
        owner: { seat: 'a', at: [40, 40], traits: ['the-untouchable', 'the-song-of-the-sirens'], ...tough },
        siren: { seat: 'a', at: [20, 20], traits: ['gotham-city-siren'], ...tough },
        guard: { seat: 'a', at: [22, 20], traits: ['bodyguard'], ...tough },
        enemy: { seat: 'b', at: [20, 25], weapons: [gun] },
      },
      active: 'enemy',
    })
    table.play((game, { enemy, siren }) => rangedAttack(game, enemy, 0, { targets: [siren] }), '6 1 1 1', [
      'bodyguard',
      'yes',
    ])
    expect(table.model('guard').stun).toBe(1)
  })
})
