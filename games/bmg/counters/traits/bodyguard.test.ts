import { expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { gun } from '../testing/duel.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'

/** A shot at a Leader with a bodyguard behind it, and a mate between them and the shooter if wanted. */
const shot = (dice: string, guards: 'yes' | 'no', isMateBefore = false) => {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], weapons: [{ ...gun, rof: 1 }], counters: 'AA' },
      boss: { seat: 'a', at: [50, 30], rank: 'leader', endurance: 12 },
      guard: { seat: 'a', at: [53.5, 30], traits: ['bodyguard'], counters: 'S', endurance: 12 },
      mate: { seat: 'a', at: isMateBefore ? [40, 30] : [90, 90] },
    },
    active: 'thug',
  })
  table.play(
    (game, { thug }) => performById(game, thug, 'ranged:0'),
    dice,
    ['shots', { '1': 1 }],
    ['bodyguard', guards],
  )
  return [table.model('boss').injury, table.model('guard').injury]
}

test('bmg1/trait/bodyguard, bmg1/core/blink-order: who is guarded neither stops the shot nor is hit by it', () => {
  expect(shot('5 3 1', 'no')).toEqual([1, 0])
  expect(shot('5 3 1', 'yes')).toEqual([0, 1])
})

test('bmg1/trait/bodyguard, bmg2/trait/bodyguard: all impacts of the attack for one SC, another attack takes another', () => {
  const table = setTable({
    models: {
      thug: { seat: 'b', at: [30, 30], counters: 'AAA' },
      boss: { seat: 'a', touching: 'thug', rank: 'leader', endurance: 12 },
      mate: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
      guard: { seat: 'a', at: [33, 34], traits: ['bodyguard'], counters: 'S', endurance: 12 },
    },
    active: 'thug',
  })
  const strike = (dice: string, ...answers: readonly TestAnswer[]) =>
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice, ...answers)
  strike('5 5 5 4 2 5 5 2', ['strikes', { '1': 2, '2': 1 }], ['bodyguard', 'yes'])
  expect(table.model('guard')).toMatchObject({ stun: 2, counters: { special: 0 } })
  expect([table.model('boss').stun, table.model('mate').stun]).toEqual([0, 1])
  // Without another SC the next attack is the boss's own.
  table.state.activation!.attacks = 0
  table.model('thug').counters.attack = 1
  strike('5 5 2', ['strikes', { '1': 1 }])
  expect(table.model('boss').stun).toBe(1)
})

test('bmg1/trait/bodyguard, bmg1/core/blink: what else is in the way counts as ever', () => {
  // A 4 stops the shot at the mate, and its cross fire does nothing on a 1.
  expect(shot('5 4 1', 'yes', true)).toEqual([0, 0])
  expect(shot('5 3 3 1', 'yes', true)).toEqual([0, 1])
})
