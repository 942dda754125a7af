import { touches } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { rangedAttack } from '../attack/ranged.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { ANY, place, setTable } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const tough = { willpower: 9, endurance: 9 }

describe('swarms', () => {
  const keeper = (traits: readonly string[], active: 'owner' | 'enemy' = 'owner') =>
    setTable<string>({
      models: {
        owner: { seat: 'a', at: [20, 20], traits, ...tough },
        'sewer-swarm': { seat: 'a', aside: true, ...tough },
        enemy: { seat: 'b', at: [20, 25], ...tough, weapons: [gun] },
      },
      active,
    })

  test('bmg3/trait/sewer-swarm: out with it, and back for Efforts and passes', () => {
    const table = keeper(['sewer-swarm(1)'])
    table.play((game) => trigger(game, 'deployed', {}), '', ['place', ANY])
    expect(table.model('sewer-swarm').condition).toBe('up')
    expect(useBlockedReason(table, 'owner', 'sewer-swarm(1)')).toMatch(/All swarms/)
    table.play((game, models) => becomeCasualty(game, models['sewer-swarm']!, undefined))
    useTrait(table, 'owner', 'sewer-swarm(1)', '', ['swarm-effort', 'yes'], ['place', ANY])
    expect([table.model('sewer-swarm').condition, table.model('owner').stun, table.crew('b').passes]).toEqual(
      ['up', 1, 1],
    )
  })

  test('bmg3/trait/sewer-swarm: a swarm takes the hits, and makes a Poison Master', () => {
    const table = keeper(['sewer-swarm(1)'], 'enemy')
    table.model('sewer-swarm').at = place([22, 20])
    table.model('sewer-swarm').condition = 'up'
    table.play((game, { enemy, owner }) => rangedAttack(game, enemy!, 0, { targets: [owner!] }), '6 1 1 1', [
      'sewer-swarm',
      'yes',
    ])
    expect([table.model('owner').injury, table.model('sewer-swarm').injury]).toEqual([0, 1])
    const resist = (dice: string) =>
      table.play(
        (game, { enemy }) =>
          skillRoll(game, enemy!, 'endurance', { reason: 'Poison', rule: 'bmg3/effect/poison' }),
        dice,
      ).passed
    expect(resist('3 3 3 6')).toBe(true)
    expect(resist('4 3 3 6')).toBe(false)
  })

  test('bmg3/trait/tamer-device: the swarms hunt', () => {
    const table = keeper(['tamer-device'])
    table.model('sewer-swarm').at = place([22, 20])
    table.model('sewer-swarm').condition = 'up'
    useTrait(table, 'owner', 'tamer-device', '1 1 1 1')
    expect(table.crew('a').round.meleeAttacks).toBe(1)
    expect(table.play((game, models) => touches(game, models['sewer-swarm']!, models.enemy!))).toBe(true)
    expect(useBlockedReason(keeper(['tamer-device']), 'owner', 'tamer-device')).toMatch(/no enemy/)
  })
})
