import { expect, test } from 'vitest'
import { isVain } from '../worker/vain.ts'
import { withVainLast } from './use-vain-options.ts'

const aim = (vain: boolean) => (vain ? { isVain: true } : {})

test('an attack is vain where no die would be rolled at anybody', () => {
  expect(isVain([aim(true), aim(true)])).toBe(true)
  expect(isVain([aim(true), aim(false)])).toBe(false)
})

test('what is aimed at nobody may be worth it: a template falls on places', () => {
  expect(isVain([])).toBe(false)
})

test('what nothing can come of stands last, in its order', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id }))
  expect(withVainLast(options, new Set(['a', 'c'])).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
})
