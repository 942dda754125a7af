import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { meleeAttack } from './melee.ts'

describe('bmg3/core/melee', () => {
  test('attack dice hit on the target’s Defense, the Strength die on the attacker’s Strength', () => {
    const table = setTable({
      models: { gordon: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', touching: 'gordon', willpower: 7 } },
      active: 'gordon',
    })
    // Three attack dice against Defense 3, Strength 4+; then three defence dice against Attack 3.
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '3 2 1 4  2 2 2')
    expect(table.model('thug').stun).toBe(2)
  })

  test('every defence die that reaches the attacker’s Attack cancels a hit, never the Strength die’s: bmg3/core/defense-roll', () => {
    const table = setTable({
      models: { gordon: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', touching: 'gordon', willpower: 7 } },
      active: 'gordon',
    })
    table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '3 3 3 4  3 4 5')
    expect(table.model('thug').stun).toBe(1)
  })

  test('which dice hit, which were critical and which blocked is kept for those who show them', () => {
    const table = setTable({
      models: { gordon: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', touching: 'gordon', willpower: 9 } },
      active: 'gordon',
    })
    const { strikes } = table.play((game, { gordon }) => meleeAttack(game, gordon, -1), '3 2 1 6  2 4 2')
    expect(strikes[0]?.results).toEqual([
      { roll: 'roll-1', what: 'hit', dice: [0, 3], critical: [3] },
      { roll: 'roll-2', what: 'block', dice: [1], critical: [] },
    ])
  })
})
