import { objectives } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import {
  computeTotal,
  countersToPlan,
  endActivation,
  inflict,
  sufferEffect,
  trigger,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'
import { setTable } from '../testing/table.ts'
import { useDose } from './doses.ts'

test('bmg2/trait/narcotic-dose, bmg2/core/doses: Desensitized for the round; one dose of any kind a round', () => {
  const table = stage({ hero: { traits: ['narcotic-dose(2)', 'titan-dose(1)'], stun: 4, willpower: 6 } })
  const counters = () => table.play((game, { hero }) => countersToPlan(game, hero))
  expect(counters()).toBe(4)
  table.play((game) => trigger(game, 'plan-start', {}), '', ['titan-dose', 'no'], ['narcotic-dose', 'yes'])
  expect(counters()).toBe(6)
  table.play((game) => trigger(game, 'plan-start', {}))
  expect(table.asked).toEqual([])
  table.model('hero').roundMemory = {}
  table.model('hero').effects = []
  table.play((game) => trigger(game, 'plan-start', {}), '', ['titan-dose', 'yes'])
  expect(table.asked).toEqual(['a: titan-dose'])
})

test('bmg2/trait/narcotic-dose: not more doses than it has, and none for Bots', () => {
  const asked = (traits: readonly string[], taken: number) => {
    const table = stage({ hero: { traits } })
    for (let n = 0; n < taken; n++) useDose(table.model('hero'), 'narcotic-dose')
    table.play(
      (game) => trigger(game, 'plan-start', {}),
      '',
      ...(taken < 2 ? ([['narcotic-dose', 'no']] as const) : []),
    )
    return table.asked.length
  }
  expect([asked(['narcotic-dose(2)'], 1), asked(['narcotic-dose(2)'], 2)]).toEqual([1, 0])
  const bot = stage({ hero: { traits: ['narcotic-dose', 'bot'] } })
  bot.play((game) => trigger(game, 'plan-start', {}))
  expect(bot.asked).toEqual([])
})

test('bmg2/trait/natural-immunities: Blind, Poison and Steal do nothing, Fire does', () => {
  const held = (id: string) => {
    const table = duel({ hero: { traits: ['natural-immunities'], weapons: [{ damage: 'I' }] } })
    table.play((game, { hero, thug }) => sufferEffect(game, hero, { id, args: [] }, { by: thug }))
    return table.model('hero').effects.length + (1 - table.model('hero').arms.length)
  }
  expect(['blind', 'poison', 'steal', 'fire'].map(held)).toEqual([0, 0, 0, 1])
})

test('bmg2/trait/no-mercy: Henchmen of its crew have CRT an injury, others and other crews do not', () => {
  const rules = (who: 'hero' | 'mate' | 'thug', condition: 'up' | 'ko' = 'up') =>
    stage({ hero: { traits: ['no-mercy'], condition } }).play(
      (game, models) => weaponAt(game, models[who], -1).rules.length,
    )
  expect([rules('mate'), rules('hero'), rules('thug'), rules('mate', 'ko')]).toEqual([1, 0, 0, 0])
  const fight = setTable({
    models: {
      mate: { seat: 'a', at: [30, 30], counters: 'A' },
      thug: { seat: 'b', touching: 'mate', endurance: 9 },
      boss: { seat: 'a', at: [60, 60], traits: ['no-mercy'], rank: 'leader' },
    },
    active: 'mate',
  })
  act(fight, 'melee:-1', '5 5 6')
  expect(fight.model('thug')).toMatchObject({ stun: 1, injury: 1 })
})

test('bmg2/trait/no-mercy, bmg2/core/critical: where its weapon has a CRT too, its player says which counts', () => {
  const strike = (picked: string) => {
    const table = setTable({
      models: {
        mate: { seat: 'a', at: [30, 30], counters: 'A', weapons: [{ damage: 'S', rules: ['crt(stunned)'] }] },
        thug: { seat: 'b', touching: 'mate', endurance: 9 },
        boss: { seat: 'a', at: [60, 60], traits: ['no-mercy'], rank: 'leader' },
      },
      active: 'mate',
    })
    act(table, 'melee:0', '5 5 6', ['critical', picked])
    const { injury, stun, effects } = table.model('thug')
    return [injury, stun, effects.map(({ id }) => id)]
  }
  expect([strike('0'), strike('1')]).toEqual([
    [1, 1, []],
    [0, 1, ['stunned']],
  ])
})

test('bmg2/trait/non-lethal-ammo: its shots do stuns instead of injuries, but to vehicles and in close combat', () => {
  const hurt = (traits: readonly string[], kind: 'ranged' | 'melee' = 'ranged') => {
    const table = shootOut({ thug: { traits: ['non-lethal-ammo'] }, hero: { traits } })
    table.play((game, { hero, thug }) =>
      inflict(game, hero, { injury: 2, strike: strikeOf(game, thug, hero, { kind }), cause: 'test' }),
    )
    return [table.model('hero').injury, table.model('hero').stun]
  }
  expect([hurt([]), hurt(['vehicle']), hurt([], 'melee')]).toEqual([
    [0, 2],
    [2, 0],
    [2, 0],
  ])
})

test('bmg2/trait/objectives-puzzles-everywhere: its crew chooses no objectives', () => {
  const table = stage(
    { hero: { traits: ['objectives-puzzles-everywhere'] } },
    { stage: 'objectives', part: 0, zones: { a: 'A', b: 'B' } },
  )
  table.play((game) => objectives(game), '', ['objectives', ['loot', 'riddle', 'ammo-crates']])
  expect(table.asked).toEqual(['b: objectives'])
  expect(table.band('a').objectives).toEqual([])
})

test('bmg2/trait/obstinate: neither enemies nor friends move its counters, it may itself', () => {
  const moved = (trait: string) => {
    const table = stage({
      hero: { traits: [trait] },
      mate: { traits: ['obstinate'], counters: 'MM' },
      thug: { traits: ['obstinate'], counters: 'MM' },
    })
    act(table, `trait:${trait}`)
    return table.asked
  }
  expect([moved('order'), moved('disarray')]).toEqual([[], []])
  const own = stage({ hero: { traits: ['obstinate', 'veteran'] } })
  own.play((game, { hero }) => trigger(game, 'activation-start', { active: hero }), '', [
    'move-counter',
    'stop',
  ])
  expect(own.asked).toEqual(['a: move-counter'])
})

test('bmg2/trait/ocd, bmg2/core/mental-disorder: +1 to hit while all strikes go to one target', () => {
  const table = duel({ thug: { traits: ['ocd'], counters: 'A' }, hero: { defense: 4 } })
  act(table, 'melee:-1', '3 5 2')
  expect(table.model('hero').stun).toBe(1)
  const before = duel({ thug: { traits: ['ocd'], counters: 'A' }, hero: { defense: 4 } })
  before.state.activation!.struck = [5]
  act(before, 'melee:-1', '3')
  const cured = duel({ thug: { traits: ['ocd'], counters: 'A' }, hero: { defense: 4 } })
  cured
    .model('thug')
    .effects.push({ id: 'psychoanalysis', until: 'round', args: [], value: 0, by: undefined })
  act(cured, 'melee:-1', '3')
})

test("bmg2/trait/one-of-the-boys: it follows a Henchman by Let's Go!, and is followed", () => {
  const table = stage({ hero: { traits: ['one-of-the-boys'], counters: 'S' } }, { active: 'mate' })
  table.play((game) => endActivation(game), '4', ['lets-go', '0'])
  expect(table.state.mustActivate).toBe(0)
  const plain = stage({ hero: { counters: 'S' } }, { active: 'mate' })
  plain.play((game) => endActivation(game))
  expect(plain.asked).toEqual([])
})

test('bmg2/trait/outlaw-field-commander, bmg2/core/counters-above-maximum: a friend within 4" gains a counter beyond its limit', () => {
  const table = stage({ hero: { traits: ['outlaw-field-commander'] }, mate: { counters: 'AAAA' } })
  act(table, 'trait:outlaw-field-commander', '', ['target', '1'], ['gained-counter', 'attack'])
  expect(table.model('mate').counters.attack).toBe(5)
  expect(Object.keys(table.offered('target'))).toEqual(['0', '1'])
  expect(actionBlockedReason(table, 'trait:outlaw-field-commander')).toBe('Once a round.')
  table.play((game, { mate }) => expect(computeTotal(game, 'attack', { about: mate }, 4)).toBe(4))
})
