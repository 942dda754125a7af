import { choose, compute, describe, frozenCopy, plus } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { valuesIn, whyLines } from './why.ts'

const stride = compute({
  name: 'Stride',
  base: { amount: 30, source: 'rolled 2', rule: 'race/stride' },
  modifiers: [plus(15, { source: 'strong legs', rule: 'race/legs' })],
})
const reasons = [
  '     Stride is 45.',
  '     It starts at 30: rolled 2 [race/stride].',
  '     Plus 15, which makes 45: strong legs [race/legs].',
]
const pace = describe(
  choose({
    name: 'pace',
    prompt: 'How?',
    rule: 'race/pace',
    options: [
      { id: 'steady', label: 'Steady', about: { stride } },
      { id: 'sprint', label: 'Sprint', why: { text: 'No nerve left.', rule: 'race/sprint' } },
    ],
  }),
)

test('shows why options cannot be taken, and the reasons of what just happened', () => {
  const leap = {
    number: 3,
    name: 'leapt',
    text: 'a leaps.',
    rule: 'race/leap',
    about: { deep: [{ stride }] },
  }
  const idle = { number: 4, name: 'idle', text: 'b waits.' }
  expect(whyLines(pace, [leap, idle])).toEqual([
    'This is asked by race/pace.',
    '2  Sprint: No nerve left. [race/sprint]',
    'a leaps. [race/leap]',
    ...reasons,
  ])
})

test('a number asks about one option, with the numbers it carries', () => {
  expect(whyLines(pace, [], 1)).toEqual(['1  Steady: nothing speaks against it.', ...reasons])
  expect(whyLines(pace, [], 2)).toEqual(['2  Sprint: No nerve left. [race/sprint]'])
  expect(whyLines(pace, [], 7)).toEqual(['There is no 7 on the list of 2.'])
})

test('says so when there is nothing to say', () => {
  const plain = describe(choose({ name: 'x', prompt: 'x', options: ['y', 'z'] }))
  expect(whyLines(plain, [])).toEqual([
    'Everything can be picked, and nothing that just happened gives reasons.',
  ])
})

test('only whole values are taken for values', () => {
  expect(valuesIn(frozenCopy({ a: stride, b: [{ c: stride }] }))).toHaveLength(2)
  expect(valuesIn({ name: 'Stride', total: 3, base: { amount: 3 }, steps: [] })).toEqual([])
  expect(valuesIn({ name: 'Stride', total: 3, base: stride.base, steps: [{ amount: 1 }] })).toEqual([])
  expect(valuesIn('Stride')).toEqual([])
})
