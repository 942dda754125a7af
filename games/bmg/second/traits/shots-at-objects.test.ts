import { oneShot } from '@gargoyle/bmg-counters/testing'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { setTable } from '../testing/table.ts'

/** Whether a lamppost stands after an imprecise shot: at its Defense of 2 it is missed by a 2 without a bonus. */
const stands = (traits: readonly string[], dice: string, use?: string): boolean => {
  const table = setTable({
    models: {
      hero: {
        seat: 'a',
        at: [30, 30],
        traits,
        counters: 'AASSS',
        weapons: [oneShot('firearm', 'imprecise')],
      },
    },
    markers: [{ kind: 'streetlamp', at: [45, 30] }],
    active: 'hero',
    declared: 'attack',
  })
  if (use !== undefined) act(table, `trait:${use}`)
  act(table, 'ranged:0', dice)
  return table.state.markers.length === 1
}

test('bmg2/core/lampposts, bmg2/trait/weapon-master: without a bonus for shots an imprecise one misses it with a 2', () => {
  expect([stands([], '2'), stands(['weapon-master'], '2')]).toEqual([true, true])
})

test('bmg2/trait/ranged-master, bmg2/core/lampposts: what makes shots better counts against a lamppost too', () => {
  expect(stands(['ranged-master'], '2 2')).toBe(false)
})

test('bmg2/trait/good-aim, bmg2/trait/precise-aim, bmg2/core/lampposts: an aimed shot too', () => {
  expect(stands(['good-aim'], '2 2', 'good-aim')).toBe(false)
  expect(stands(['precise-aim'], '2 2', 'precise-aim')).toBe(false)
})
