import { expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { gun } from '../testing/duel.ts'
import { setTable } from '../testing/table.ts'

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

test('bmg1/trait/bodyguard, bmg1/core/blink: what else is in the way counts as ever', () => {
  // A 4 stops the shot at the mate, and its cross fire does nothing on a 1.
  expect(shot('5 4 1', 'yes', true)).toEqual([0, 0])
  expect(shot('5 3 3 1', 'yes', true)).toEqual([0, 1])
})
