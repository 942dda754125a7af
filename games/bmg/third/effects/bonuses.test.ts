import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { moveBudget } from '../movement/move.ts'
import { setTable, to } from '../testing/table.ts'
import { performById } from '../testing/use-trait.ts'
import { type BonusKind, bonusesOf, giveBonus } from './bonuses.ts'

const staged = (...given: readonly (readonly ['fighter' | 'target', BonusKind, number])[]) => {
  const table = setTable({
    models: {
      fighter: { seat: 'a', at: [12, 12] },
      target: { seat: 'b', touching: 'fighter', willpower: 9 },
    },
    active: 'fighter',
  })
  table.play((game, models) => {
    for (const [name, kind, amount] of given) giveBonus(game, models[name], kind, amount)
  })
  return table
}

const fight = (table: ReturnType<typeof staged>, dice: string) =>
  table.play((game, { fighter }) => meleeAttack(game, fighter, -1), dice)

describe('bonus markers', () => {
  test('bmg3/effect/attack-bonus: a die for each in the next melee attack, then they are gone', () => {
    const table = staged(['fighter', 'attack', 2])
    fight(table, '1 1 1 1 1 1')
    fight(table, '1 1 1 1')
  })

  test('bmg3/effect/attack-bonus: three at most', () => {
    const table = staged(['fighter', 'attack', 2], ['fighter', 'attack', 2])
    expect(bonusesOf(table.model('fighter'), 'attack')).toBe(3)
    fight(table, '1 1 1 1 1 1 1')
  })

  test('bmg3/effect/attack-penalty: a die less for each, once, and it makes up for a bonus', () => {
    const table = staged(['fighter', 'attack', -2])
    fight(table, '1 1')
    fight(table, '1 1 1 1')
    fight(staged(['fighter', 'attack', 2], ['fighter', 'attack', -1]), '1 1 1 1 1')
  })

  test('bmg3/effect/defense-bonus: a die for each in the next defence roll, then they are gone', () => {
    const table = staged(['target', 'defense', 1])
    fight(table, '1 1 1 1')
    fight(table, '3 1 1 1  1 1 1 1')
    fight(table, '3 1 1 1  1 1 1')
  })

  test('bmg3/effect/defense-penalty: a die less for each in the next defence roll, even if none is left', () => {
    const table = staged(['target', 'defense', -3])
    fight(table, '3 1 1 1')
    expect(table.model('target').stun).toBe(1)
    fight(table, '3 1 1 1  3 1 1')
    expect(table.model('target').stun).toBe(1)
  })

  const reach = (table: ReturnType<typeof staged>) =>
    table.play((game, { fighter }) => moveBudget(game, fighter, { action: true }) / inches(1))

  test('bmg3/effect/move-bonus: inches for the next Movement action, not for other moves', () => {
    const table = staged(['fighter', 'move', 4])
    expect(reach(table)).toBe(12)
    expect(table.play((game, { fighter }) => moveBudget(game, fighter, {}) / inches(1))).toBe(8)
    table.play((game, { fighter }) => performById(game, fighter, 'move', () => undefined), '', [
      'move',
      to(12, 23),
    ])
    expect(reach(table)).toBe(8)
  })

  test('bmg3/effect/move-bonus: the higher replaces the lower', () => {
    expect(reach(staged(['fighter', 'move', 4], ['fighter', 'move', 2]))).toBe(12)
    expect(reach(staged(['fighter', 'move', 2], ['fighter', 'move', 4]))).toBe(12)
  })

  test('bmg3/effect/move-penalty: inches less, and bonus and penalty make up for each other', () => {
    expect(reach(staged(['fighter', 'move', -4]))).toBe(4)
    expect(reach(staged(['fighter', 'move', 6], ['fighter', 'move', -4]))).toBe(10)
    expect(reach(staged(['fighter', 'move', -4], ['fighter', 'move', 6]))).toBe(10)
  })
})
