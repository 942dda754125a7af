import type { Value } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { Play } from '../state.ts'
import { setTable } from '../testing/table.ts'
import { applyDiceModifiers, defenseValue, loseDice } from './dice.ts'
import { newAttack, newStrike, type Strike } from './strike.ts'

type Dice = Parameters<typeof newStrike>[2]

/** A strike of gordon at the thug with these dice, and what becomes of it. */
function strikeWith<T>(
  dice: Dice & { readonly kind?: 'melee' | 'ranged'; readonly gordon?: object; readonly book?: object },
  act: (game: Play, strike: Strike) => T,
): T {
  const { kind = 'ranged', gordon = {}, book = {}, ...allotted } = dice
  const table = setTable({
    models: {
      gordon: { seat: 'a', at: [10, 10], ...gordon },
      thug: { seat: 'b', touching: 'gordon', defense: 5 },
      cop: { seat: 'a', touching: 'thug', side: 'north' },
      swat: { seat: 'a', touching: 'thug', side: 'south' },
    },
    active: 'gordon',
    book,
  })
  return table.play((game, { gordon: attacker, thug }) => {
    const weapon = game.content.cards[0]!.unarmed
    return act(game, newStrike(newAttack({ attacker, kind, weapon, weaponIndex: -1 }), thug, allotted))
  })
}

const left = (dice: Parameters<typeof strikeWith>[0], lost: number) =>
  strikeWith(dice, (game, strike) => {
    loseDice(game, strike, lost)
    return [strike.attackDice, strike.strengthDice]
  })

const steps = (value: Value | undefined) => value?.steps.map(({ amount }) => amount)

describe('bmg3/core/ranged-modifiers: which dice are lost', () => {
  test('in a ranged attack the Strength die first, then attack dice, and never more than there are', () => {
    expect(left({ attackDice: 3, strengthDice: 1 }, 1)).toEqual([3, 0])
    expect(left({ attackDice: 3, strengthDice: 1 }, 2)).toEqual([2, 0])
    expect(left({ attackDice: 3, strengthDice: 1 }, 9)).toEqual([0, 0])
  })

  test('where a rule keeps the Strength die to the last, it goes after all attack dice', () => {
    const aimed = {
      gordon: { traits: ['aimed'] },
      book: { traits: { aimed: { name: 'Aimed', text: 'A test.', own: { 'strength-die-last': true } } } },
    }
    expect(left({ attackDice: 2, strengthDice: 1, ...aimed }, 2)).toEqual([0, 1])
    expect(left({ attackDice: 2, strengthDice: 1, ...aimed }, 3)).toEqual([0, 0])
    expect(left({ attackDice: 0, strengthDice: 0, ...aimed }, 1)).toEqual([0, 0])
  })

  test('in melee the Strength die stays', () => {
    expect(left({ kind: 'melee', attackDice: 2, strengthDice: 1 }, 9)).toEqual([0, 1])
  })

  test('bmg3/core/strength-die: a template loses all but one die, which becomes an attack die at last', () => {
    const template = 'explosive'
    expect(left({ attackDice: 0, strengthDice: 2, template }, 1)).toEqual([0, 1])
    expect(left({ attackDice: 0, strengthDice: 2, template }, 2)).toEqual([1, 0])
    expect(left({ attackDice: 0, strengthDice: 2, template }, 3)).toEqual([1, 0])
  })
})

describe('dice that rules add', () => {
  const generous = {
    gordon: { traits: ['generous'] },
    book: { traits: { generous: { name: 'Generous', text: 'A test.', own: { 'attack-dice': 2 } } } },
  }
  const rolled = (dice: Dice) =>
    strikeWith({ ...dice, ...generous }, (game, strike) => {
      applyDiceModifiers(game, strike)
      return { dice: [strike.attackDice, strike.strengthDice], why: strike.reasons[0] }
    })

  test('bmg3/core/strength-die: a template rolls nothing but its Strength die, so none are added', () => {
    expect(rolled({ attackDice: 0, strengthDice: 1, template: 'spray' }).dice).toEqual([0, 1])
    expect(rolled({ attackDice: 1, strengthDice: 1 }).dice).toEqual([3, 1])
  })

  test('the reasons begin with all dice that were allotted, the Strength die among them', () => {
    const { why } = rolled({ attackDice: 3, strengthDice: 1 })
    expect([why?.base.amount, steps(why), why?.total]).toEqual([4, [2], 6])
  })
})

test('bmg3/core/outnumbered: Defense is told with what numbers take off it', () => {
  const value = strikeWith({ kind: 'melee', attackDice: 1, strengthDice: 1 }, defenseValue)
  expect([value.base.amount, steps(value), value.total]).toEqual([5, [-2], 3])
})
