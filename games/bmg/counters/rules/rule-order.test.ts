import { describe, expect, test } from 'vitest'
import { skill } from '../model/skills.ts'
import { testBook } from '../testing/edition.ts'
import { readLog, writeLog } from '../testing/log.ts'
import { setTable } from '../testing/table.ts'
import { trigger } from './rule-system.ts'
import type { CounterRule } from './special-rule.ts'
import { endGainedTrait, endPassingTraits, gainTrait, hasTraitNow, loseTraits } from './trait-changes.ts'

/** Notes who acts at the start of a round. */
const early: CounterRule = {
  name: 'Early',
  text: 'It acts at the start of a round.',
  on: {
    'round-start': ({ game, owner }) => writeLog(game.state, `${owner.seat}${owner.id}`),
  },
}
const strong: CounterRule = {
  name: 'Strong',
  text: 'Attack +N.',
  own: { attack: ({ args }) => Number(args[0] ?? 1) },
}
const tall: CounterRule = { name: 'Tall', text: 'Defense +1.', own: { defense: 1 } }

const book = { traits: { ...testBook.traits, early, strong, tall } }

describe('whose rules act first', () => {
  const order = (first: 'a' | 'b', active?: 'one' | 'two' | 'three') => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [30, 30], traits: ['early'] },
        two: { seat: 'b', at: [60, 30], traits: ['early'] },
        three: { seat: 'a', at: [30, 60], traits: ['early'] },
      },
      book,
      first,
      ...(active === undefined ? {} : { active }),
    })
    table.play((game) => trigger(game, 'round-start', {}))
    return readLog(table.state)
  }

  test('bmg1/core/trait-priority: those of who plans first, then the others, each in table order', () => {
    expect(order('a')).toEqual(['a0', 'a2', 'b1'])
    expect(order('b')).toEqual(['b1', 'a0', 'a2'])
  })

  test('bmg1/core/trait-priority: in an activation those of the active player', () => {
    expect(order('a', 'two')).toEqual(['b1', 'a0', 'a2'])
    expect(order('b', 'three')).toEqual(['a0', 'a2', 'b1'])
  })
})

describe('rules from several sources', () => {
  const attack = (traits: readonly string[]) =>
    setTable({ models: { hero: { seat: 'a', at: [30, 30], traits }, thug: { seat: 'b' } }, book }).play(
      (game, { hero }) => skill(game, 'attack', hero),
    )

  test('bmg1/core/trait-priority: the same trait twice counts once, with other numbers each counts', () => {
    expect(attack(['strong'])).toBe(5)
    expect(attack(['strong', 'strong'])).toBe(5)
    expect(attack(['strong(2)', 'strong(2)'])).toBe(6)
    expect(attack(['strong(2)', 'strong(1)'])).toBe(7)
    expect(attack(['strong', 'strong(2)'])).toBe(7)
    expect(attack(['strong(1, 2)', 'strong(1, 3)'])).toBe(6)
  })

  test('bmg1/core/scenario-roll: the rules of the scenario that is rolled are in force, and no others', () => {
    const bell = (id: string): CounterRule<undefined> => ({
      name: id,
      text: 'It rings.',
      on: { 'round-start': ({ game }) => writeLog(game.state, id) },
    })
    const { plain } = testBook.scenarios
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30] }, thug: { seat: 'b' } },
      book: {
        scenarios: { plain: { ...plain!, rules: [bell('one')] }, other: { ...plain!, rules: [bell('two')] } },
      },
    })
    table.play((game) => trigger(game, 'round-start', {}))
    table.state.scenario = 'other'
    table.play((game) => trigger(game, 'round-start', {}))
    expect(readLog(table.state)).toEqual(['one', 'two'])
  })
})

describe('traits that come and go', () => {
  const stage = (traits: readonly string[] = []) =>
    setTable({ models: { hero: { seat: 'a', at: [30, 30], traits }, thug: { seat: 'b' } }, book })
  const has = (table: ReturnType<typeof stage>) =>
    ['strong', 'tall'].filter((id) => table.play((game, { hero }) => hasTraitNow(game, hero, id)))
  const both = () => {
    const table = stage()
    table.play((game, { hero }) => {
      gainTrait(game, hero, { id: 'strong', args: [] }, 'next-activation')
      gainTrait(game, hero, { id: 'tall', args: [] }, 'game')
    })
    return table
  }

  test('bmg2/table/surgical-madness: only what lasts until the next activation ends with it', () => {
    const table = both()
    table.model('hero').memory = { ...table.model('hero').memory, 'something/else': true }
    expect(has(table)).toEqual(['strong', 'tall'])
    table.play((_, { hero }) => endPassingTraits(hero))
    expect(has(table)).toEqual(['tall'])
    expect(table.model('hero').memory).toEqual({ 'something/else': true })
    table.play((game, { hero }) => {
      gainTrait(game, hero, { id: 'strong', args: [] }, 'game')
      endPassingTraits(hero)
    })
    expect(has(table)).toEqual(['strong', 'tall'])
  })

  test('bmg2/core/trait-use: a trait is taken without other traits and effects', () => {
    const table = both()
    table.model('hero').effects.push({ id: 'blind', until: 'round', args: [], value: 0, by: undefined })
    table.play((_, { hero }) => endGainedTrait(hero, 'strong'))
    expect(has(table)).toEqual(['tall'])
    expect(table.model('hero').effects.map(({ id }) => id)).toEqual(['gained-trait', 'blind'])
  })

  test('bmg2/core/trait-use: of two gained traits only the lost one is out of work, and again in work next round', () => {
    const table = both()
    const skills = () =>
      table.play((game, { hero }) => [skill(game, 'attack', hero), skill(game, 'defense', hero)])
    expect(skills()).toEqual([5, 4])
    table.play((game, { hero }) => loseTraits(game, hero, ['strong']))
    expect(skills()).toEqual([4, 4])
    expect([has(table), has(stage(['tall']))]).toEqual([['tall'], ['tall']])
  })
})

test('bmg1/effect/steal: what works while a weapon is carried goes with that weapon, not with another', () => {
  const carried: CounterRule = { name: 'Bulky', text: 'Defense +1.', carried: true, own: { defense: 1 } }
  const table = setTable({
    models: {
      hero: {
        seat: 'a',
        at: [30, 30],
        weapons: [
          { name: 'Shield', damage: 'S', rules: ['bulky'] },
          { name: 'Club', damage: 'S', rules: ['reach'] },
        ],
      },
      thug: { seat: 'b', at: [40, 30] },
    },
    book: { weaponRules: { ...testBook.weaponRules, bulky: carried } },
  })
  const defense = (name: 'hero' | 'thug') => table.play((game, all) => skill(game, 'defense', all[name]))
  expect([defense('hero'), defense('thug')]).toEqual([4, 3])
  const [shield, club] = table.model('hero').arms
  table.model('hero').arms = [shield!]
  table.model('thug').arms = [club!]
  expect([defense('hero'), defense('thug')]).toEqual([4, 3])
  table.model('hero').arms = [club!]
  table.model('thug').arms = [shield!]
  expect([defense('hero'), defense('thug')]).toEqual([3, 4])
})
