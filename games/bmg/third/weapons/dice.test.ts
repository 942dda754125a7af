import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { hasFired, reload } from '../objectives/deeds.ts'
import { setTable, to } from '../testing/table.ts'
import { fight, fire, meleeTable, rangedTable } from './testing/duel.ts'

const fence = box('fence', inches(12), inches(6), inches(0.5), inches(12), inches(1))

describe('dice rolled again', () => {
  test('bmg3/weapon/sharp: the Strength die', () => {
    const table = meleeTable(['sharp'])
    fight(table, '1 1 1 3 4')
    expect(table.model('target').stun).toBe(1)
  })

  test('bmg3/weapon/handy: attack dice', () => {
    const table = meleeTable(['handy'])
    fight(table, '1 2 3 1  3 1  1 1 1')
    expect(table.model('target').stun).toBe(2)
  })

  test('bmg3/weapon/red-dot: one attack die', () => {
    const table = rangedTable(['red-dot'], 6)
    fire(table, '1 2 1  3')
    expect(table.model('target').stun).toBe(1)
  })
})

describe('what is added', () => {
  test('bmg3/weapon/accurate: 1 to attack dice, not to the Strength die', () => {
    const table = rangedTable(['accurate'], 6)
    fire(table, '2 1 3')
    expect(table.model('target').stun).toBe(1)
  })

  test('bmg3/weapon/imprecise: 1 off attack dice, not off the Strength die', () => {
    const table = rangedTable(['imprecise'], 6)
    fire(table, '3 4 4')
    expect(table.model('target').stun).toBe(2)
  })

  test('bmg3/weapon/heavy: 1 to the Strength die, not to attack dice', () => {
    const table = meleeTable(['heavy'])
    fight(table, '2 2 2 3')
    expect(table.model('target').stun).toBe(1)
  })
})

describe('how many dice', () => {
  test('bmg3/weapon/devastating: two Strength dice', () => {
    const table = meleeTable(['devastating'])
    fight(table, '1 1 1 4 5')
    expect(table.model('target').stun).toBe(2)
  })

  test('bmg3/weapon/devastating: with templates too', () => {
    const table = rangedTable(['expansive', 'devastating'], 4, {}, { rof: 1 })
    fire(table, '4 5', ['aim', to(9, 12)])
    expect(table.model('target').stun).toBe(2)
  })

  test('bmg3/weapon/boosted: so many attack dice more, in melee and at range', () => {
    fight(meleeTable(['boosted(2)']), '1 1 1 1 1 1')
    fire(rangedTable(['boosted(1)'], 6), '1 1 1 1')
  })
})

describe('what the Strength die needs', () => {
  const strengthOf = (rule: string, face: number) => {
    const table = rangedTable([rule], 6)
    fire(table, `1 1 ${face}`)
    return table.model('target').stun
  }

  test('bmg3/weapon/firearm: 2 or more', () => {
    expect([strengthOf('light', 3), strengthOf('firearm', 2), strengthOf('firearm', 1)]).toEqual([0, 1, 0])
  })

  test('bmg3/weapon/mechanical: 3 or more', () => {
    expect([strengthOf('mechanical', 2), strengthOf('mechanical', 3)]).toEqual([0, 1])
  })

  test('bmg3/weapon/mechanical: for strong hands too', () => {
    const table = meleeTable(['mechanical'], {}, { strength: 2 })
    fight(table, '1 1 1 2')
    expect(table.model('target').stun).toBe(0)
  })

  test('bmg3/weapon/beam: gets no magazine back, as other weapons do', () => {
    const reloaded = (rules: readonly string[]) => {
      const table = setTable({
        models: { gunner: { seat: 'a', at: [5, 5], weapons: [{ damage: 'I', rof: 1, ammo: 2, rules }] } },
      })
      table.model('gunner').ammo = [0]
      return table.play((game, { gunner }) => {
        const could = hasFired(game, gunner)
        reload({ game, seat: gunner.seat, card: 'a test' }, gunner)
        return [could, ...gunner.ammo]
      })
    }
    expect([reloaded(['beam']), reloaded(['firearm'])]).toEqual([
      [false, 0],
      [true, 1],
    ])
  })

  test('bmg3/weapon/beam: 2 or more, and cover does not count', () => {
    expect(strengthOf('beam', 2)).toBe(1)
    const pieces = [fence]
    fire(rangedTable(['firearm'], 10, {}, {}, { pieces }), '1 1')
    fire(rangedTable(['beam'], 10, {}, {}, { pieces }), '1 1 1')
  })
})

describe('against the defence', () => {
  test('bmg3/weapon/overwhelming: 1 off every defence die', () => {
    const table = meleeTable(['overwhelming'])
    fight(table, '3 3 3 1  3 3 4')
    expect(table.model('target').stun).toBe(2)
  })

  test('bmg3/weapon/crushing: two successes for each hit', () => {
    const table = meleeTable(['crushing'])
    fight(table, '3 3 3 1  3 3 4')
    expect(table.model('target').stun).toBe(2)
  })
})
