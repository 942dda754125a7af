import { recall } from '@gargoyle/engine'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { performById } from '../testing/actions.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { testBook } from '../testing/edition.ts'
import { readLog, writeLog } from '../testing/log.ts'
import { setTable, type TestAnswer } from '../testing/table.ts'
import { available, borrowedCounters, type CounterCost, canPay, payCounters } from './counters.ts'
import { rollSkill } from './skill-roll.ts'

/** It uses three counters in all of its friends, but of the first of them only one. */
const choosy: CounterRule = {
  name: 'Choosy',
  text: 'Three counters of friends, one of the first.',
  own: {
    'borrows-counters': ({ game, args, owner, other }) => {
      const used = recall(game.state.activation, borrowedCounters)
      const most = other?.id === Number(args[0]) ? 1 : 3
      return other?.seat === owner.seat ? Math.max(0, most - used) : 0
    },
  },
}

describe('bmg2/trait/teamwork-all, bmg2/trait/teamwork-model: friends who lend different numbers of counters', () => {
  const band = (frugal: 'mate' | 'other', hero: string, mate: string, other: string) =>
    setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          counters: hero,
          traits: [`choosy(${frugal === 'mate' ? 1 : 2})`],
        },
        mate: { seat: 'a', at: [40, 30], counters: mate },
        other: { seat: 'a', at: [50, 30], counters: other },
      },
      book: { traits: { ...testBook.traits, choosy } },
      active: 'hero',
    })
  type Table = ReturnType<typeof band>
  const can = (table: Table, cost: CounterCost) => table.play((game, { hero }) => canPay(game, hero, cost))
  const most = (table: Table) => table.play((game, { hero }) => available(game, hero, 'attack'))
  const pay = (table: Table, cost: CounterCost, ...answers: readonly TestAnswer[]) => {
    table.play((game, { hero }) => payCounters(game, hero, cost, 'test'), '', ...answers)
    return (['hero', 'mate', 'other'] as const).map((name) => {
      const { movement, attack } = table.model(name).counters
      return `${'M'.repeat(movement)}${'A'.repeat(attack)}`
    })
  }

  test('all that they can lend together counts, whichever lender comes first', () => {
    const both = [band('mate', '', 'A', 'AA'), band('other', '', 'AA', 'A')]
    expect(both.map((table) => [most(table), can(table, { attack: 3 }), can(table, { any: 3 })])).toEqual([
      [3, true, true],
      [3, true, true],
    ])
    expect(both.map((table) => pay(table, { attack: 3 }))).toEqual([
      ['', '', ''],
      ['', '', ''],
    ])
  })

  test('no model lends more than its own number, and all not more than theirs', () => {
    const frugal = band('other', '', 'A', 'AAA')
    expect([most(frugal), can(frugal, { attack: 2 }), can(frugal, { attack: 3 })]).toEqual([2, true, false])
    expect([can(frugal, { any: 2 }), can(frugal, { any: 3 })]).toEqual([true, false])
    const rich = band('mate', '', 'AA', 'AAAA')
    expect([most(rich), can(rich, { attack: 3 }), can(rich, { attack: 4 })]).toEqual([3, true, false])
    expect([can(rich, { any: 3 }), can(rich, { any: 4 })]).toEqual([true, false])
  })

  test('who lends most is asked for what it has, so that the other can lend what only it has', () => {
    const cost = { movement: 1, attack: 1 }
    expect(pay(band('mate', '', 'MA', 'M'), cost)).toEqual(['', 'M', ''])
    expect(pay(band('other', '', 'M', 'MA'), cost)).toEqual(['', '', 'M'])
    const open = [band('mate', '', 'MA', 'M'), band('other', '', 'M', 'MA'), band('mate', '', 'MA', '')]
    expect(open.map((table) => can(table, cost))).toEqual([true, true, false])
  })

  test('where its own would do, as many as they may lend can be used instead', () => {
    const cost = { attack: 3 }
    expect(pay(band('mate', 'AAA', 'AA', 'AA'), cost, ['borrow', 1], ['borrow', 2])).toEqual(['AAA', 'A', ''])
    expect(() => pay(band('mate', 'AAA', 'AA', 'AA'), cost, ['borrow', 2])).toThrow('0 to 1')
    expect(pay(band('other', 'AAA', 'AA', 'AA'), cost, ['borrow', 2], ['borrow', 1])).toEqual([
      'AAA',
      '',
      'A',
    ])
  })

  test('of counters from anywhere those come first that could not be lent later', () => {
    // Only one is open each time, and no question is asked.
    expect(pay(band('other', '', 'AA', 'A'), { any: 3 })).toEqual(['', '', ''])
    const table = band('other', '', 'AA', 'A')
    expect(pay(table, { any: 1 }, ['counter', '1:attack'])).toEqual(['', 'A', 'A'])
    expect(Object.keys(table.offered('counter'))).toEqual(['1:attack', '2:attack'])
  })
})

describe('bmg1/trait/luck: what it sees as failed', () => {
  const fence: Piece = { ...box('fence', cm(40), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' }
  const plated: CounterRule = { name: 'Plated', text: 'Armour 4+.', own: { armour: { set: 4 } } }
  const watcher: CounterRule = {
    name: 'Watcher',
    text: 'It looks on.',
    on: {
      'dice-rolled': ({ game, rolled }) =>
        writeLog(
          game.state,
          `${rolled.purpose} ${rolled.roll.dice.map((_, index) => rolled.succeeds(index)).join(' ')}`,
        ),
    },
  }
  const book = { traits: { ...testBook.traits, plated, watcher } }
  const lucky = (...traits: readonly string[]) => ({
    traits: ['luck', ...traits],
    counters: 'S',
    willpower: 5,
  })
  const no: TestAnswer = ['luck', 'no']
  const yes: TestAnswer = ['luck', 'yes']

  test('bmg1/core/blink: the Blink! dice that stopped nothing, not those that did', () => {
    const shot = (dice: string, ...answers: readonly TestAnswer[]) => {
      const table = shootOut({ hero: lucky() }, { pieces: [fence], book })
      table.play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        dice,
        ['shots', { '1': 2 }],
        no,
        ...answers,
      )
      return table.model('hero').injury
    }
    // Two impacts; one Blink! of two failed and is rolled again.
    expect([shot('5 5 4 3 4', yes), shot('5 5 3 4 3 2 3', yes), shot('5 5 4 4')]).toEqual([0, 1, 0])
  })

  test('bmg1/trait/bat-armor-mk1: the armour dice that saved nothing, not those that did', () => {
    const hit = (dice: string, ...answers: readonly TestAnswer[]) => {
      const table = duel({ hero: lucky('plated'), thug: { counters: 'AA' } }, { book })
      table.play(
        (game, { thug }) => performById(game, thug, 'melee:-1'),
        dice,
        ['strikes', { '1': 2 }],
        no,
        ...answers,
      )
      return table.model('hero').stun
    }
    expect([hit('5 5 4 3 4', yes), hit('5 5 3 4 3 5 2', yes), hit('5 5 4 4')]).toEqual([0, 1, 0])
  })

  test('bmg1/core/willpower-roll: a roll that failed, not one that passed, and what was rolled again counts', () => {
    const rolled = (dice: string, ...answers: readonly TestAnswer[]) => {
      const table = duel({ hero: lucky('watcher') }, { book })
      const passed = table.play(
        (game, { hero }) => rollSkill(game, hero, 'willpower', { reason: 'test' }),
        dice,
        ...answers,
      )
      return [passed, readLog(table.state)]
    }
    expect(rolled('2 3')).toEqual([true, ['willpower true true']])
    expect(rolled('2 4 1 1', yes)).toEqual([true, ['willpower true true']])
    expect(rolled('2 4 6 1', yes)).toEqual([false, ['willpower false false']])
  })
})
