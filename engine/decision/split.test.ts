import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { split } from './split.ts'

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

test('candidates are different and legal, forced ones the only ones', () => {
  const room = fc.record({ min: fc.nat(3), max: fc.nat(6) })
  fc.assert(
    fc.property(fc.array(room, { maxLength: 4 }), fc.nat(10), fc.string(), (rooms, total, seed) => {
      const among = rooms.map((each, i) => ({ id: `o${i}`, label: `Option ${i}`, ...each }))
      const decision = split({ name: 'x', prompt: 'x', total, among })
      const candidates = decision.candidates(randomFrom(seed), 8)
      expect(candidates.length === 0).toBe(decision.impossible())
      expect(new Set(candidates.map((each) => JSON.stringify(each))).size).toBe(candidates.length)
      for (const candidate of candidates)
        expect(decision.check(candidate)).toEqual({ ok: true, value: candidate })
      const forced = decision.forced()
      if (forced !== undefined) expect(candidates).toEqual([forced])
    }),
    { numRuns: 500 },
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
