import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { describe } from './decision.ts'
import { type Split, split } from './split.ts'

const why = { text: 'Out of reach.', rule: 'x/reach' }
const dice = split({
  name: 'split-dice',
  prompt: 'How do you split your dice?',
  rule: 'x/split',
  total: 5,
  among: [
    { id: 'thug', label: 'Thug', min: 1 },
    { id: 'boss', label: 'Boss', max: 3 },
    { id: 'cat', label: 'Cat', why },
  ],
})

test('takes a split that hands out all, with nothing for those left out', () => {
  expect(dice.check({ thug: 2, boss: 3 })).toEqual({ ok: true, value: { thug: 2, boss: 3 } })
  expect(dice.check({ thug: 5 })).toEqual({ ok: true, value: { thug: 5, boss: 0 } })
})

test.each([
  [{ thug: 1, boss: 4 }, 'Boss can be given a whole number from 0 to 3.'],
  [{ thug: 0, boss: 3 }, 'Thug can be given a whole number from 1 to 5.'],
  [{ thug: 1, boss: 1 }, '2 handed out, but it must be 5 in all.'],
  [{ thug: 4, cat: 1 }, 'Out of reach.'],
  [{ thug: 5, dog: 0 }, '"dog" is not on offer'],
  [{ thug: 4.5, boss: 0.5 }, 'whole number'],
  [[5], 'must give a number to each option id'],
  [null, 'must give a number to each option id'],
])('refuses %o', (answer, text) => {
  expect(dice.check(answer)).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining(text) as string },
  })
})

const plan = split({
  name: 'plan',
  prompt: 'Plan your counters.',
  rule: 'x/plan',
  min: 1,
  max: 4,
  among: ['robin-attack', 'robin-move', { id: 'thug-attack', label: 'Thug attack', max: 2 }, 'thug-move'],
  groups: [
    { label: 'Robin', ids: ['robin-attack', 'robin-move'], max: 3 },
    { label: 'Thug', ids: ['thug-attack', 'thug-move'], max: 2 },
    { label: 'attack counters', ids: ['robin-attack', 'thug-attack'], max: 3 },
  ],
})

test('a split from the least to the most may leave some over', () => {
  const kept = { 'robin-attack': 3, 'robin-move': 0, 'thug-attack': 0, 'thug-move': 1 }
  expect(plan.check(kept)).toEqual({ ok: true, value: kept })
  expect(plan.check({ 'thug-move': 1 })).toMatchObject({ ok: true, value: { 'thug-move': 1 } })
  expect(split({ name: 'x', prompt: 'x', max: 4, among: ['a'] }).check({})).toEqual({
    ok: true,
    value: { a: 0 },
  })
})

test.each([
  [{}, '0 handed out, but it must be at least 1 in all.'],
  [{ 'robin-move': 3, 'thug-move': 2 }, '5 handed out, but it can be at most 4 in all.'],
  [{ 'robin-attack': 2, 'robin-move': 2 }, 'Robin: 4 handed out, but it can be at most 3 together.'],
  [
    { 'robin-attack': 2, 'thug-attack': 2 },
    'attack counters: 4 handed out, but it can be at most 3 together.',
  ],
  [{ 'thug-attack': 3 }, 'Thug attack can be given a whole number from 0 to 2.'],
  [{ 'thug-move': 5 }, 'thug-move can be given a whole number from 0 to 4.'],
])('refuses the plan %o', (answer, text) => {
  expect(plan.check(answer)).toMatchObject({ ok: false, reason: { text, rule: 'x/plan' } })
})

test('describes what a page needs to show: all of a total, or a least and a most, and the groups', () => {
  expect(describe(dice).bounds).toEqual({ total: 5 })
  expect(describe(split({ name: 'x', prompt: 'x', max: 4, among: ['a'] })).bounds).toEqual({ min: 0, max: 4 })
  const { bounds } = describe(plan)
  expect(JSON.parse(JSON.stringify(bounds))).toEqual(bounds)
  expect(bounds).toMatchObject({ min: 1, max: 4, groups: [{ label: 'Robin', max: 3 }, {}, {}] })
})

test('where some may be left over, candidates hand out all, some and as little as may be', () => {
  const cubes = split({ name: 'x', prompt: 'x', max: 3, among: ['a', 'b'] })
  const sums = cubes.candidates(randomFrom('cubes'), 20).map(({ a, b }) => a + b)
  expect(new Set(sums)).toEqual(new Set([0, 1, 2, 3]))
  expect(sums.filter((sum) => sum === 3)).toHaveLength(4)
})

test('groups that overlap are taken into account: what is greedy at one place may make the sum impossible', () => {
  const overlapping = (total: number) =>
    split({
      name: 'x',
      prompt: 'x',
      total,
      among: ['a', 'b', 'c'],
      groups: [
        { label: 'ab', ids: ['a', 'b'], max: 1 },
        { label: 'bc', ids: ['b', 'c'], max: 1 },
      ],
    })
  expect(overlapping(2).forced()).toEqual({ a: 1, b: 0, c: 1 })
  expect(overlapping(2).candidates(randomFrom('x'), 5)).toEqual([{ a: 1, b: 0, c: 1 }])
  expect(overlapping(1).forced()).toBeUndefined()
  expect(overlapping(3).impossible()).toBe(true)
})

test('an option in three groups, or groups that cross, are mistakes of a game', () => {
  const grouped = (...ids: string[][]) =>
    split({
      name: 'x',
      prompt: 'x',
      max: 3,
      among: ['a', 'b', 'c'],
      groups: ids.map((each) => ({ label: each.join(' '), ids: each, max: 2 })),
    })
  expect(() => grouped(['a'], ['a', 'b'], ['a', 'c'])).toThrow('more than two groups')
  expect(() => grouped(['a', 'b'], ['b', 'c'], ['c', 'a'])).toThrow('overlaps groups of both families')
  expect(grouped(['a', 'b'], ['b', 'c'], ['c']).impossible()).toBe(false)
})

/** Every answer that keeps all limits, found by counting through all. */
function allLegal(decision: Split<string>): Readonly<Record<string, number>>[] {
  let found: Readonly<Record<string, number>>[] = [{}]
  for (const { id, max = 5 } of decision.options) {
    found = found.flatMap((shares) => Array.from({ length: max + 1 }, (_, n) => ({ ...shares, [id]: n })))
  }
  return found.filter((shares) => decision.check(shares).ok)
}

test('candidates are different and legal, none only if there are none, and forced ones the only ones', () => {
  const room = fc.record({ min: fc.nat(2), max: fc.nat(4) })
  const grid = fc.record({
    rooms: fc.array(room, { maxLength: 4 }),
    groups: fc.option(fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(
      grid,
      fc.nat(5),
      fc.option(fc.nat(5), { nil: undefined }),
      fc.string(),
      (of, max, min, seed) => {
        const among = of.rooms.map((each, i) => ({ id: `o${i}`, label: `Option ${i}`, ...each }))
        // Two models with two kinds each: rows and columns.
        const ids = [
          ['o0', 'o1'],
          ['o2', 'o3'],
          ['o0', 'o2'],
          ['o1', 'o3'],
        ]
        const groups = of.groups?.map((limit, i) => ({ label: `Group ${i}`, ids: ids[i]!, max: limit }))
        const amount = min === undefined ? { total: max } : { min, max }
        const grouped = groups === undefined ? {} : { groups }
        const decision = split({ name: 'x', prompt: 'x', among, ...amount, ...grouped })
        const legal = allLegal(decision)
        const candidates = decision.candidates(randomFrom(seed), 8)
        expect(decision.impossible()).toBe(legal.length === 0)
        expect(candidates.length > 0).toBe(legal.length > 0)
        expect(new Set(candidates.map((each) => JSON.stringify(each))).size).toBe(candidates.length)
        for (const candidate of candidates)
          expect(decision.check(candidate)).toEqual({ ok: true, value: candidate })
        expect(decision.forced()).toEqual(legal.length === 1 ? legal[0] : undefined)
      },
    ),
    { numRuns: 1000 },
  )
})

test('knows a split that leaves no choice', () => {
  expect(split({ name: 'x', prompt: 'x', total: 3, among: ['only'] }).forced()).toEqual({ only: 3 })
  const fixed = { id: 'fixed', label: 'Fixed', min: 1, max: 1 }
  expect(split({ name: 'x', prompt: 'x', total: 3, among: [fixed, 'free'] }).forced()).toEqual({
    fixed: 1,
    free: 2,
  })
  const full = { id: 'full', label: 'Full', max: 2 }
  expect(split({ name: 'x', prompt: 'x', total: 2, among: [full] }).forced()).toEqual({ full: 2 })
  expect(split({ name: 'x', prompt: 'x', total: 0, among: ['a', 'b'] }).forced()).toEqual({ a: 0, b: 0 })
  expect(split({ name: 'x', prompt: 'x', total: 1, among: [] }).impossible()).toBe(true)
})
