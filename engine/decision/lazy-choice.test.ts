import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { choose } from './choice.ts'
import { describe, ruleKey } from './decision.ts'
import { chooseLazily, evaluateOptions, type LazyOption } from './lazy-choice.ts'

function counted(): { readonly looked: string[]; readonly options: readonly LazyOption<string>[] } {
  const looked: string[] = []
  const option = (id: string, text?: string, onlyIfOpen = false): LazyOption<string> => ({
    id,
    value: id,
    label: id,
    onlyIfOpen,
    why: () => {
      looked.push(id)
      return text === undefined ? undefined : { text }
    },
  })
  return {
    looked,
    options: [
      option('a'),
      option('b', 'Not now.'),
      option('c', 'Never.', true),
      option('d'),
      { id: 'end', value: 'end', label: 'End' },
    ],
  }
}

const wording = { name: 'pick', prompt: 'Pick.' }

test('it offers, refuses and describes what a plain choice would', () => {
  const lazy = chooseLazily({ ...wording, options: counted().options })
  const plain = choose({
    ...wording,
    options: [
      { id: 'a', label: 'a' },
      { id: 'b', label: 'b', why: { text: 'Not now.' } },
      { id: 'd', label: 'd' },
      { id: 'end', label: 'End' },
    ],
  })
  expect(describe(lazy)).toEqual(describe(plain))
  for (const answer of ['a', 'b', 'c', 'x', 3, null]) {
    if (answer === 'c') continue
    expect(lazy.check(answer)).toEqual(plain.check(answer))
  }
  expect(lazy.check('c').ok).toBe(false)
})

test('only what is looked at is worked out, and once', () => {
  const { looked, options } = counted()
  const lazy = chooseLazily({ ...wording, options })
  expect(lazy.impossible()).toBe(false)
  expect(lazy.check('b').ok).toBe(false)
  expect(lazy.check('a').ok).toBe(true)
  expect(lazy.check('a').ok).toBe(true)
  expect(looked.filter((id) => id === 'a')).toHaveLength(1)
})

test('candidates are drawn evenly from what may be picked', () => {
  const random = randomFrom('even')
  const counts = new Map<string, number>()
  for (let i = 0; i < 3000; i++) {
    const [id = ''] = chooseLazily({ ...wording, options: counted().options }).candidates(random, 1)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual(['a', 'd', 'end'])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  expect([...chooseLazily({ ...wording, options: counted().options }).candidates(random, 9)].sort()).toEqual([
    'a',
    'd',
    'end',
  ])
})

test('with one way left the answer is forced, with none it is impossible', () => {
  const shut = (id: string): LazyOption<string> => ({
    id,
    value: id,
    label: id,
    why: () => ({ text: 'No.' }),
  })
  expect(
    chooseLazily({ ...wording, options: [shut('a'), { id: 'b', value: 'b', label: 'b' }] }).forced(),
  ).toBe('b')
  expect(chooseLazily({ ...wording, options: counted().options }).forced()).toBeUndefined()
  expect(chooseLazily({ ...wording, options: [shut('a')] }).impossible()).toBe(true)
})

test('a list that is made lazily is made when it is first read, and once', () => {
  let made = 0
  const { options } = counted()
  const later = chooseLazily({
    ...wording,
    options: () => {
      made++
      return options
    },
  })
  expect([later.impossible(), made]).toEqual([false, 0])
  expect(later.check('d')).toEqual({ ok: true, value: 'd' })
  expect(later.check('b')).toMatchObject({ ok: false, reason: { text: 'Not now.' } })
  expect(describe(later)).toEqual(describe(chooseLazily({ ...wording, options: counted().options })))
  expect(made).toBe(1)
})

test('whether something among the options is open is found out without looking twice, or further than needed', () => {
  const { looked, options } = counted()
  const lazy = chooseLazily({ ...wording, options })
  expect(lazy.hasOpen((id) => id === 'b' || id === 'c')).toBe(false)
  expect(lazy.hasOpen((id) => id !== 'end')).toBe(true)
  expect(looked).toEqual(['b', 'c', 'a'])
  lazy.hasOpen((id) => id === 'b')
  expect(looked).toEqual(['b', 'c', 'a'])
})

test('the rule gets the value of the option, which players never see', () => {
  const roof = { place: 'roof' }
  const decision = chooseLazily({ ...wording, options: [{ id: 'up', label: 'Up', value: roof }] })
  expect(decision.valueFor('up', ruleKey)).toBe(roof)
  expect(describe(decision).options).toEqual([{ id: 'up', label: 'Up' }])
})

test('evaluated options say what is open and why not, with their values', () => {
  const options = evaluateOptions(counted().options)
  expect(options.map(({ id, value, why }) => [id, value, why?.text])).toEqual([
    ['a', 'a', undefined],
    ['b', 'b', 'Not now.'],
    ['d', 'd', undefined],
    ['end', 'end', undefined],
  ])
})
