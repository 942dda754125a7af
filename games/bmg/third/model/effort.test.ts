import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { setTable } from '../testing/table.ts'
import { effortLimit, mostEfforts } from './effort.ts'

describe('bmg3/core/effort', () => {
  test('five dice, less three of the defender’s Efforts, plus two of one’s own: four dice and the Strength die', () => {
    const table = setTable({
      models: {
        batman: { seat: 'a', at: [10, 10], attack: 5, strength: 3, willpower: 8 },
        thug: { seat: 'b', touching: 'batman', willpower: 9 },
      },
      active: 'batman',
    })
    // Four attack dice and a Strength die fall, then the thug defends with three.
    table.play(
      (game, { batman }) => meleeAttack(game, batman, -1),
      '6 6 6 6 1  1 1 1',
      ['efforts', 3],
      ['efforts', 2],
    )
    expect(table.asked).toEqual(['b: efforts', 'a: efforts'])
    expect([table.model('thug').stun, table.model('batman').stun]).toEqual([3 + 4, 2])
  })

  test('Willpower 7 with six stuns leaves no Effort', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], willpower: 7, stun: 6 } } })
    expect(table.play((game, { thug }) => mostEfforts(game, thug, { purpose: 'attack' }))).toBe(0)
  })

  test('the defender takes away no more dice than are on it', () => {
    const table = setTable({
      models: {
        batman: { seat: 'a', at: [10, 10], attack: 1 },
        thug: { seat: 'b', touching: 'batman', willpower: 9 },
      },
      active: 'batman',
    })
    const attack = (efforts: number) => () =>
      table.play((game, { batman }) => meleeAttack(game, batman, -1), '1', ['efforts', efforts])
    expect(attack(2)).toThrow()
    attack(1)()
    expect(table.model('thug').stun).toBe(1)
  })

  test('Efforts are no damage: a K.O. is never their work', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], willpower: 3, stun: 1 } } })
    expect(table.play((game, { thug }) => mostEfforts(game, thug, { purpose: 'attack' }))).toBe(1)
  })
})

describe('bmg3/core/effort-limit', () => {
  test.each([
    [0, 3],
    [2, 3],
    [3, 2],
    [6, 1],
    [9, 0],
  ])('with %i injuries it is %i', (injury, limit) => {
    const table = setTable({
      models: { thug: { seat: 'a', at: [5, 5], endurance: 12, injury, willpower: 20 } },
    })
    expect(table.play((game, { thug }) => effortLimit(game, thug, { purpose: 'attack' }))).toBe(limit)
    expect(table.play((game, { thug }) => mostEfforts(game, thug, { purpose: 'attack' }))).toBe(limit)
  })

  test('stuns do not lower it, they only leave less room for more', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], stun: 9, willpower: 20 } } })
    expect(table.play((game, { thug }) => effortLimit(game, thug, { purpose: 'attack' }))).toBe(3)
    expect(table.play((game, { thug }) => mostEfforts(game, thug, { purpose: 'attack' }))).toBe(3)
    table.model('thug').stun = 18
    expect(table.play((game, { thug }) => mostEfforts(game, thug, { purpose: 'attack' }))).toBe(1)
  })

  test('it counts for a whole attack, however many targets', () => {
    const table = setTable({
      models: {
        batman: { seat: 'a', at: [10, 10], attack: 4, willpower: 9 },
        thug: { seat: 'b', touching: 'batman', willpower: 9, condition: 'down' },
        goon: { seat: 'b', touching: 'batman', side: 'west', willpower: 9, condition: 'down' },
      },
      active: 'batman',
    })
    table.play(
      (game, { batman }) => meleeAttack(game, batman, -1),
      '1 1 1 1 1  1 1 1',
      ['split-dice', { '1': 2, '2': 2 }],
      ['strength-die', '1'],
      ['efforts', 2],
      ['efforts', 1],
    )
    expect(table.model('batman').stun).toBe(3)
    expect(table.offered('efforts')).toEqual({})
  })
})

test('bmg3/core/knocked-down: lying models make no Effort', () => {
  const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], condition: 'down', willpower: 9 } } })
  expect(table.play((game, { thug }) => mostEfforts(game, thug, { purpose: 'attack' }))).toBe(0)
})
