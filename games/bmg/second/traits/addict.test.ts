import { skill } from '@gargoyle/bmg-counters'
import { trigger } from '@gargoyle/bmg-counters/parts'
import type { ModelSketch, TestAnswer } from '@gargoyle/bmg-counters/testing'
import { hasTakenTitanDose, isDosed } from '@gargoyle/bmg-counters/toolkit'
import { remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { dosesLeft, useDose } from './doses.ts'

const stage = (holder: Partial<ModelSketch>, addict: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      holder: { seat: 'a', at: [30, 30], ...holder },
      addict: { seat: 'a', touching: 'holder', traits: ['addict'], willpower: 5, ...addict },
    },
  })

const plan = (table: ReturnType<typeof stage>, ...answers: readonly TestAnswer[]): void =>
  table.play((game) => trigger(game, 'plan-start', {}), '', ...answers)

describe('addict', () => {
  test('bmg2/trait/addict, bmg2/core/doses: a dose of a friend in contact works on the addict and is gone', () => {
    const table = stage({ traits: ['vertigo-dose(2)'] })
    plan(table, ['vertigo-dose', 'no'], ['addict', '0:vertigo-dose'])
    expect(
      table.play((game, { addict, holder }) => [
        skill(game, 'willpower', addict),
        skill(game, 'willpower', holder),
      ]),
    ).toEqual([6, 5])
    expect(table.play((game, { holder }) => dosesLeft(game, holder, 'vertigo-dose'))).toBe(1)
  })

  test('bmg2/trait/addict: Titan Doses too, one in a game', () => {
    const table = stage({})
    table.model('holder').doses = 2
    plan(table, ['titan-dose', 'no'], ['addict', '0:titan-dose'])
    expect([table.model('holder').doses, table.model('addict').effects.map(({ id }) => id)]).toEqual([
      1,
      ['titan-dose'],
    ])
    table.model('addict').roundMemory = {}
    plan(table, ['titan-dose', 'no'])
    expect(table.asked).toEqual(['a: titan-dose'])
  })

  test('bmg2/trait/addict: one dose a round of any kind, only if wanted, and not for Bots', () => {
    const table = stage({ traits: ['vertigo-dose(2)'] })
    plan(table, ['vertigo-dose', 'no'], ['addict', 'none'])
    expect(table.play((game, { holder }) => dosesLeft(game, holder, 'vertigo-dose'))).toBe(2)
    remember(table.model('addict'), isDosed, true)
    plan(table, ['vertigo-dose', 'no'])
    expect(table.asked).toEqual(['a: vertigo-dose'])
    const bot = stage({ traits: ['vertigo-dose'] }, { traits: ['addict', 'bot'] })
    plan(bot, ['vertigo-dose', 'no'])
    expect(bot.asked).toEqual(['a: vertigo-dose'])
  })

  test('bmg2/trait/addict: not from enemies, nor from friends that it does not touch', () => {
    const foe = stage({ traits: ['vertigo-dose'] }, { seat: 'b' })
    plan(foe, ['vertigo-dose', 'no'])
    expect(foe.asked).toEqual(['a: vertigo-dose'])
    const far = setTable({
      models: {
        holder: { seat: 'a', at: [30, 30], traits: ['vertigo-dose'] },
        addict: { seat: 'a', at: [34, 30], traits: ['addict'] },
      },
    })
    far.play((game) => trigger(game, 'plan-start', {}), '', ['vertigo-dose', 'no'])
    expect(far.asked).toEqual(['a: vertigo-dose'])
  })

  test('bmg2/trait/addict: not its own doses through this trait, and not while it is K.O.', () => {
    const own = setTable({
      models: { addict: { seat: 'a', at: [30, 30], traits: ['addict', 'vertigo-dose'] } },
    })
    own.play((game) => trigger(game, 'plan-start', {}), '', ['vertigo-dose', 'no'])
    expect(own.asked).toEqual(['a: vertigo-dose'])
    const ko = stage({ traits: ['vertigo-dose'] }, { condition: 'ko' })
    plan(ko, ['vertigo-dose', 'no'])
    expect(ko.asked).toEqual(['a: vertigo-dose'])
  })

  test('bmg2/trait/addict, bmg2/trait/titan-addict: of what is left only, and Titan again for a Titan Addict', () => {
    const table = stage({ traits: ['vertigo-dose', 'venom-dose', 'stealth'] })
    useDose(table.model('holder'), 'vertigo-dose')
    plan(table, ['venom-dose', 'no'], ['addict', 'none'])
    expect(Object.keys(table.offered('addict'))).toEqual(['0:venom-dose', 'none'])
    const again = (traits: readonly string[], ...answers: readonly TestAnswer[]) => {
      const titan = stage({}, { traits })
      titan.model('holder').doses = 1
      remember(titan.model('addict'), hasTakenTitanDose, true)
      plan(titan, ['titan-dose', 'no'], ...answers)
      return titan.asked
    }
    expect(again(['addict'])).toEqual(['a: titan-dose'])
    expect(again(['addict', 'titan-addict'], ['addict', 'none'])).toEqual(['a: titan-dose', 'a: addict'])
  })

  test('bmg2/trait/addict: it picks whose dose and which, and each use takes one of that holder', () => {
    const table = setTable({
      models: {
        holder: { seat: 'a', at: [30, 30], traits: ['vertigo-dose(2)', 'venom-dose'] },
        addict: { seat: 'a', touching: 'holder', traits: ['addict'] },
        other: { seat: 'a', touching: 'addict', traits: ['vertigo-dose(2)'] },
      },
    })
    table.play(
      (game) => trigger(game, 'plan-start', {}),
      '',
      ['vertigo-dose', 'no'],
      ['venom-dose', 'no'],
      ['addict', '2:vertigo-dose'],
      ['vertigo-dose', 'no'],
    )
    expect(Object.keys(table.offered('addict'))).toEqual([
      '0:venom-dose',
      '0:vertigo-dose',
      '2:vertigo-dose',
      'none',
    ])
    const left = table.play((game, { holder, other }) =>
      [holder, other].map((each) => dosesLeft(game, each, 'vertigo-dose')),
    )
    expect(left).toEqual([2, 1])
    expect(table.model('addict').roundMemory).toEqual({ [isDosed.key]: true })
  })
})
