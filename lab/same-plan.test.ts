import { expect, test } from 'vitest'
import type { Plan } from './plan.ts'
import { planDifference } from './same-plan.ts'
import { samplePlan } from './testing/rows.ts'

const old = samplePlan({ marks: { 'the program': '1' } })

test('the same plan, or one with more games, goes on', () => {
  expect(planDifference(old, { ...old })).toBeUndefined()
  expect(planDifference(old, { ...old, games: 40 })).toBeUndefined()
})

test.each<[Partial<Plan>, string]>([
  [{ seed: 't' }, "its seed is 's', not 't'"],
  [{ game: 'race' }, "its game is 'crow', not 'race'"],
  [{ kind: 'tournament' }, "its kind is 'run', not 'tournament'"],
  [{ table: { event: [{ name: 'none' }] } }, 'of event it has none chosen, not none'],
  [{ table: { board: [{ name: 'docks' }] } }, 'of board it has none chosen, not docks'],
  [
    { sideOption: { name: 'crews', each: 'crew', ready: [{ name: 'bane' }] } },
    'of crews it has none chosen, not bane',
  ],
  [{ contestants: [{ name: 'z', bot: 'z' }] }, 'of contestants it has x, y, not z'],
  [
    { contestants: old.contestants.map((each) => ({ ...each, brings: { name: 'own.json', json: 1 } })) },
    'x, y, not x, y (the same names, but what is behind them has changed)',
  ],
  [{ pairings: [[1, 0]] }, 'it pairs the contestants otherwise'],
  [{ marks: { 'the program': '2' } }, 'the program has changed since'],
  [{ marks: { ...old.marks, './my.js': '2' } }, './my.js has changed since'],
  [{ games: 3 }, 'it has 4 games of each pairing; ask for as many or more'],
])('%j does not', (changes, why) => {
  expect(planDifference(old, { ...old, ...changes })).toContain(why)
})
