import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack, shootingBlockedReason } from '../attack/ranged.ts'
import { trigger } from '../rules/rule-system.ts'
import { gun } from '../testing/duel.ts'
import { setTable, to } from '../testing/table.ts'

const gangster = { seat: 'a', traits: ['gangsters'], weapons: [gun] } as const

/** So many gangsters, the first of which has not arrived yet. */
const gang = (size: number) => {
  const models = Object.fromEntries(
    Array.from({ length: size }, (_, i) => [
      `g${i}`,
      i === 0 ? gangster : { ...gangster, at: [4 + 3 * i, 4] as const },
    ]),
  )
  return setTable({ models: { ...models, cop: { seat: 'b', at: [30, 30], traits: ['gangsters'] } } })
}

const street = (enemy: object = { at: [16, 10] }) =>
  setTable({
    models: {
      shooter: { ...gangster, at: [10, 10] },
      fellow: { ...gangster, at: [10, 20] },
      cop: { seat: 'b', willpower: 9, endurance: 9, ...enemy },
    },
    active: 'shooter',
  })

describe('bmg3/trait/gangsters', () => {
  test('bmg3/trait/gangsters: a Blood Money counter for every two of the crew', () => {
    const money = (size: number) => {
      const table = gang(size)
      table.play((game) => trigger(game, 'deployed', {}))
      return [table.crew('a').counters['blood-money'], table.crew('b').counters['blood-money']]
    }
    expect([money(2), money(5)]).toEqual([
      [1, 0],
      [2, 0],
    ])
  })

  test('bmg3/trait/gangsters: a counter is spent once in an activation, if there is one', () => {
    const table = street()
    expect(() => table.playOn('', ['action', 'trait:gangsters'])).toThrow('no Blood Money')
    table.crew('a').counters['blood-money'] = 2
    table.playOn('', ['action', 'trait:gangsters'])
    expect(table.crew('a').counters['blood-money']).toBe(1)
    expect(table.model('shooter').effects.map(({ id }) => id)).toEqual(['blood-money'])
    expect(() => table.playOn('', ['action', 'trait:gangsters'])).toThrow('used this activation')
  })

  test('bmg3/trait/gangsters: after a move it loses one die and takes 1 off the others', () => {
    const shot = (paid: boolean, dice: string, ...answers: [string, string][]) => {
      const table = street()
      table.state.activation!.moved = true
      if (paid)
        table.play((game, { shooter }) => {
          addEffect(game, shooter, 'blood-money', { until: 'activation' })
        })
      table.play((game, { shooter }) => rangedAttack(game, shooter, 0), dice, ...answers)
      return table.model('cop').injury
    }
    expect(shot(true, '3 4 4', ['gangsters', 'none'])).toBe(2)
    expect(shot(false, '3 3')).toBe(2)
  })

  test('bmg3/trait/gangsters: its guns are Light', () => {
    const table = street({ touching: 'shooter' })
    const why = () => table.play((game, { shooter }) => shootingBlockedReason(game, shooter, 0))
    expect(why()).toContain('in contact')
    table.crew('a').counters['blood-money'] = 1
    table.playOn('', ['action', 'trait:gangsters'])
    expect(why()).toBeUndefined()
  })

  test('bmg3/trait/gangsters: another one is placed within 4" of where it was when it attacks', () => {
    const table = street({ touching: 'shooter' })
    table.crew('a').counters['blood-money'] = 1
    table.playOn('', ['action', 'trait:gangsters'])
    const before = table.model('fellow').at!
    const attack = (place: readonly [number, number]) =>
      table.play(
        (game, { shooter }) => meleeAttack(game, shooter, -1),
        '1 1 1 1',
        ['gangsters', '1'],
        ['place', to(...place)],
      )
    expect(() => attack([10, 15.5])).toThrow('within 4"')
    attack([10, 16.1])
    expect(table.model('fellow').at!.y).toBeLessThan(before.y)
  })
})
