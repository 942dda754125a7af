import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import { perform } from '../activation/perform.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { deployModel } from '../preparation/deploy.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { whyNotAct } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable, to } from '../testing/table.ts'

describe('shooters', () => {
  const shooter = (trait: string, thug: Partial<ModelSketch> = {}) =>
    shootOut({ thug: { traits: [trait], counters: 'AAAASS', ...thug } })

  test('bmg1/trait/good-aim: only this activation, and only Aim: the rate is 1 after a move', () => {
    const table = shooter('good-aim', { weapons: [{ ...gun, rules: ['firearm', 'aim'] }] })
    table.state.activation!.moved = true
    table.play((game, { thug }) => perform(game, thug, 'trait:good-aim'))
    expect(table.model('thug').counters.special).toBe(1)
    table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '1')
    table.play((game) => endActivation(game))
    expect(table.model('thug').effects).toEqual([])
  })

  test('bmg1/trait/gunman: the second attack wants its 2AC and a magazine; the permission ends with the activation', () => {
    const poor = shooter('gunman', { counters: 'AAAS' })
    poor.play((game, { thug }) => perform(game, thug, 'trait:gunman'))
    poor.play((game, { thug }) => perform(game, thug, 'ranged:0'), '1 1', ['shots', { '1': 2 }])
    expect(whyNotAct(poor, 'ranged:0')).toContain('2AC')
    const empty = shooter('gunman', { weapons: [{ ...gun, ammo: 1 }] })
    empty.play((game, { thug }) => perform(game, thug, 'trait:gunman'))
    empty.play((game, { thug }) => perform(game, thug, 'ranged:0'), '1 1', ['shots', { '1': 2 }])
    expect(whyNotAct(empty, 'ranged:0')).toBe('Gun has no magazine left.')
    empty.play((game) => endActivation(game))
    expect(empty.model('thug').effects).toEqual([])
  })

  test('bmg1/trait/gunman: no second attack in close combat', () => {
    const table = duel({ thug: { traits: ['gunman'], counters: 'AAS' } })
    table.play((game, { thug }) => perform(game, thug, 'trait:gunman'))
    table.play((game, { thug }) => perform(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    expect(whyNotAct(table, 'melee:-1')).toBe('It has attacked.')
  })
})

describe('traits with H', () => {
  test('bmg1/trait/handyman: objectives, and traits that are used like them', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['handyman', 'flare'] },
        thug: { seat: 'b', at: [80, 80] },
      },
      markers: [{ kind: 'loot', at: [33, 30], seat: 'b' }],
      active: 'hero',
    })
    expect(whyNotAct(table, 'trait:flare')).toBeUndefined()
    table.play((game, { hero }) => perform(game, hero, 'manipulate:1'))
    expect(table.state.markers[0]!.carrier).toBe(0)
  })

  const hardened = () =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['hardened', 'insensitive'], endurance: 9 },
        thug: { seat: 'b', at: [60, 60] },
      },
    })

  test('bmg1/trait/hardened: stuns do not use it up, and it works again in the next round', () => {
    const table = hardened()
    table.play((game, { hero }) => inflict(game, hero, { stun: 1, cause: 'test' }))
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ stun: 2, injury: 0 })
    Object.assign(table.state, { stage: 'recount', part: 1 })
    for (let part = 1; part < 4; part++) table.play((game) => casualtyRecount(game))
    table.play((game, { hero }) => inflict(game, hero, { injury: 1, cause: 'test' }))
    expect(table.model('hero')).toMatchObject({ stun: 3, injury: 0 })
  })

  const deploy = (traits: readonly string[], x: number, y: number) => {
    const table = setTable({
      models: { hero: { seat: 'a', traits }, thug: { seat: 'b', at: [60, 110] } },
      markers: [{ kind: 'loot', at: [60, 60], seat: 'b' }],
      zones: { a: 'A', b: 'B' },
      stage: 'deploy' as never,
    })
    table.play((game, { hero }) => deployModel(game, hero), '', ['place', { to: to(x, y) }])
    return table.model('hero').at
  }

  test('bmg1/trait/hidden: anywhere on the table; others only in their area', () => {
    expect(deploy(['hidden'], 60, 90)).toMatchObject({ x: cm(60), y: cm(90) })
    expect(() => deploy([], 60, 90)).toThrow('It must stand wholly in your deployment area.')
  })

  test('bmg1/trait/hidden: more than 10 cm from every objective', () => {
    // Marker and base have a radius of 1.5 cm each.
    expect(() => deploy(['hidden'], 73, 60)).toThrow('more than 10 cm from every objective')
    expect(deploy(['hidden'], 73.1, 60)).toMatchObject({ x: cm(73.1) })
  })
})

describe('traits with I', () => {
  test('bmg1/trait/immortal: rank for rank, and the first K.O. pays as well', () => {
    const paid = (traits: readonly string[], rank: 'henchman' | 'sidekick') => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits, rank, endurance: 3 },
          thug: { seat: 'b', at: [60, 60] },
        },
      })
      table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
      return table.band('b').earned
    }
    expect([paid(['immortal'], 'henchman'), paid([], 'henchman')]).toEqual([1, 2])
    expect([paid(['immortal'], 'sidekick'), paid([], 'sidekick')]).toEqual([2, 4])
    const killed = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['immortal'], endurance: 3 },
        thug: { seat: 'b', at: [60, 60] },
      },
    })
    killed.play((game, { hero }) => inflict(game, hero, { injury: 3, cause: 'test' }))
    expect(killed.band('b').earned).toBe(2)
  })

  test('bmg1/trait/informer: each gives one, on the table only', () => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [30, 30], traits: ['informer'] },
        two: { seat: 'a', at: [40, 30], traits: ['informer'] },
        out: { seat: 'a', traits: ['informer'] },
        thug: { seat: 'b', at: [60, 60] },
        other: { seat: 'b', at: [70, 60] },
      },
    })
    table.play((game) => void dealPasses(game))
    expect([table.band('a').passes, table.band('b').passes]).toEqual([2, 0])
  })

  test('bmg1/trait/insensitive: others lose a counter for every two markers', () => {
    const kept = (traits: readonly string[]) => {
      const table = setTable({
        models: {
          hero: { seat: 'a', at: [30, 30], traits, counters: 'AA', endurance: 9 },
          thug: { seat: 'b', at: [60, 60] },
        },
      })
      table.play((game, { hero }) => inflict(game, hero, { stun: 2, cause: 'test' }))
      return table.model('hero').counters.attack
    }
    expect([kept(['insensitive']), kept([])]).toEqual([2, 1])
  })

  test('bmg1/trait/inspire: a counter for each, only into places with room, none for those who are full, enemies or too far', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'sidekick', traits: ['inspire'], counters: 'S' },
        one: { seat: 'a', at: [43, 30], attack: 1, counters: 'A' },
        full: {
          seat: 'a',
          at: [30, 40],
          attack: 1,
          defense: 1,
          movement: 1,
          special: 1,
          counters: 'MADS',
        },
        far: { seat: 'a', at: [16.9, 30] },
        enemy: { seat: 'b', at: [30, 24] },
        mate: { seat: 'a', at: [25, 30], rank: 'free-agent' },
      },
      active: 'boss',
    })
    table.play((game, { boss }) => perform(game, boss, 'trait:inspire'), '', ['inspired-counter', 'special'])
    expect(Object.keys(table.offered('inspired-counter'))).toEqual(['movement', 'defense', 'special'])
    expect(table.model('one').counters.special).toBe(1)
    expect([table.model('boss').counters.special, table.model('far').counters.special]).toEqual([0, 0])
  })

  test('bmg1/trait/inspire: not without a henchman near it', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'sidekick', traits: ['inspire'], counters: 'S' },
        far: { seat: 'a', at: [16.9, 30] },
      },
      active: 'boss',
    })
    expect(whyNotAct(table, 'trait:inspire')).toBe('No henchman is within 10 cm.')
  })
})
