import { describe, expect, test } from 'vitest'
import type { ActionKind, ExtraAction } from '../state.ts'
import { setTable, to } from '../testing/table.ts'
import {
  canPay,
  firstAttack,
  grantExtraAction,
  noteFreeAttack,
  pay,
  paymentBlockedReason,
} from './payment.ts'

type Extra = Omit<ExtraAction, 'after' | 'source'>

/** Takes actions in an order, granted extras first, and says what else could be paid for. */
const after = (extras: readonly Extra[], taken: readonly ActionKind[], audacity = false) => {
  const table = setTable({ models: { cop: { seat: 'a', at: [20, 20] } }, active: 'cop', audacity })
  return table.play((game, { cop }) => {
    for (const extra of extras) grantExtraAction(game, cop, { ...extra, source: 'a test' })
    for (const kind of taken) pay(game, cop, kind)
    return (['movement', 'melee', 'ranged', 'manipulate', 'special'] as const).filter((kind) =>
      canPay(game, cop, kind),
    )
  })
}

describe('bmg3/core/extra-actions', () => {
  test('an inspired Henchman who places a suspect first can still move or attack', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [18, 20], ranks: ['leader'] },
        cop: { seat: 'a', at: [20, 20] },
        thug: { seat: 'b', at: [30, 30] },
      },
      zones: { a: 'A', b: 'B' },
    })
    table.model('boss').activated = true
    const move = ['move', { legs: [to(20, 18)] }] as const
    table.playOn('', ['action', 'suspect'], ['place-suspect', to(21.18, 20)], ['action', 'move'], move)
    expect(table.model('cop')).toMatchObject({ activated: true, at: { y: 18 * 2540 } })
  })

  test('whatever the order, the same actions can be taken', () => {
    const extras: Extra[] = [{ kind: 'manipulate' }]
    expect(after(extras, ['manipulate'])).toEqual(['movement', 'melee', 'ranged', 'manipulate', 'special'])
    expect(after(extras, ['melee'])).toEqual(['manipulate'])
    expect(after(extras, ['manipulate', 'melee'])).toEqual([])
    expect(after(extras, ['melee', 'manipulate'])).toEqual([])
    const two: Extra[] = [{ kind: 'melee' }, { kind: 'any' }]
    expect(after(two, ['melee'])).toEqual(after(two, []))
    // One of the two is not the extra one that is named, so it bars what a melee attack bars.
    expect(after(two, ['melee', 'melee'])).toEqual(['movement', 'melee', 'special'])
    expect(after(two, ['melee', 'melee', 'movement'])).toEqual([])
  })

  test('an extra action pays for nothing that was taken before it was granted', () => {
    const table = setTable({ models: { cop: { seat: 'a', at: [20, 20] } }, active: 'cop' })
    const left = table.play((game, { cop }) => {
      pay(game, cop, 'melee')
      grantExtraAction(game, cop, { kind: 'melee', source: 'a test' })
      return [canPay(game, cop, 'melee'), canPay(game, cop, 'movement')]
    })
    expect(left).toEqual([true, false])
  })

  test('one that must be another action than the one it comes from says so', () => {
    const table = setTable({ models: { cop: { seat: 'a', at: [20, 20] } }, active: 'cop' })
    const why = table.play((game, { cop }) => {
      pay(game, cop, 'special', 'trait:shout')
      grantExtraAction(game, cop, { kind: 'special', source: 'a test', not: 'trait:shout' })
      return [
        paymentBlockedReason(game, cop, 'special', 'trait:shout'),
        paymentBlockedReason(game, cop, 'special', 'trait:sing'),
      ]
    })
    expect(why).toEqual(['It must be a different action.', undefined])
  })
})

describe('bmg3/core/tactical-exclusive, bmg3/core/one-attack-type', () => {
  test('Manipulate bars an attack later in the activation, and an attack bars Manipulate', () => {
    expect(after([], ['manipulate'], true)).toEqual(['movement', 'special'])
    expect(after([], ['melee'], true)).toEqual(['movement', 'special'])
    expect(after([{ kind: 'any' }], ['manipulate'], true)).toEqual(['movement', 'manipulate', 'special'])
    expect(after([{ kind: 'any' }], ['melee'], true)).toEqual(['movement', 'melee', 'special'])
  })

  test('an extra action that names its type may follow or go before what excludes it', () => {
    expect(after([{ kind: 'attack' }], ['manipulate'], true)).toContain('melee')
    expect(after([{ kind: 'attack' }], ['melee'], true)).toContain('manipulate')
    expect(after([{ kind: 'attack' }], ['melee'], true)).not.toContain('ranged')
    expect(after([{ kind: 'ranged' }], ['melee'], true)).toContain('ranged')
    expect(after([{ kind: 'melee' }], ['melee'], true)).toContain('ranged')
  })

  test('the reason is the rule that stands in the way', () => {
    const why = (taken: ActionKind, next: ActionKind, extra?: Extra) => {
      const table = setTable({
        models: { cop: { seat: 'a', at: [20, 20] } },
        active: 'cop',
        audacity: true,
      })
      return table.play((game, { cop }) => {
        if (extra !== undefined) grantExtraAction(game, cop, { ...extra, source: 'a test' })
        pay(game, cop, taken)
        return paymentBlockedReason(game, cop, next)
      })
    }
    expect(why('manipulate', 'melee')).toBe('It has taken that action.')
    expect(why('manipulate', 'melee', { kind: 'any' })).toMatch(/exclude each other/)
    expect(why('melee', 'ranged', { kind: 'attack' })).toMatch(/melee or ranged/)
  })

  test('an attack that costs nothing takes up no action, but bars what an attack bars', () => {
    const table = setTable({ models: { cop: { seat: 'a', at: [20, 20] } }, active: 'cop', audacity: true })
    const left = table.play((game, { cop }) => {
      noteFreeAttack(game, cop, 'melee')
      return {
        first: firstAttack(game.state.activation),
        open: (['melee', 'ranged', 'manipulate', 'movement'] as const).filter((kind) =>
          canPay(game, cop, kind),
        ),
      }
    })
    expect(left).toEqual({ first: 'melee', open: ['melee', 'movement'] })
  })

  test('what came for nothing after a Manipulate does not end the activation', () => {
    const table = setTable({ models: { cop: { seat: 'a', at: [20, 20] } }, active: 'cop', audacity: true })
    const left = table.play((game, { cop }) => {
      pay(game, cop, 'manipulate')
      noteFreeAttack(game, cop, 'melee')
      return canPay(game, cop, 'movement')
    })
    expect(left).toBe(true)
  })
})
