import { expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'

/** A thug between two enemies, with four Attack Counters and a Combo with bare hands. */
const between = () =>
  setTable({
    models: {
      thug: { seat: 'a', at: [30, 30], traits: ['combo-weapon(unarmed)'], counters: 'AAAA' },
      one: { seat: 'b', touching: 'thug', endurance: 12 },
      two: { seat: 'b', touching: 'thug', side: 'west', endurance: 12 },
    },
    active: 'thug',
  })

/** The questions of an attack that spends so many counters on each, and rolls these dice. */
const attack = (counters: readonly [number, number], dice: string, ...more: readonly TestAnswer[]) => {
  const table = between()
  const shares = { '1': counters[0], '2': counters[1] }
  table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice, ['strikes', shares], ...more)
  return table
}

test('bmg1/trait/combo-weapon, bmg1/core/melee-strikes: two AC on two targets are three strikes', () => {
  const table = attack([1, 1], '1 1 1', ['combo-strikes', { '1': 1, '2': 0 }])
  expect(table.asked).toEqual(['a: strikes', 'a: combo-strikes'])
  // Two dice against the first of them, one against the second.
  expect(table.story.filter((line) => line.includes('misses'))).toHaveLength(2)
  expect(() => attack([1, 1], '1 1', ['combo-strikes', { '1': 1, '2': 0 }])).toThrow()
})

test('bmg1/trait/combo-weapon: every two of all AC, and none must be left out', () => {
  // Three and one are four counters: six strikes, as many as its player likes on either.
  attack([3, 1], '1 1 1 1 1 1', ['combo-strikes', { '1': 0, '2': 2 }])
  expect(() => attack([3, 1], '1 1 1 1 1', ['combo-strikes', { '1': 0, '2': 1 }])).toThrow()
  // Two and one are three: four strikes.
  attack([2, 1], '1 1 1 1', ['combo-strikes', { '1': 0, '2': 1 }])
})

test('bmg1/trait/combo-weapon: only to those it attacks, and without a question where it attacks one', () => {
  const table = attack([3, 0], '1 1 1 1')
  expect(table.asked).toEqual(['a: strikes'])
  attack([1, 0], '1')
})
