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

  test('bmg3/core/effort: all targets of a split attack declare before the attacker does for any', () => {
    const table = setTable({
      models: {
        gordon: { seat: 'a', at: [10, 10], attack: 4, willpower: 9 },
        one: { seat: 'b', touching: 'gordon', willpower: 9 },
        two: { seat: 'b', touching: 'gordon', side: 'west', willpower: 9 },
      },
      active: 'gordon',
    })
    table.play(
      (game, { gordon }) => meleeAttack(game, gordon, -1),
      '1 1  1 1',
      ['split-dice', { '1': 2, '2': 2 }],
      ['strength-die', '1'],
      ['efforts', 1],
      ['efforts', 0],
      ['efforts', 0],
      ['efforts', 0],
    )
    expect(table.asked.slice(2)).toEqual(['b: efforts', 'b: efforts', 'a: efforts', 'a: efforts'])
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
