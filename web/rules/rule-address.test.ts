import { expect, test } from 'vitest'
import { addressOfRule, ruleAddress } from './rule-address.ts'

test('an entry has an address', () => {
  expect(ruleAddress('bmg3', 'trait', 'dodge')).toBe('/rules/bmg3/trait/dodge')
  expect(ruleAddress('bmg3', 'rule', 'a/b')).toBe('/rules/bmg3/rule/a%2Fb')
})

test('a rule that the engine names leads to its entry; what is no rule leads nowhere', () => {
  expect(addressOfRule('bmg3/core/night')).toBe('/rules/bmg3/rule/night')
  expect(addressOfRule('bmg3/weapon/smoke')).toBe('/rules/bmg3/weapon/smoke')
  expect(['bmg3/content/unknown', 'bmg3/core', 'night', 'bmg3/core/night/x'].map(addressOfRule)).toEqual(
    Array(4).fill(undefined),
  )
})
