import { skill } from '@gargoyle/bmg-counters'
import { trigger } from '@gargoyle/bmg-counters/parts'
import type { ModelSketch, TestAnswer } from '@gargoyle/bmg-counters/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { dosesLeft } from './doses.ts'

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
    table.model('addict').usedThisRound = []
    plan(table, ['titan-dose', 'no'])
    expect(table.asked).toEqual(['a: titan-dose'])
  })

  test('bmg2/trait/addict: one dose a round of any kind, only if wanted, and not for Bots', () => {
    const table = stage({ traits: ['vertigo-dose(2)'] })
    plan(table, ['vertigo-dose', 'no'], ['addict', 'none'])
    expect(table.play((game, { holder }) => dosesLeft(game, holder, 'vertigo-dose'))).toBe(2)
    table.model('addict').usedThisRound.push('took a dose')
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
})
