import { expect, test } from 'vitest'
import { hasNoEffect } from '../worker/no-effect.ts'
import { withIneffectiveLast } from './use-ineffective-options.ts'

const aim = (vain: boolean) => (vain ? { isVain: true } : {})

test('an attack has no effect where no die would be rolled at any target', () => {
  expect(hasNoEffect([aim(true), aim(true)])).toBe(true)
  expect(hasNoEffect([aim(true), aim(false)])).toBe(false)
})

test('an attack without a target may be worth it: a template falls on places', () => {
  expect(hasNoEffect([])).toBe(false)
})

test('what nothing can come of stands last, in its order', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id }))
  expect(withIneffectiveLast(options, new Set(['a', 'c'])).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
})
