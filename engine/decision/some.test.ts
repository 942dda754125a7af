import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { describe, ruleKey } from './decision.ts'
import { chooseSome } from './some.ts'

const why = { text: 'It is broken.' }
const options = ['rope', 'lamp', 'knife', { id: 'radio', label: 'Radio', why }] as const
const pack = chooseSome({
  name: 'pack',
  prompt: 'What do you take?',
  rule: 'x/pack',
  min: 1,
  max: 2,
  options,
})

test('takes a selection in the order of the options', () => {
  expect(pack.check(['knife', 'rope'])).toEqual({ ok: true, value: ['rope', 'knife'] })
})

test.each([
  ['rope', 'must be a list'],
  [[], '0 picked, but it must be 1 to 2'],
  [['rope', 'lamp', 'knife'], '3 picked'],
  [['rope', 'rope'], 'picked twice'],
  [['radio'], 'It is broken.'],
  [['boat'], '"boat" is not on offer'],
  [[7], 'must be the id of an option'],
])('refuses %o', (answer, text) => {
  expect(pack.check(answer)).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining(text) as string },
  })
})

test('candidates are different and legal', () => {
  const candidates = pack.candidates(randomFrom('x'), 50)
  expect(new Set(candidates.map(String)).size).toBe(candidates.length)
  expect(candidates).toHaveLength(6)
  for (const candidate of candidates) expect(pack.check(candidate).ok).toBe(true)
})

test('knows forced and impossible selections', () => {
  expect(chooseSome({ name: 'x', prompt: 'x', min: 3, options }).forced()).toEqual(['rope', 'lamp', 'knife'])
  expect(chooseSome({ name: 'x', prompt: 'x', max: 0, options }).forced()).toEqual([])
  expect(chooseSome({ name: 'x', prompt: 'x', options: [] }).forced()).toEqual([])
  expect(pack.forced()).toBeUndefined()
  const four = chooseSome({ name: 'x', prompt: 'x', min: 4, options })
  expect(four.impossible()).toBe(true)
  expect(four.forced()).toBeUndefined()
  expect(four.candidates(randomFrom('x'), 3)).toEqual([])
})

test('the rule gets the values of the options that were picked', () => {
  const places = ['roof', 'street', 'sewer'].map((name, level) => ({
    id: `${level}`,
    label: name,
    value: { name },
  }))
  const decision = chooseSome({ name: 'places', prompt: 'Which?', options: places })
  expect(decision.valueFor(['0', '2'], ruleKey)).toEqual([{ name: 'roof' }, { name: 'sewer' }])
  expect(describe(decision).options?.[0]).toEqual({ id: '0', label: 'roof' })
})
