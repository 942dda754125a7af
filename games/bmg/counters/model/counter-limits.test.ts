import { seat } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import type { CounterRule } from '../rules/special-rule.ts'
import { testBook } from '../testing/edition.ts'
import { readLog, writeLog } from '../testing/log.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'
import { available, type CounterCost, canPay, gainCounter, loseCounters, payCounters } from './counters.ts'
import { gainAnyCounter } from './gain-any-counter.ts'
import { moveCounters } from './move-counters.ts'
import { missedBy, rollSkill } from './skill-roll.ts'
import { skill, skillValue } from './skills.ts'

/** Its Attack Counters cannot be spent. */
const bound: CounterRule = {
  name: 'Bound',
  text: 'No AC.',
  own: { 'cannot-spend': ({ purpose }) => purpose === 'attack' },
}
/** Its Movement Counters count as Attack Counters. */
const nimble: CounterRule = {
  name: 'Nimble',
  text: 'MC stand in for AC.',
  own: { 'stand-in': ({ purpose }) => (purpose === 'movement-attack' ? 3 : 0) },
}
/** It uses two counters of its friends. */
const begging: CounterRule = {
  name: 'Begging',
  text: 'Two counters of friends.',
  own: { 'borrows-counters': ({ owner, other }) => (other?.seat === owner.seat ? 2 : 0) },
}
const wild: CounterRule = { name: 'Wild', text: 'SC pay for anything.', own: { 'wild-special': true } }
const steady: CounterRule = {
  name: 'Steady',
  text: 'Its counters stay where they are, unless it moves them itself.',
  own: { 'counters-stay': ({ owner, other }) => other !== owner },
}
const twice: CounterRule = { name: 'Twice', text: 'Rolls again.', own: { 'skill-rerolls': true } }
const clumsy: CounterRule = {
  name: 'Clumsy',
  text: 'One more on Agility dice.',
  own: { 'skill-dice': ({ purpose }) => (purpose === 'agility' ? 1 : 0) },
}
const proud: CounterRule = { name: 'Proud', text: 'Willpower +2.', own: { willpower: 2 } }
const broken: CounterRule = { name: 'Broken', text: 'Willpower -3.', own: { willpower: -3 } }
const stubborn: CounterRule = { name: 'Stubborn', text: 'Never lowered.', own: { 'keeps-willpower': true } }
/** Looks at every die. */
const watcher: CounterRule = {
  name: 'Watcher',
  text: 'It looks on.',
  on: { 'dice-rolled': ({ game, rolled }) => writeLog(game.state, rolled.purpose) },
}

const stage = (hero: Partial<ModelSketch> = {}, mate: Partial<ModelSketch> = {}) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], ...hero },
      mate: { seat: 'a', at: [40, 30], ...mate },
      thug: { seat: 'b', at: [60, 60], counters: 'MMAADDSS' },
    },
    book: {
      traits: {
        ...testBook.traits,
        bound,
        nimble,
        begging,
        wild,
        steady,
        twice,
        clumsy,
        proud,
        broken,
        stubborn,
        watcher,
      },
    },
    active: 'hero',
  })
const can = (hero: Partial<ModelSketch>, cost: CounterCost, mate: Partial<ModelSketch> = {}) =>
  stage(hero, mate).play((game, all) => canPay(game, all.hero, cost))

describe('counters that cannot be spent', () => {
  test('bmg1/core/spend-counters: neither they nor what would stand in for them pay', () => {
    expect([
      can({ counters: 'A' }, { attack: 1 }),
      can({ counters: 'A', traits: ['bound'] }, { attack: 1 }),
    ]).toEqual([true, false])
    expect(can({ counters: 'MM', traits: ['nimble'] }, { attack: 1 })).toBe(true)
    expect(can({ counters: 'MM', traits: ['nimble', 'bound'] }, { attack: 1 })).toBe(false)
    const most = (...traits: readonly string[]) =>
      stage({ counters: 'AMM', traits }).play((game, { hero }) => available(game, hero, 'attack'))
    expect([most(), most('nimble'), most('nimble', 'bound')]).toEqual([1, 3, 0])
  })

  test('bmg1/core/spend-counters: what may come from anywhere does not come from them', () => {
    const hero = { counters: 'AAM', traits: ['bound'] }
    expect([can(hero, { any: 1 }), can(hero, { any: 2 })]).toEqual([true, false])
    const table = stage(hero)
    table.play((game, all) => payCounters(game, all.hero, { any: 1 }, 'test'))
    expect(table.model('hero').counters).toMatchObject({ attack: 2, movement: 0 })
  })

  test('bmg2/trait/teamwork-all: no model lends them', () => {
    const cost = (mate: Partial<ModelSketch>) => can({ traits: ['begging'] }, { attack: 1 }, mate)
    expect([cost({ counters: 'A' }), cost({ counters: 'A', traits: ['bound'] })]).toEqual([true, false])
    const most = (counters: string) =>
      stage({ counters: 'A', traits: ['begging'] }, { counters }).play((game, { hero }) =>
        available(game, hero, 'attack'),
      )
    expect([most(''), most('A'), most('AAA')]).toEqual([1, 2, 3])
  })
})

test('bmg1/trait/unpredictable: where Special Counters pay for anything, no others do', () => {
  const wilds = (counters: string, cost: CounterCost) => can({ counters, traits: ['wild'] }, cost)
  expect([wilds('SS', { attack: 2 }), wilds('S', { attack: 2 }), wilds('M', { attack: 1 })]).toEqual([
    true,
    false,
    false,
  ])
  const most = (counters: string) =>
    stage({ counters, traits: ['wild'] }).play((game, { hero }) => available(game, hero, 'attack'))
  expect([most('AS'), most('AM')]).toEqual([2, 1])
})

describe('counters that come and go', () => {
  test('bmg1/core/free-counters: beyond its skill only where a rule says so', () => {
    const table = stage({ counters: 'AA', attack: 2 })
    const gain = (beyond: boolean) =>
      table.play((game, { hero }) => gainCounter(game, hero, 'attack', 'test', { beyond }))
    expect([gain(false), gain(true), table.model('hero').counters.attack]).toEqual([false, true, 3])
  })

  test('bmg2/core/counters-above-maximum: one of choice goes where there is room, or anywhere beyond it', () => {
    const offered = (beyond: boolean, hero: Partial<ModelSketch>) => {
      const table = stage({ movement: 1, attack: 1, defense: 1, special: 1, ...hero })
      table.play(
        (game, all) => gainAnyCounter(game, all.hero, { rule: 'test', reason: 'test', beyond }),
        '',
        ['gained-counter', 'special'],
      )
      return [Object.keys(table.offered('gained-counter')), table.model('hero').counters.special]
    }
    expect(offered(false, { counters: 'M' })).toEqual([['attack', 'defense', 'special'], 1])
    expect(offered(true, { counters: 'MS' })).toEqual([['movement', 'attack', 'defense', 'special'], 2])
    const full = stage({ movement: 1, attack: 1, defense: 1, special: 1, counters: 'MADS' })
    full.play((game, { hero }) => gainAnyCounter(game, hero, { rule: 'test', reason: 'test' }))
    expect(full.asked).toEqual([])
  })

  test('bmg1/core/damage-accumulation: the player that a rule lets choose is asked which counter goes', () => {
    const table = stage({ counters: 'MA' })
    table.play((game, { hero }) => loseCounters(game, hero, 1, 'test', seat('b')), '', ['counter', 'attack'])
    expect([table.asked, table.model('hero').counters.movement]).toEqual([['b: counter'], 1])
  })

  test('bmg1/trait/veteran: as many as the rule says, one after the other', () => {
    const table = stage({ counters: 'MM' })
    table.play(
      (game, { hero }) => moveCounters(game, hero.seat, hero, 2, 'test'),
      '',
      ['move-counter', 'movement:attack'],
      ['move-counter', 'movement:defense'],
    )
    expect(table.model('hero').counters).toEqual({ movement: 0, attack: 1, defense: 1, special: 0 })
    // No more than there are.
    const single = stage({ counters: 'M' })
    single.play((game, { hero }) => moveCounters(game, hero.seat, hero, 3, 'test'), '', [
      'move-counter',
      'stop',
    ])
    expect(single.model('hero').counters.movement).toBe(1)
  })

  test('bmg1/trait/disarray: counters that stay are not moved by another rule', () => {
    const asked = (by: 'hero' | 'thug') => {
      const table = stage({ counters: 'M', traits: ['steady'] })
      const answers = by === 'hero' ? [['move-counter', 'stop'] as const] : []
      table.play(
        (game, all) => moveCounters(game, all[by].seat, all.hero, 1, 'test', all[by]),
        '',
        ...answers,
      )
      return table.asked
    }
    expect([asked('hero'), asked('thug')]).toEqual([['a: move-counter'], []])
  })
})

describe('rolls against skills', () => {
  test('bmg2/table/fear-chart: by how much it was missed, and 0 for a success', () => {
    const missed = (dice: string) =>
      stage({ willpower: 5 }).play(
        (game, { hero }) => missedBy(game, hero, 'willpower', { reason: 'test' }),
        dice,
      )
    expect([missed('1 1'), missed('2 3'), missed('3 3'), missed('6 6')]).toEqual([0, 0, 1, 7])
  })

  test('bmg1/trait/poison-master: of spare dice the lowest are dropped', () => {
    const missed = (dice: string, spare: number) =>
      stage({ endurance: 5 }).play(
        (game, { hero }) => missedBy(game, hero, 'endurance', { reason: 'test', spare }),
        dice,
      )
    expect([missed('1 5 4', 1), missed('5 1 1 1', 2)]).toEqual([4, 1])
  })

  test('bmg1/core/reroll: only a failed roll is made again, all of it, and only once', () => {
    const passes = (dice: string) =>
      stage({ willpower: 5, traits: ['twice'] }).play(
        (game, { hero }) => rollSkill(game, hero, 'willpower', { reason: 'test' }),
        dice,
      )
    expect([passes('2 3'), passes('3 3 1 1'), passes('6 6 6 6')]).toEqual([true, true, false])
  })

  test('bmg2/trait/animal: what is rolled only once is not rolled again, and nothing touches it', () => {
    const table = stage({ willpower: 5, traits: ['twice', 'watcher'] })
    const passed = table.play(
      (game, { hero }) => rollSkill(game, hero, 'willpower', { reason: 'test', once: true }),
      '6 6',
    )
    expect([passed, readLog(table.state)]).toEqual([false, []])
    table.play((game, { hero }) => rollSkill(game, hero, 'agility', { reason: 'test' }), '1')
    expect(readLog(table.state)).toEqual(['agility'])
  })

  test('bmg2/core/willpower-modifier-sign: what is added to the dice makes that roll harder, and no other', () => {
    const passes = (name: 'agility' | 'willpower', dice: string) =>
      stage({ movement: 3, willpower: 5, traits: ['clumsy'] }).play(
        (game, { hero }) => rollSkill(game, hero, name, { reason: 'test' }),
        dice,
      )
    expect([passes('agility', '2'), passes('agility', '3'), passes('willpower', '2 3')]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('skills', () => {
  test('bmg2/trait/psycho: what raises a Willpower that is kept still counts, what lowers it does not', () => {
    const willpower = (...traits: readonly string[]) => {
      const table = stage({ willpower: 5, traits })
      return table.play((game, { hero }) => [
        skill(game, 'willpower', hero),
        skillValue(game, 'willpower', hero).total,
      ])
    }
    expect(willpower('proud', 'broken')).toEqual([4, 4])
    expect(willpower('proud', 'broken', 'stubborn')).toEqual([7, 7])
    expect(willpower('broken', 'stubborn')).toEqual([5, 5])
  })

  test('bmg1/core/profile: no skill is less than 1', () => {
    const table = stage({ willpower: 2, traits: ['broken'] })
    expect(
      table.play((game, { hero }) => [
        skill(game, 'willpower', hero),
        skillValue(game, 'willpower', hero).total,
      ]),
    ).toEqual([1, 1])
  })
})
