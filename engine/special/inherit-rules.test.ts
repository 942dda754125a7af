import { expect, test } from 'vitest'
import { inheritRules } from './inherit-rules.ts'

const first = {
  acrobat: { name: 'Acrobat', text: 'Jumps.', own: { jump: 10 } },
  brute: { name: 'Brute', text: 'Hits.', keyword: true },
}

test('what is not named is taken over as it is', () => {
  expect(inheritRules(first, {})).toEqual(first)
})

test('parts of a rule are replaced or removed, the rest stays, and the original does not change', () => {
  const second = inheritRules<{ name: string; text: string; own?: object; keyword?: boolean }>(first, {
    changed: { acrobat: { own: { jump: 4 } }, brute: { keyword: undefined } },
  })
  expect(second.acrobat).toEqual({ name: 'Acrobat', text: 'Jumps.', own: { jump: 4 } })
  expect(second.brute).toEqual({ name: 'Brute', text: 'Hits.' })
  expect(first.acrobat.own).toEqual({ jump: 10 })
})

test('rules are left out and added', () => {
  const second = inheritRules<{ name: string; text: string }>(first, {
    without: ['brute'],
    added: { climber: { name: 'Climber', text: 'Climbs.' } },
  })
  expect(Object.keys(second)).toEqual(['acrobat', 'climber'])
})

test('a difference that fits nothing is a mistake', () => {
  expect(() => inheritRules(first, { without: ['runner'] })).toThrow('There is no rule "runner" to inherit.')
  expect(() => inheritRules<object>(first, { changed: { runner: {} } })).toThrow('no rule "runner"')
  expect(() => inheritRules<object>(first, { added: { brute: {} } })).toThrow('inherited already')
  expect(() => inheritRules<object>(first, { without: ['brute'], changed: { brute: {} } })).toThrow(
    'both left out and changed',
  )
})

test('an id such as __proto__ is an id like any other', () => {
  const added = JSON.parse('{"__proto__": {"name": "Odd"}}') as Record<string, { name: string }>
  const rules = inheritRules<{ name: string }>({}, { added })
  expect(Object.getPrototypeOf(rules)).toBe(Object.prototype)
  expect(Object.keys(rules)).toEqual(['__proto__'])
})
