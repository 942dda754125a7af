import {
  choose,
  chooseNumber,
  chooseSome,
  type Decision,
  isRecord,
  type Json,
  must,
  ok,
  open,
  seat,
  split,
} from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { loadGame } from '../games.ts'
import { answerText, questionLines, questionOf } from './question.ts'
import { describeTyped, readTyped } from './typed-answer.ts'

const crow = must(await loadGame('crow')).text
const race = must(await loadGame('race')).text
const why = { text: 'Locked.', rule: 'x/lock' }
const doors = [
  'left',
  { id: 'up', label: 'The hatch', why },
  { id: 'right', label: 'The right one' },
] as const

const one = choose({ name: 'door', prompt: 'Which door?', options: doors })
const some = chooseSome({ name: 'keys', prompt: 'Which keys?', min: 0, max: 2, options: doors })
const pair = chooseSome({ name: 'pair', prompt: 'Which two?', min: 2, max: 2, options: doors })
const bid = chooseNumber({ name: 'bid', prompt: 'How much?', min: 2, max: 9 })
const dice = split({
  name: 'dice',
  prompt: 'Split them.',
  total: 5,
  among: [
    { id: 'thug', label: 'Thug', max: 4 },
    { id: 'wall', label: 'Wall', why },
    { id: 'boss', label: 'Boss', min: 1 },
  ],
})
const plan = split({
  name: 'plan',
  prompt: 'Plan.',
  min: 1,
  max: 4,
  among: ['robin', 'thug'],
  groups: [{ label: 'heroes', ids: ['robin'], max: 2 }],
})
const landing = open<{ x: number; y: number }>({
  name: 'landing',
  prompt: 'Where?',
  shape: 'point',
  check: (answer) => ok(answer as { x: number; y: number }),
  candidates: () => [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
    { x: 1, y: 2 },
  ],
})

const lines = (decision: Decision, mode = crow) => questionLines(questionOf(decision, 's'), mode)
const read = (text: string, decision: Decision, mode = crow) => {
  const typed = readTyped(text, questionOf(decision, 's'), mode)
  return typed.ok ? typed.value : typed.reason.text
}

test('options are numbered, those that cannot be taken too', () => {
  expect(lines(one)).toEqual([
    'Which door?',
    '  1  left',
    '  2  The hatch  (not now: why 2)',
    '  3  The right one',
    'Type a number from 1 to 3.',
  ])
})

test('every shape says how it is answered, with an example that fits', () => {
  expect(lines(some).at(-1)).toBe('Pick 0 to 2: their numbers, such as 1; none for nothing.')
  expect(lines(pair).at(-1)).toBe('Pick 2: their numbers, such as 1 3.')
  expect(lines(bid)).toEqual(['How much?', 'Type a whole number from 2 to 9.'])
  expect(lines(dice)[1]).toBe('  1  Thug (0 to 4)')
  expect(lines(dice)[2]).toBe('  2  Wall  (not now: why 2)')
  const [, plain = '', named = ''] = /such as ([\d ]+), or (.+)\.$/.exec(lines(dice).at(-1) ?? '') ?? []
  expect(dice.check(read(plain, dice)).ok).toBe(true)
  expect(named).toMatch(/^1=\d 3=\d$/)
  expect(dice.check(read(named, dice)).ok).toBe(true)
})

test('a split that may leave some over says how much may be handed out, and what groups may have', () => {
  expect(lines(plan)[1]).toBe('  1  robin (0 to 4)')
  expect(lines(plan).at(-1)).toMatch(/^Hand out 1 to 4 \(heroes at most 2\): an amount for each in order/)
  expect(lines(dice).at(-1)).toMatch(/^Hand out 5: /)
})

test('answers that cannot be listed get a few to choose from, each once, in the words of the game', () => {
  expect(lines(landing)).toEqual([
    'Where?',
    '  1  {"x":1,"y":2}',
    '  2  {"x":3,"y":4}',
    'Type a number, JSON of your own, or more for other suggestions.',
  ])
  expect(lines(landing, race)).toEqual([
    'Where?',
    '  1  1,2',
    '  2  3,4',
    'Type a number, an answer of your own, or more for other suggestions.',
  ])
})

test('proposals are shown', () => {
  const shared: Decision = {
    ...open({ ...landing, shape: 'point', check: landing.check }),
    proposals: { [seat('b')]: { x: 3, y: 4 } },
  }
  expect(lines(shared, race)[1]).toBe('  b proposes 3,4')
})

test.each<[string, Decision, unknown]>([
  ['1', one, 'left'],
  ['2', one, 'up'],
  ['LEFT', one, 'left'],
  ['the right one', one, 'right'],
  ['4', one, "'4' is not on the list: type a number from 1 to 3."],
  ['swim', one, "'swim' is not on the list: type a number from 1 to 3."],
  ['1 3', some, ['left', 'right']],
  ['1,3', some, ['left', 'right']],
  ['none', some, []],
  [
    '1 9',
    some,
    "'9' is not on the list: type a number from 1 to 3. Several go like this: 1 2. Nothing is: none.",
  ],
  ['7', bid, 7],
  ['99', bid, 99],
  ['much', bid, 'Type a whole number from 2 to 9.'],
  ['4 1', dice, { thug: 4, boss: 1 }],
  ['1=2 3=3', dice, { thug: 2, boss: 3 }],
  ['3=5', dice, { boss: 5 }],
  ['9=5', dice, 'There is no 9 on the list of 3.'],
  ['5', dice, 'Type 2 amounts, one for each in order, or name them by number: 1=0 3=0.'],
  ['2', landing, { x: 3, y: 4 }],
  ['{"x":5,"y":6}', landing, { x: 5, y: 6 }],
  ['{"x":', landing, 'This begins like JSON but is none: {"x":'],
  ['5,6', landing, 'Type a number from 1 to 2, or a point as JSON.'],
])('"%s" is read for %o', (text, decision, value) => {
  expect(read(text, decision)).toEqual(value)
})

test('a game reads its own shapes, and what it cannot read it refuses in its own words', () => {
  expect(read('5,6', landing, race)).toEqual({ x: 5, y: 6 })
  expect(read('far', landing, race)).toContain('300,120')
})

test('answers are said with labels', () => {
  expect(answerText('right', one, crow)).toBe('The right one')
  expect(answerText(['left', 'right'], some, crow)).toBe('left, The right one')
  expect(answerText([], some, crow)).toBe('nothing')
  expect(answerText({ thug: 4, boss: 1 }, dice, crow)).toBe('Thug 4, Boss 1')
  expect(answerText(4, bid, crow)).toBe('4')
})

test.each([
  ['one', one, 'right'],
  ['some', some, ['left', 'right']],
  ['none of some', some, []],
  ['a number', bid, 4],
  ['a split', dice, { thug: 2, boss: 3 }],
  ['a point', landing, { x: 7, y: 8 }],
])('what is said to be typed for %s is read as that answer', (_, decision, answer) => {
  const typed = describeTyped(answer, questionOf(decision, 's'), crow, () => true)
  expect(read(typed, decision)).toEqual(answer)
})

test('a shape of the game’s own is typed in its own words, if those are accepted', () => {
  const say = (answer: Json, accepts: (answer: Json) => boolean) =>
    describeTyped(answer, questionOf(landing, 's'), race, accepts)
  expect(say({ x: 7, y: 8 }, () => true)).toBe('7,8')
  expect(say({ x: 7, y: 8, fall: true }, (answer) => isRecord(answer) && answer.fall === true)).toBe(
    '{"x":7,"y":8,"fall":true}',
  )
})
