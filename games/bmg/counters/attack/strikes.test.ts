import { describe, expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { duel } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'
import { weaponAt } from './arms.ts'
import { newAttack, newStrike } from './attack.ts'
import { defenseAgainst } from './impact-roll.ts'

describe('strikes', () => {
  test('bmg1/core/melee-strikes: a die for each AC, all together; impacts on Defense or more, damage on Strength or more', () => {
    const table = duel({})
    // Impacts 3 3 1 2: two of them; damage 4 and 3, collateral 2.
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '3 3 1 2 4 3 2', ['strikes', { '1': 4 }])
    expect(table.model('hero').stun).toBe(1)
    expect(table.model('thug').counters.attack).toBe(0)
  })

  test('bmg1/core/impact-roll: the natural face goes first, a 1 misses and a 6 hits', () => {
    const table = duel({ hero: { defense: 8 }, thug: { traits: ['master-fighter'] } })
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '1 6 6 3', ['strikes', { '1': 2 }])
    expect(table.model('hero').stun).toBe(1)
  })

  test('bmg1/core/numerical-inferiority: two enemies that touch none of its friends, and not more for a third', () => {
    const clowns = {
      policeman: { seat: 'a', at: [30, 30] },
      one: { seat: 'b', touching: 'policeman', side: 'east' },
      two: { seat: 'b', touching: 'policeman', side: 'west' },
    } as const
    const needed = (models: Parameters<typeof setTable>[0]['models']): number => {
      const table = setTable({ models: models as typeof clowns })
      return table.play((game, { one, policeman }) => {
        const attack = newAttack({ attacker: one!, kind: 'melee', weapon: weaponAt(game, one!, -1), arm: -1 })
        return defenseAgainst(game, newStrike(attack, policeman!, {})).total
      })
    }
    expect(needed(clowns)).toBe(2)
    expect(needed({ ...clowns, third: { seat: 'b', touching: 'policeman', side: 'north' } } as never)).toBe(2)
    expect(needed({ ...clowns, mate: { seat: 'a', touching: 'two', side: 'west' } } as never)).toBe(3)
  })
})
