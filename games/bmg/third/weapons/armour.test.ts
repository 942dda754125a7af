import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { setTable } from '../testing/table.ts'
import { fight, fire, meleeTable, rangedTable } from './testing/duel.ts'

const shield = { damage: 'S', rules: ['protective'] }
const parrying = { damage: 'S', rules: ['defensive'] }

describe('what is passed by', () => {
  test('bmg3/weapon/gas: armour costs no dice', () => {
    fire(rangedTable([], 6, { traits: ['medium-armor'] }), '1')
    fire(rangedTable(['gas'], 6, { traits: ['medium-armor'] }), '1 1 1')
  })

  test('bmg3/weapon/acid: Light Armor costs no dice, heavier does', () => {
    fire(rangedTable(['acid'], 6, { traits: ['light-armor'] }), '1 1 1')
    fire(rangedTable(['acid'], 6, { traits: ['medium-armor'] }), '1')
  })

  test('bmg3/weapon/anti-tank: armour costs no dice and lets the Strength die be rolled again', () => {
    const table = rangedTable(['anti-tank'], 6, { traits: ['medium-armor'] })
    fire(table, '1 1 3  4')
    expect(table.model('target').stun).toBe(1)
    fire(rangedTable(['anti-tank'], 6), '1 1 3')
  })

  test('bmg3/weapon/anti-tank: a Kevlar Vest keeps nothing off', () => {
    const takes = (rules: string[]) => {
      const table = rangedTable(rules, 6, { traits: ['kevlar-vest'] }, { damage: 'SS' })
      fire(table, '3 1 1')
      return table.model('target').stun
    }
    expect(takes([])).toBe(1)
    expect(takes(['anti-tank'])).toBe(2)
  })

  test('bmg3/weapon/shield-breaker: shields and parrying weapons are no help', () => {
    const target = { weapons: [shield, parrying] }
    const against = (rules: string[], dice: string) => {
      const table = meleeTable(rules, target)
      fight(table, dice)
      return table.model('target').stun
    }
    // A 2 becomes a 3 behind a shield, and the 1 is rolled again.
    expect(against([], '3 1 1 1  2 1 1  1 1')).toBe(0)
    expect(against(['shield-breaker'], '3 1 1 1  2 1 1')).toBe(1)
  })
})

describe('what protects its bearer', () => {
  test('bmg3/weapon/defensive: failed defence dice are rolled again, whatever it fights with', () => {
    const table = meleeTable([], { weapons: [parrying] })
    fight(table, '3 3 1 1  1 1 3  3 1')
    expect(table.model('target').stun).toBe(0)
  })

  test('bmg3/weapon/protective: 1 more on defence dice, once however many shields', () => {
    const table = meleeTable([], { weapons: [shield, shield] })
    fight(table, '3 3 1 1  2 1 1')
    expect(table.model('target').stun).toBe(1)
  })

  test('bmg3/weapon/protective: always in cover, even from what ignores cover, and twice where there is other cover', () => {
    fire(rangedTable([], 6, { weapons: [shield] }), '1 1')
    fire(rangedTable(['beam'], 6, { weapons: [shield] }), '1 1')
    const pieces = [box('fence', inches(12), inches(6), inches(0.5), inches(12), inches(1))]
    fire(rangedTable([], 10, { weapons: [shield] }, {}, { pieces }), '1')
    fire(rangedTable(['beam'], 10, { weapons: [shield] }, {}, { pieces }), '1 1')
    fire(rangedTable(['shield-breaker'], 6, { weapons: [shield] }), '1 1 1')
  })

  test('bmg3/weapon/protective: a friend in contact is protected once a round', () => {
    const table = setTable({
      models: {
        fighter: { seat: 'a', at: [12, 12] },
        friend: { seat: 'b', touching: 'fighter', willpower: 9 },
        bearer: { seat: 'b', touching: 'friend', weapons: [shield] },
      },
      active: 'fighter',
    })
    const strike = (dice: string, ...answers: [string, string][]) =>
      table.play((game, { fighter }) => meleeAttack(game, fighter, -1), dice, ...answers)
    strike('3 1 1 1  2 1 1', ['protective', 'yes'])
    expect(table.model('friend').stun).toBe(0)
    strike('3 1 1 1  2 1 1')
    expect(table.model('friend').stun).toBe(1)
  })

  test('bmg3/weapon/protective: a friend in contact has cover too, twice where there is other cover', () => {
    const shots = (answer: 'yes' | 'no', dice: string, fenced: boolean) => {
      const table = setTable({
        models: {
          gunman: { seat: 'a', at: [12, 12], weapons: [{ name: 'Gun', damage: 'S', rof: 2 }] },
          friend: { seat: 'b', at: [22, 12], willpower: 9 },
          bearer: { seat: 'b', touching: 'friend', weapons: [shield] },
        },
        pieces: fenced ? [box('fence', inches(19), inches(11), inches(0.5), inches(2), inches(1))] : [],
        active: 'gunman',
      })
      table.play((game, { gunman, friend }) => rangedAttack(game, gunman, 0, { targets: [friend] }), dice, [
        'protective',
        answer,
      ])
      return table.story.find((line) => line.includes('rolls attack'))?.split(': ')[1]
    }
    expect([shots('no', '1 1 1', false), shots('yes', '1 1', false)]).toEqual(['1 1 1', '1 1'])
    expect([shots('no', '1 1', true), shots('yes', '1', true)]).toEqual(['1 1', '1'])
  })
})
