import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { duel } from '../testing/duel.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'

/** How many centimetres a push with a weapon of these rules moves its target. */
function pushed(rules: readonly string[], dice: string, id = 'push:0') {
  const table = duel({ thug: { weapons: [{ name: 'Mallet', damage: 'S', rules }], counters: 'AS' } })
  const from = table.model('hero').at!.x
  table.play((game, { thug }) => performById(game, thug, id), dice)
  return (table.model('hero').at!.x - from) / 1000
}

test('bmg1/core/push, bmg1/effect/displaced-pushed: a push with a weapon that pushes is one push', () => {
  // Hit, damaged, and a collateral 3.
  expect([pushed([], '5 5 3'), pushed(['pushed'], '5 5 3'), pushed(['pushed'], '5 5 3', 'melee:0')]).toEqual([
    3, 3, 3,
  ])
})

test('bmg1/core/push, bmg1/core/special-critical: one with a weapon whose critical pushes too', () => {
  expect(pushed(['crt(pushed)'], '5 5 6')).toBe(6)
  expect(pushed(['crt(pushed)', 'pushed'], '5 5 6', 'melee:0')).toBe(6)
})

test('bmg1/trait/bat-cape, bmg1/core/push, bmg1/core/collateral-die: who is knocked down lies before it is pushed off a roof', () => {
  const pushedOff = (dice: string, ...answers: readonly TestAnswer[]) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30, 10], counters: 'AS' },
        hero: { seat: 'a', touching: 'thug', traits: ['bat-cape'], counters: 'S', endurance: 12 },
      },
      pieces: [box('roof', cm(20), cm(20), cm(14), cm(20), cm(10))],
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'push:-1'), dice, ...answers)
    expect(table.model('hero').at!.z).toBe(0)
    const { condition, injury } = table.model('hero')
    return [condition, injury, table.asked]
  }
  expect(pushedOff('5 5 4', ['bat-cape', 'yes'])).toEqual(['up', 0, ['a: bat-cape']])
  // 10 cm down, lying: an injury, and no question.
  expect(pushedOff('5 5 5')).toEqual(['down', 1, []])
})

describe('bmg1/effect/displaced-pushed: a wall that hurts who is pushed against it', () => {
  const slammed = (traits: readonly string[], dice: string, ...answers: readonly TestAnswer[]) => {
    const table = duel(
      { thug: { traits, counters: 'ASS' } },
      { pieces: [box('wall', cm(35), cm(20), cm(1), cm(20), cm(8))] },
    )
    table.play((game, { thug }) => performById(game, thug, 'push:-1'), dice, ...answers)
    return table.model('hero').condition
  }

  test('bmg1/trait/brutal: is the doing of the pusher, whose useless collateral die is rolled again there too', () => {
    // Pushed with a 5, which Brutal leaves because it knocks down nobody who falls anyway; the wall fails with a 3 and a 2.
    expect(slammed([], '5 4 5 3 2')).toBe('up')
    expect(slammed(['brutal'], '5 4 1 5 3 2 3')).toBe('down')
  })

  test('bmg1/trait/luck: and its player may roll failed damage again', () => {
    expect(slammed(['luck'], '5 4 5 3 2 2', ['luck', 'yes'])).toBe('down')
  })
})
