import { addEffect } from '@gargoyle/bmg-common'
import { seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { available, type CounterCost, payCounters, paymentBlockedReason } from '../model/counters.ts'
import { startPlaying } from '../preparation/start-playing.ts'
import { duel } from '../testing/duel.ts'
import { setTable, to } from '../testing/table.ts'

describe('Undercover', () => {
  const deploy = (at: readonly [number, number], traits: readonly string[] = ['undercover']) => {
    const table = setTable({
      models: { hero: { seat: 'a', traits }, cop: { seat: 'b', at: [60, 110] } },
      markers: [{ kind: 'loot', at: [60, 30], seat: 'b' }],
      zones: { a: 'A', b: 'B' },
      stage: 'start',
      part: 0,
    })
    table.state.firstDeployer = seat('a')
    table.play((game) => startPlaying(game), '', ['place', { to: [...to(...at)] }])
    return table.model('hero').at
  }

  test('bmg1/trait/undercover: deployed after the objectives, up to 20 cm outside its area', () => {
    // The area ends at 20 cm; the base of 3 cm must lie wholly within 40.
    expect(deploy([20, 38.5])).toMatchObject({ x: cm(20), y: cm(38.5) })
    expect(() => deploy([20, 38.6])).toThrow('deployment area')
    expect(deploy([20, 10])).toMatchObject({ y: cm(10) })
  })

  test('bmg1/trait/undercover: more than 10 cm from every objective', () => {
    // The marker's base and its own take 3 cm.
    expect(() => deploy([47, 30])).toThrow('10 cm from every objective')
    expect(deploy([46.9, 30])).toMatchObject({ x: cm(46.9) })
  })

  test('bmg1/trait/undercover: others are deployed with their group and stay in the area', () => {
    expect(() => deploy([20, 30], [])).toThrow('place')
  })
})

describe('Unpredictable', () => {
  const joker = (counters: string, traits: readonly string[] = ['unpredictable']) =>
    duel({ hero: { traits, counters, attack: 1 } })

  const pay = (counters: string, cost: CounterCost, traits?: readonly string[]) => {
    const table = joker(counters, traits)
    const why = table.play((game, { hero }) => paymentBlockedReason(game, hero, cost))
    if (why !== undefined) return why
    table.play((game, { hero }) => payCounters(game, hero, cost, 'test'))
    const { movement, attack, defense, special } = table.model('hero').counters
    return [movement, attack, defense, special]
  }

  test('bmg1/trait/unpredictable: SC pay for whatever is missing, after the counters of the right place', () => {
    expect(pay('ASS', { attack: 2 })).toEqual([0, 0, 0, 1])
    expect(pay('SSS', { movement: 1, defense: 2 })).toEqual([0, 0, 0, 0])
    expect(pay('ASS', { attack: 2 }, [])).toContain('2AC')
  })

  test('bmg1/trait/unpredictable: other counters are no SC, and none pays twice', () => {
    expect(pay('AM', { special: 1 })).toContain('1SC')
    expect(pay('SS', { attack: 2, special: 1 })).toContain('2AC + 1SC')
    expect(pay('SSS', { attack: 2, special: 1 })).toEqual([0, 0, 0, 0])
  })

  test('bmg1/trait/unpredictable: they may go beyond the skill, but not where nothing may be spent', () => {
    const table = joker('ASS')
    // Attack 1 holds one counter, and yet three strikes are possible.
    expect(table.play((game, { hero }) => available(game, hero, 'attack'))).toBe(3)
    table.play((game, { hero }) => void addEffect(game, hero, 'halted', { until: 'activation' }))
    expect(table.play((game, { hero }) => available(game, hero, 'movement'))).toBe(0)
    expect(table.play((game, { hero }) => paymentBlockedReason(game, hero, { movement: 1 }))).toContain('1MC')
  })
})
