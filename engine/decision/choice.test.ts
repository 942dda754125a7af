import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { choose } from './choice.ts'
import { describe, ruleKey } from './decision.ts'

const why = { text: 'The lamp is out.', rule: 'x/light' }
const door = choose({
  name: 'door',
  prompt: 'Which door?',
  rule: 'x/door',
  about: { room: 3 },
  options: ['left', { id: 'right', label: 'The right one' }, { id: 'up', label: 'The hatch', why }],
})

test('takes an option that is on offer', () => {
  expect(door.check('left')).toEqual({ ok: true, value: 'left' })
})

test('says why an unavailable option cannot be had', () => {
  expect(door.check('up')).toEqual({ ok: false, reason: why })
})

test.each([
  ['cellar', '"cellar" is not on offer: pick one of left, right.'],
  [3, 'The answer must be the id of an option'],
])('refuses %o in words', (answer, text) => {
  expect(door.check(answer)).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining(text) as string, rule: 'x/door' },
  })
})

test('offers only what can be picked', () => {
  const random = randomFrom('x')
  expect([...door.candidates(random, 10)].sort()).toEqual(['left', 'right'])
  for (let i = 0; i < 20; i++) expect(['left', 'right']).toContain(door.candidates(random, 1)[0])
})

test('knows when there is one answer, and when there is none', () => {
  expect(door.forced()).toBeUndefined()
  const only = choose({ name: 'x', prompt: 'x', options: ['this', { id: 'that', label: 'That', why }] })
  expect(only.forced()).toBe('this')
  expect(choose({ name: 'x', prompt: 'x', options: [{ id: 'that', label: 'That', why }] }).impossible()).toBe(
    true,
  )
})

test('describes itself in plain data', () => {
  expect(JSON.parse(JSON.stringify(describe(door)))).toEqual({
    name: 'door',
    prompt: 'Which door?',
    rule: 'x/door',
    shape: 'choice',
    about: { room: 3 },
    options: [
      { id: 'left', label: 'left' },
      { id: 'right', label: 'The right one' },
      { id: 'up', label: 'The hatch', why },
    ],
  })
})

test('the rule gets the value of the option that was picked, or its id', () => {
  const [roof, street] = [{ level: 3 }, { level: 0 }]
  const where = choose({
    name: 'where',
    prompt: 'Where to?',
    options: [
      { id: 'a', label: 'The roof', value: roof, why },
      { id: 'b', label: 'The street', value: street },
    ],
  })
  expect(where.valueFor('b', ruleKey)).toBe(street)
  expect(door.valueFor('left', ruleKey)).toBe('left')
})

test('values of options are not shown to players', () => {
  const where = choose({ name: 'where', prompt: 'Where to?', options: [{ id: 'a', label: 'Up', value: 3 }] })
  expect(describe(where).options).toEqual([{ id: 'a', label: 'Up' }])
  expect(JSON.stringify(where)).not.toContain('3')
})

test('a value is for rules only: a player who holds the question does not get it', () => {
  const where = choose({ name: 'where', prompt: 'Where to?', options: [{ id: 'a', label: 'Up', value: 3 }] })
  for (const rule of [undefined, Symbol('for rules only')])
    expect(() => Reflect.apply(where.valueFor, where, ['a', rule])).toThrow('for rules only')
})
