import type { DescribedDecision } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import {
  addCounter,
  counterBlockedReason,
  emptyPlan,
  fitPlan,
  given,
  lastPlan,
  left,
  leftInAll,
  moveCounter,
  nameAndNumber,
  planIn,
  planRows,
  takeCounter,
} from './plan.ts'

const kinds = ['movement', 'attack', 'defense', 'special'] as const
const option = (model: number, kind: string, max: number) => ({
  id: `${model}:${kind}`,
  label: kind,
  about: { model, kind },
  max,
})
const group = (model: number, label: string, max: number) => ({
  label,
  max,
  ids: kinds.map((kind) => `${model}:${kind}`),
})

/** Joker has five counters, at most two of each; a thug has three, at most one of each. */
const decision: DescribedDecision = {
  name: 'plan',
  prompt: '',
  shape: 'split',
  options: [...kinds.map((kind) => option(7, kind, 2)), ...kinds.map((kind) => option(9, kind, 1))],
  bounds: { min: 0, max: 8, groups: [group(7, 'Joker', 5), group(9, 'Thug', 3)] },
}
const rows = planRows(decision)
const [joker, thug] = rows as [(typeof rows)[0], (typeof rows)[0]]
const none = emptyPlan(rows)

test('rows are the models of the question with their limits', () => {
  expect(rows.map(({ model, label, most }) => [model, label, most])).toEqual([
    [7, 'Joker', 5],
    [9, 'Thug', 3],
  ])
  expect(joker.rooms).toEqual({ movement: 2, attack: 2, defense: 2, special: 2 })
  expect(Object.keys(none)).toHaveLength(8)
})

test('a place takes as many as its skill allows, and says why not more', () => {
  const two = addCounter(addCounter(none, joker, 'attack'), joker, 'attack')
  expect(given(two, joker)).toBe(2)
  expect(addCounter(two, joker, 'attack')).toBe(two)
  expect(counterBlockedReason(two, joker, 'attack')).toBe('Joker: 2 is the most there.')
  expect(counterBlockedReason(two, joker, 'defense')).toBeUndefined()
})

test('a model has no more than its own counters, whatever others have left', () => {
  const all = fitPlan({ '7:movement': 2, '7:attack': 2, '7:defense': 1 }, rows)
  expect(left(all, joker)).toBe(0)
  expect(leftInAll(all, rows)).toBe(3)
  expect(counterBlockedReason(all, joker, 'special')).toContain('no counter left')
})

test('counters are taken back and moved from place to place; nothing moves where there is no room', () => {
  const plan = fitPlan({ '9:movement': 1, '9:attack': 1 }, rows)
  expect(moveCounter(plan, thug, 'movement', 'special')).toMatchObject({ '9:movement': 0, '9:special': 1 })
  expect(moveCounter(plan, thug, 'movement', 'attack')).toBe(plan)
  expect(moveCounter(plan, thug, 'defense', 'special')).toBe(plan)
  expect(takeCounter(plan, thug, 'movement')).toMatchObject({ '9:movement': 0 })
  expect(takeCounter(plan, thug, 'special')).toBe(plan)
})

test('a plan of last round is kept as far as the limits of now allow', () => {
  const plan = fitPlan({ '7:attack': 5, '9:defense': 1, '4:attack': 2 }, rows)
  expect(plan).toMatchObject({ '7:attack': 2, '9:defense': 1 })
  expect(plan['4:attack']).toBeUndefined()
})

test('what was planned last is read from the log, of one player only', () => {
  const event = (seat: string, plan: Record<string, number>) => ({ name: 'plan', about: { seat, plan } })
  expect(lastPlan([], 'A')).toBeUndefined()
  expect(
    lastPlan(
      [
        event('A', { '7:attack': 1, '9:attack': 1 }),
        event('B', { '1:attack': 9 }),
        event('A', { '7:attack': 2 }),
      ],
      'A',
    ),
  ).toEqual({ '7:attack': 2, '9:attack': 1 })
})

test('advice is a plan only if it is one', () => {
  expect(planIn({ '7:attack': 2, note: 'x' })).toEqual({ '7:attack': 2 })
  expect(planIn('end')).toBeUndefined()
})

test.each([
  ['Gotham Policewoman #2', ['Gotham Policewoman', ' #2']],
  ['Batman (DKR)', ['Batman (DKR)', '']],
  ['#1', ['#1', '']],
])(
  'the number of %s stands apart from its name, so that it is seen where the name is cut',
  (label, parts) => {
    expect(nameAndNumber(label)).toEqual(parts)
  },
)
