import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { expect, test } from 'vitest'
import { byKind, coverageOfRules, unknownIds } from './coverage.ts'

const rules = ['bmg1/trait/a', 'bmg1/core/b', 'bmg1/core/c', 'bmg1/core/d'].map((id) => ({ id, name: id }))
const references = {
  implemented: new Map([
    ['bmg1/trait/a', 'a.ts'],
    ['bmg1/core/b', 'b.ts'],
    ['bmg1/core/nope', 'n.ts'],
  ]),
  tested: new Map([
    ['bmg1/trait/a', 'a.test.ts'],
    ['bmg1/core/c', 'c.test.ts'],
  ]),
}

test('done is implemented and tested, and every rule is counted separately', () => {
  expect(coverageOfRules(rules, references)).toEqual({
    total: 4,
    done: 1,
    tested: 2,
    missing: ['bmg1/core/c', 'bmg1/core/d'],
    untested: ['bmg1/core/b'],
  })
})

test('kinds begin with core', () => {
  expect([...byKind(rules)].map(([kind, kin]) => [kind, kin.length])).toEqual([
    ['core', 3],
    ['trait', 1],
  ])
})

test('an id that the ledger does not have is reported with its file', () => {
  const ledger = { bmg1: rules, bmg2: [], bmg3: [], gcc: [] }
  expect([...unknownIds(ledger, references, [])]).toEqual([['bmg1/core/nope', 'n.ts']])
})

test('the third edition has more traits than the ledger lists, but no other core rules', () => {
  const ledger = { bmg1: [], bmg2: [], bmg3: [], gcc: [] }
  const implemented = new Map([
    ['bmg3/trait/light-armor', 'armour.ts'],
    ['bmg3/core/nigth', 'night.ts'],
  ])
  expect([...unknownIds(ledger, { implemented, tested: new Map() }, [bmg3Kit.ledger!]).keys()]).toEqual([
    'bmg3/core/nigth',
  ])
})
