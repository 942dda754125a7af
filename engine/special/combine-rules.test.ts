import { expect, test } from 'vitest'
import { combineRules } from './combine-rules.ts'

const acrobat = { name: 'Acrobat', text: 'Jumps.' }
const brute = { name: 'Brute', text: 'Hits.' }

test('sets of rules are put together in their order', () => {
  const rules = combineRules({ brute }, { acrobat })
  expect(Object.entries(rules)).toEqual([
    ['brute', brute],
    ['acrobat', acrobat],
  ])
})

test('a second record of an id is a mistake, even if it is the same', () => {
  expect(() => combineRules({ acrobat }, { brute }, { acrobat })).toThrow(
    'There are two records of the rule "acrobat".',
  )
})
