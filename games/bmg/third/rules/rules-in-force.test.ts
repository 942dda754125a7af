import type { RuleUse } from '@gargoyle/bmg-common'
import { must } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { equipment } from '../catalogue/equipment.ts'
import { parseRuleUse } from '../catalogue/rule-use.ts'
import { inflict } from '../damage/harm.ts'
import { setTable } from '../testing/table.ts'
import { computeTotal } from './rule-system.ts'
import { mergedUses } from './rules-in-force.ts'

const uses = (...texts: readonly string[]): readonly RuleUse[] =>
  texts.map((text) => must(parseRuleUse(text)))

describe('the same trait from two sources', () => {
  test('counts once, with the same arguments', () => {
    expect(mergedUses(book, uses('undercover', 'mobster', 'undercover'))).toEqual(
      uses('undercover', 'mobster'),
    )
    expect(mergedUses(book, uses('teamwork(1, all)', 'teamwork(1, all)'))).toEqual(uses('teamwork(1, all)'))
  })

  test('with other arguments it is another trait', () => {
    const both = uses('teamwork(1, all)', 'teamwork(2, robin)')
    expect(mergedUses(book, both)).toEqual(both)
  })

  test('supplies add up: doses, magazines and spray cans', () => {
    expect(mergedUses(book, uses('venom-dose(1)', 'venom-dose(2)', 'venom-dose'))).toEqual(
      uses('venom-dose(4)'),
    )
    const supplies = Object.entries(book.traits).flatMap(([id, { supply }]) => (supply ? [id] : []))
    expect(supplies.toSorted()).toEqual(['magazine', 'spray-can', 'titan-dose', 'venom-dose'])
  })

  test('bmg3/trait/undercover: eight inches, not sixteen', () => {
    const outside = (...traits: readonly string[]) =>
      setTable({ models: { cop: { seat: 'a', traits } } }).play((game, { cop }) =>
        computeTotal(game, 'deploys-outside', { about: cop }, 0),
      )
    expect([outside('undercover'), outside('undercover', 'undercover')]).toEqual([8, 8])
  })

  test('bmg3/trait/hardened: one marker is changed, and asked about once', () => {
    const table = setTable({ models: { cop: { seat: 'a', at: [5, 5], traits: ['hardened', 'hardened'] } } })
    table.play((game, { cop }) => inflict(game, cop, { stun: 2, cause: 'a test' }), '', [
      'hardened',
      'injury',
    ])
    expect(table.model('cop')).toMatchObject({ stun: 1, injury: 1 })
  })

  test('nothing that can be bought doubles a trait that its bearer has', () => {
    for (const { grants } of equipment.values()) {
      const twice = mergedUses(book, [...grants, ...grants])
      expect(twice.length).toBe(mergedUses(book, grants).length)
    }
  })
})
