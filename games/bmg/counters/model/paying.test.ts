import { recall } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { testBook } from '../testing/edition.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'
import { borrowedCounters, type CounterCost, canPay, countersStoodIn, payCounters } from './counters.ts'
import { moveCounters } from './move-counters.ts'
import { rollSkill } from './skill-roll.ts'
import { skill } from './skills.ts'

/** Some of its Movement Counters count as Attack Counters: as many as its trait says. */
const nimble: CounterRule = {
  name: 'Nimble',
  text: 'N MC stand in for AC.',
  own: { 'stand-in': ({ purpose, args }) => (purpose === 'movement-attack' ? Number(args[0]) : 0) },
}
/** It uses counters of all friends, up to a total. */
const begging: CounterRule = {
  name: 'Begging',
  text: 'N counters of friends.',
  own: {
    'borrows-counters': ({ game, args, owner, other }) => {
      const used = recall(game.state.activation, borrowedCounters)
      return other?.seat === owner.seat ? Math.max(0, Number(args[0]) - used) : 0
    },
  },
}
const stubborn: CounterRule = {
  name: 'Stubborn',
  text: 'Its Willpower is never lowered.',
  own: { 'keeps-willpower': true, willpower: -3, attack: -9 },
}
const traits = { ...testBook.traits, nimble, begging, stubborn }

const band = (hero: Partial<ModelSketch>, mate = '', other = '', active: 'hero' | 'mate' = 'hero') =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], ...hero },
      mate: { seat: 'a', at: [40, 30], counters: mate },
      other: { seat: 'a', at: [50, 30], counters: other },
      thug: { seat: 'b', at: [60, 60], counters: 'MMAADDSS' },
    },
    book: { traits },
    active,
  })
type Table = ReturnType<typeof band>
const can = (table: Table, cost: CounterCost) => table.play((game, { hero }) => canPay(game, hero, cost))
const pay = (table: Table, cost: CounterCost, ...answers: readonly TestAnswer[]) =>
  table.play((game, { hero }) => payCounters(game, hero, cost, 'test'), '', ...answers)
const left = (table: Table, name: 'hero' | 'mate' | 'other') => {
  const { movement, attack, defense, special } = table.model(name).counters
  return `${'M'.repeat(movement)}${'A'.repeat(attack)}${'D'.repeat(defense)}${'S'.repeat(special)}`
}

describe('counters that stand in', () => {
  test('bmg1/trait/unpredictable: as many as the rule says, beside those that lie in the right place', () => {
    const costs = (trait: string) =>
      [1, 2, 3, 4].map((attack) => can(band({ counters: 'AMMM', traits: [trait] }), { attack }))
    expect(costs('nimble(1)')).toEqual([true, true, false, false])
    expect(costs('nimble(2)')).toEqual([true, true, true, false])
    expect(can(band({ counters: 'AM', traits: ['nimble(1)'] }), { attack: 1, movement: 1 })).toBe(true)
    expect(can(band({ counters: 'AM', traits: ['nimble(1)'] }), { attack: 2, movement: 1 })).toBe(false)
  })

  test('bmg1/trait/unpredictable: own counters go first, and what stood in is noted in its own activation only', () => {
    const table = band({ counters: 'AMM', traits: ['nimble(1)'] })
    pay(table, { attack: 2 })
    expect([left(table, 'hero'), recall(table.state.activation, countersStoodIn)]).toEqual([
      'M',
      [{ from: 'movement', as: 'attack' }],
    ])
    const passive = band({ counters: 'MM', traits: ['nimble(1)'] }, '', '', 'mate')
    pay(passive, { attack: 1 })
    expect([left(passive, 'hero'), recall(passive.state.activation, countersStoodIn)]).toEqual(['M', []])
  })
})

describe('counters of others', () => {
  const beggar = (number: number, counters = '') => ({ traits: [`begging(${number})`], counters })

  test('bmg2/trait/teamwork-all: up to a total, whatever places they come from', () => {
    const table = () => band(beggar(2), 'MAS', 'DD')
    expect(can(table(), { movement: 1, attack: 1 })).toBe(true)
    expect(can(table(), { movement: 1, attack: 1, special: 1 })).toBe(false)
    expect(can(table(), { defense: 2 })).toBe(true)
    expect(can(table(), { attack: 2 })).toBe(false)
    expect([can(table(), { any: 2 }), can(table(), { any: 3 })]).toEqual([true, false])
    expect([can(table(), { attack: 1, any: 1 }), can(table(), { attack: 1, any: 2 })]).toEqual([true, false])
    expect(can(band(beggar(3), 'A'), { any: 2 })).toBe(false)
    expect(can(band(beggar(3), 'A'), { attack: 1, any: 1 })).toBe(false)
  })

  test('bmg2/trait/teamwork-all: what it does not have is borrowed without asking, and noted', () => {
    const table = band(beggar(2, 'M'), 'A', 'S')
    pay(table, { movement: 1, attack: 1, special: 1 })
    expect([left(table, 'hero'), left(table, 'mate'), left(table, 'other')]).toEqual(['', '', ''])
    expect(recall(table.state.activation, borrowedCounters)).toBe(2)
  })

  test('bmg2/trait/teamwork-all: where its own would do it says how many of whose', () => {
    const table = band(beggar(2, 'AA'), 'AA', 'A')
    pay(table, { attack: 2 }, ['borrow', 1], ['borrow', 1])
    expect([left(table, 'hero'), left(table, 'mate'), left(table, 'other')]).toEqual(['AA', 'A', ''])
    const none = band(beggar(2, 'AA'), 'AA', 'A')
    pay(none, { attack: 2 }, ['borrow', 0], ['borrow', 0])
    expect([left(none, 'hero'), recall(none.state.activation, borrowedCounters)]).toEqual(['', 0])
    const must = band(beggar(2, 'A'), 'AA')
    expect(() => pay(must, { attack: 2 }, ['borrow', 0])).toThrow('1 to 2')
    pay(must, { attack: 2 }, ['borrow', 2])
    expect([left(must, 'hero'), left(must, 'mate')]).toEqual(['A', ''])
  })

  test('bmg2/trait/teamwork-all: what may come from anywhere may come from others', () => {
    const table = band(beggar(1, 'D'), 'A', 'S')
    pay(table, { any: 2 }, ['counter', '2:special'])
    expect([left(table, 'hero'), left(table, 'mate'), left(table, 'other')]).toEqual(['', 'A', ''])
    expect(recall(table.state.activation, borrowedCounters)).toBe(1)
    const own = band(beggar(1, 'DM'), 'A')
    pay(own, { any: 1 }, ['counter', 'movement'])
    expect([left(own, 'hero'), left(own, 'mate'), recall(own.state.activation, borrowedCounters)]).toEqual([
      'D',
      'A',
      0,
    ])
  })
})

test('bmg1/trait/veteran: counters are moved from places that hold some to others with room', () => {
  const table = band({ counters: 'MM', attack: 0, defense: 2, special: 1 })
  table.play((game, { hero }) => moveCounters(game, hero.seat, hero, 1, 'test'), '', ['move-counter', 'stop'])
  expect(Object.keys(table.offered('move-counter'))).toEqual([
    'movement:attack',
    'movement:defense',
    'movement:special',
    'stop',
  ])
})

describe('skills', () => {
  test('bmg2/trait/psycho: only Willpower is kept from being lowered', () => {
    const table = band({ willpower: 6, attack: 4, traits: ['stubborn'] })
    expect(
      table.play((game, { hero }) => [skill(game, 'willpower', hero), skill(game, 'attack', hero)]),
    ).toEqual([6, 1])
  })

  test('bmg1/core/willpower-roll: two dice that come to the skill pass, one more fails', () => {
    const passes = (dice: string) =>
      band({ willpower: 6 }).play(
        (game, { hero }) => rollSkill(game, hero, 'willpower', { reason: 'test' }),
        dice,
      )
    expect([passes('3 3'), passes('3 4')]).toEqual([true, false])
  })
})
