import { describe, expect, test } from 'vitest'
import { possibleActions } from '../activation/options.ts'
import { performById } from '../testing/actions.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'
import { gainCounter, loseCounters, payCounters, paymentBlockedReason, showCost } from './counters.ts'
import { moveCounters } from './move-counters.ts'
import { rollSkill } from './skill-roll.ts'
import { limitOf, skill, skillValue } from './skills.ts'

const one = (hero: Partial<ModelSketch> = {}) =>
  setTable({
    models: { hero: { seat: 'a', at: [30, 30], ...hero }, thug: { seat: 'b', at: [60, 60] } },
    active: 'hero',
  })

describe('counters', () => {
  test('bmg1/core/spend-counters: what is not in the right place cannot be spent', () => {
    const table = one({ counters: 'MMD' })
    const why = (cost: Parameters<typeof paymentBlockedReason>[2]) =>
      table.play((game, { hero }) => paymentBlockedReason(game, hero, cost))
    expect(why({ movement: 2 })).toBeUndefined()
    expect(why({ movement: 3 })).toBe('It takes 3 Move counters (3MC), which hero does not have.')
    expect(why({ attack: 9, special: 1 })).toBe(
      'It takes 9 Attack and 1 Special counter (9AC + 1SC), which hero does not have.',
    )
    expect(why({ special: 1, any: 30 })).toBe(
      'It takes 1 Special and 30 of any kind of counters (1SC + 30 of any), which hero does not have.',
    )
    expect(why({ special: 1 })).toContain('1 Special counter (1SC),')
    expect(why({ movement: 1, any: 2 })).toBeUndefined()
    expect(why({ movement: 1, any: 3 })).toContain('3 of any')
  })

  test('what comes from anywhere is asked for', () => {
    const table = one({ counters: 'MD' })
    table.play((game, { hero }) => payCounters(game, hero, { any: 1 }, 'test'), '', ['counter', 'defense'])
    expect(table.model('hero').counters).toMatchObject({ movement: 1, defense: 0 })
    expect(showCost({ movement: 1, special: 2 })).toBe('1MC + 2SC')
  })

  test('bmg1/core/free-counters: a counter that is given goes to its place at once, within the limit', () => {
    const table = one({ counters: 'AAA', attack: 4 })
    expect(table.play((game, { hero }) => gainCounter(game, hero, 'attack', 'test'))).toBe(true)
    expect(table.play((game, { hero }) => gainCounter(game, hero, 'attack', 'test'))).toBe(false)
    expect(table.model('hero').counters.attack).toBe(4)
  })

  test('counters are lost as their owner chooses, and no more than there are', () => {
    const table = one({ counters: 'MA' })
    table.play((game, { hero }) => loseCounters(game, hero, 5, 'test'), '', ['counter', 'attack'])
    expect(table.model('hero').counters).toMatchObject({ movement: 0, attack: 0 })
  })

  test('counters are moved within the limits of their new places', () => {
    const table = one({ counters: 'MM', attack: 1 })
    table.play(
      (game, { hero }) => moveCounters(game, hero.seat, hero, 2, 'test'),
      '',
      ['move-counter', 'movement:attack'],
      ['move-counter', 'stop'],
    )
    expect(table.model('hero').counters).toMatchObject({ movement: 1, attack: 1 })
    expect(table.offered('move-counter')).not.toHaveProperty('movement:attack')
  })

  test('bmg1/core/trait-use: only in its own activation, and only if the whole cost lies in the right places', () => {
    const table = one({ counters: 'SS', traits: ['air-support'] })
    const why = table.play(
      (game, { hero }) =>
        possibleActions(game, hero, game.state.activation!)
          .find(({ id }) => id === 'trait:air-support')
          ?.why?.()?.text,
    )
    expect(why).toContain('3 Special counters')
    const other = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30] },
        thug: { seat: 'b', at: [60, 60], traits: ['air-support'] },
      },
      active: 'hero',
    })
    const ids = other.play((game, { hero }) =>
      possibleActions(game, hero, game.state.activation!).map(({ id }) => id),
    )
    expect(ids).not.toContain('trait:air-support')
  })
})

describe('skills', () => {
  test('bmg1/core/profile: skills cap their counters; Special is 3', () => {
    const table = one({ movement: 3, attack: 5, defense: 5, special: 3 })
    const limits = table.play((game, { hero }) =>
      (['movement', 'attack', 'defense', 'special'] as const).map((kind) => limitOf(game, hero, kind)),
    )
    expect(limits).toEqual([3, 5, 5, 3])
  })

  test('every number has its reasons', () => {
    const table = one({ traits: ['tension'], stun: 1 })
    const value = table.play((game, { hero }) => skillValue(game, 'attack', hero))
    expect(value.total).toBe(5)
    expect(value.steps.map(({ rule }) => rule)).toContain('bmg1/trait/tension')
  })

  test('bmg1/core/trait-priority: what a card says goes before the basic rules', () => {
    const table = one({ traits: ['psycho'], willpower: 6 })
    table.model('hero').effects = [{ id: 'discourage', until: 'game', args: [], value: 0, by: undefined }]
    expect(table.play((game, { hero }) => skill(game, 'willpower', hero))).toBe(6)
  })
})

describe('skill rolls', () => {
  const passes = (name: Parameters<typeof rollSkill>[2], dice: string, hero: Partial<ModelSketch>): boolean =>
    one(hero).play((game, { hero: model }) => rollSkill(game, model, name, { reason: 'test' }), dice)

  test('bmg1/core/agility-roll: one die, not above Movement', () => {
    expect([passes('agility', '3', { movement: 3 }), passes('agility', '4', { movement: 3 })]).toEqual([
      true,
      false,
    ])
  })

  test('bmg1/core/resistance-roll: two dice summed, not above Endurance', () => {
    expect([
      passes('endurance', '3 3', { endurance: 6 }),
      passes('endurance', '3 4', { endurance: 6 }),
    ]).toEqual([true, false])
  })

  test('bmg1/core/willpower-roll: two dice summed, not above Willpower', () => {
    expect([
      passes('willpower', '2 3', { willpower: 5 }),
      passes('willpower', '3 3', { willpower: 5 }),
    ]).toEqual([true, false])
  })

  test('bmg1/core/skill-roll-names: the Endurance roll is the Resistance roll, the Motivation roll the Willpower roll', () => {
    const table = one({ endurance: 6 })
    table.play((game, { hero }) => rollSkill(game, hero, 'endurance', { reason: 'test' }), '3 4')
    expect(table.story.at(-1)).toBe('hero fails an Endurance roll (test).')
  })

  test('bmg1/core/dice: no die is added to another unless a rule says so, and halves are rounded down', () => {
    // An Agility roll of a model that may roll twice never adds the two: 4 and 4 against 3 fail.
    expect(passes('agility', '4 4', { movement: 3, traits: ['reflexes'] })).toBe(false)
    // Half of Endurance 5 is 2: see the table of falls.
    expect(Math.floor(5 / 2)).toBe(2)
  })

  test('an activation can be spent on nothing', () => {
    const table = one({ counters: 'M', condition: 'down' })
    table.play((game, { hero }) => performById(game, hero, 'stand'))
    expect(table.model('hero').condition).toBe('up')
  })
})
