import { addEffect, sees } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { actionOptions } from '../activation/actions.ts'
import { meleeAttack } from '../attack/melee.ts'
import { inflict } from '../damage/harm.ts'
import { revealable } from '../manipulate/suspects.ts'
import { mostEfforts } from '../model/effort.ts'
import { skill } from '../model/skills.ts'
import { moveBudget } from '../movement/move.ts'
import type { TestTable } from '../testing/table.ts'
import { e, f, stage } from './testing/stage.ts'

const contact = { one: f(20, 20), foe: e(0, 0, { touching: 'one', willpower: 9 }) }
type Pair = TestTable<'one' | 'foe'>

const blow = (table: Pair, dice: string): number => {
  table.play((game, { one }) => meleeAttack(game, one, -1), dice)
  return table.model('foe').stun
}

const withEffect = (table: Pair, who: 'one' | 'foe', id: string, value = 0): Pair => {
  table.play((game, models) => {
    addEffect(game, models[who], id, { until: 'round', value })
  })
  return table
}

const fight = (): Pair => stage({ models: contact, active: 'one' })

describe('what cards leave on models', () => {
  test('card-haste and card-hobbled: inches more and less', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) } })
    expect(table.play((game, { one }) => skill(game, 'movement', one))).toBe(8)
    withEffect(table, 'one', 'card-haste', 4)
    expect(table.play((game, { one }) => skill(game, 'movement', one))).toBe(12)
    withEffect(table, 'foe', 'card-hobbled', 4)
    expect(table.play((game, { foe }) => skill(game, 'movement', foe))).toBe(4)
  })

  test('card-fury: attack dice more', () => {
    expect(blow(fight(), '3 3 3 1  1 1 1')).toBe(3)
    expect(blow(withEffect(fight(), 'one', 'card-fury', 2), '3 3 3 3 3 1  1 1 1')).toBe(5)
  })

  test('card-guard: attack dice less', () => {
    expect(blow(withEffect(fight(), 'foe', 'card-guard', 2), '3 1  1 1 1')).toBe(1)
  })

  test('card-might: the Strength die counts more', () => {
    expect(blow(fight(), '1 1 1 3')).toBe(0)
    expect(blow(withEffect(fight(), 'one', 'card-might', 1), '1 1 1 3')).toBe(1)
  })

  test('card-steady-hand: failed attack dice are rolled again', () => {
    expect(blow(withEffect(fight(), 'one', 'card-steady-hand', 2), '1 1 1 1  3 3  1 1 1')).toBe(2)
  })

  test('card-parry: failed defence dice are rolled again', () => {
    expect(blow(withEffect(fight(), 'foe', 'card-parry', 2), '3 3 3 1  1 1 1  6 6')).toBe(1)
  })

  test('card-nerve: an Effort costs nothing', () => {
    const most = (table: Pair) => table.play((game, { one }) => mostEfforts(game, one, { purpose: 'attack' }))
    const tired = stage({ models: { one: f(20, 20, { stun: 4 }), foe: e(30, 30) } })
    expect(most(tired)).toBe(0)
    expect(most(withEffect(tired, 'one', 'card-nerve', 1))).toBe(1)
  })

  test('card-rattled: no Efforts', () => {
    const most = (table: Pair) => table.play((game, { one }) => mostEfforts(game, one, { purpose: 'attack' }))
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) } })
    expect(most(table)).toBe(3)
    expect(most(withEffect(table, 'one', 'card-rattled'))).toBe(0)
  })

  test('card-shade: seen within 6" by night', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(20, 29) } })
    expect(table.play((game, { one, foe }) => sees(game, foe, one))).toBe(true)
    withEffect(table, 'one', 'card-shade')
    expect(table.play((game, { one, foe }) => sees(game, foe, one))).toBe(false)
  })

  test('card-sure-foot: standing up does not impair', () => {
    const table = stage({ models: { one: f(20, 20, { condition: 'down' }), foe: e(30, 30) } })
    const budget = () => table.play((game, { one }) => moveBudget(game, one, { action: true })) / 2540
    expect(budget()).toBe(4)
    withEffect(table, 'one', 'card-sure-foot')
    expect(budget()).toBe(8)
  })

  test('card-long-arm and card-sentry: suspects in reach, and suspects that are watched', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(20, 26) }, markers: [['suspect', 20, 24, 'b']] })
    const found = () => table.play((game, { one }) => revealable(game, one).length)
    expect(found()).toBe(0)
    withEffect(table, 'one', 'card-long-arm', 4)
    expect(found()).toBe(1)
    withEffect(table, 'foe', 'card-sentry')
    expect(found()).toBe(0)
  })

  test('card-unbowed: not to be knocked out', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) } })
    withEffect(table, 'one', 'card-unbowed')
    table.play((game, { one }) => inflict(game, one, { stun: 5, cause: 'a test' }))
    table.play((game, { foe }) => inflict(game, foe, { stun: 5, cause: 'a test' }))
    expect([table.model('one').condition, table.model('foe').condition]).toEqual(['up', 'ko'])
  })

  test('card-exposed: easier to hit', () => {
    expect(blow(fight(), '2 2 2 1')).toBe(0)
    expect(blow(withEffect(fight(), 'foe', 'card-exposed', 1), '2 2 2 1  1 1')).toBe(3)
  })

  test('card-tied-up: no Manipulate actions', () => {
    const table = stage({ models: { one: f(20, 20), foe: e(30, 30) }, active: 'one' })
    const why = () =>
      table.play(
        (game, { one }) =>
          actionOptions(game, one, () => undefined).find(({ id }) => id === 'suspect')?.why?.text,
      )
    expect(why()).toBeUndefined()
    withEffect(table, 'one', 'card-tied-up')
    expect(why()).toBe('one cannot manipulate anything.')
  })
})
