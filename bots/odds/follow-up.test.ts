import { choose, chooseNumber, chooseSome, ok, open, split } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { answerWords, plainAnswer } from './follow-up.ts'

const declines = new Set(['no'])

test('what can be turned down is, wherever it stands', () => {
  const reply = choose({ name: 'reply', prompt: 'Strike back?', options: ['yes', 'no'] })
  expect(plainAnswer(reply, declines)).toBe('no')
})

test('else the first that can be picked, the least number, the fewest', () => {
  const options = [
    { id: 'a', label: 'A', why: { text: 'Not now.' } },
    { id: 'b', label: 'B' },
    { id: 'c', label: 'C' },
  ]
  expect(plainAnswer(choose({ name: 'one', prompt: '?', options }), declines)).toBe('b')
  expect(plainAnswer(chooseNumber({ name: 'efforts', prompt: '?', min: 0, max: 3 }), declines)).toBe(0)
  expect(plainAnswer(chooseSome({ name: 'cards', prompt: '?', min: 0, max: 2, options }), declines)).toEqual(
    [],
  )
  expect(plainAnswer(chooseSome({ name: 'cards', prompt: '?', min: 1, max: 2, options }), declines)).toEqual([
    'b',
  ])
})

test('for the rest always the same candidate', () => {
  const aim = open<number>({
    name: 'aim',
    prompt: '?',
    shape: 'point',
    check: (answer) => ok(Number(answer)),
    candidates: (random, n) => Array.from({ length: n }, () => random.below(1000)),
  })
  expect(plainAnswer(aim, declines)).toBe(plainAnswer(aim, declines))
  const dice = split({ name: 'split', prompt: '?', total: 3, among: ['a', 'b'] })
  expect(dice.check(plainAnswer(dice, declines)).ok).toBe(true)
})

test('answers read as their options do', () => {
  const options = [
    { id: '1', label: 'Thug' },
    { id: '2', label: 'Joker' },
  ]
  expect(answerWords(choose({ name: 'x', prompt: '?', options }), '2')).toBe('Joker')
  expect(answerWords(chooseSome({ name: 'x', prompt: '?', min: 0, max: 2, options }), ['1', '2'])).toBe(
    'Thug, Joker',
  )
  expect(answerWords(chooseSome({ name: 'x', prompt: '?', min: 0, max: 2, options }), [])).toBe('none')
  expect(answerWords(split({ name: 'x', prompt: '?', total: 3, among: options }), { 1: 3, 2: 0 })).toBe(
    '3 to Thug',
  )
  expect(answerWords(split({ name: 'x', prompt: '?', max: 3, among: options }), { 1: 0, 2: 0 })).toBe('none')
  expect(answerWords(choose({ name: 'x', prompt: '?', options }), { to: [29543, 81694, 0] })).toBe(
    'the first way there is',
  )
  expect(answerWords(chooseNumber({ name: 'x', prompt: '?', min: 0, max: 3 }), 2)).toBe('2')
})
