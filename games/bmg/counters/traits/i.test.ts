import { describe, expect, test } from 'vitest'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/inflict.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { countersToPlan } from '../round/raise-a-plan.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

const one = (hero: Partial<ModelSketch>) =>
  setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], endurance: 9, ...hero },
      thug: { seat: 'b', at: [60, 60], endurance: 4 },
    },
    active: 'hero',
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

  test('bmg1/trait/inspire: a counter for each, only into places with room, none for models that are full, enemies or too far', () => {
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
    table.play((game, { boss }) => performById(game, boss, 'trait:inspire'), '', [
      'inspired-counter',
      'special',
    ])
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
    expect(actionBlockedReason(table, 'trait:inspire')).toBe('No henchman is within 10 cm.')
  })
})

describe('traits with I, J and K', () => {
  test('bmg1/trait/immortal: a casualty pays like a K.O.', () => {
    const table = one({ traits: ['immortal'], rank: 'leader', leads: true })
    table.play((game, { hero }) => becomeCasualty(game, hero, undefined))
    expect(table.band('b').earned).toBe(4)
  })

  test('bmg1/trait/informer: a pass more, not while K.O.', () => {
    const passes = (condition: 'up' | 'ko'): number => {
      const table = one({ traits: ['informer'], condition })
      table.play((game) => void dealPasses(game))
      return table.band('a').passes
    }
    // K.O. it gives none, but then the band is smaller by one.
    expect([passes('up'), passes('ko')]).toEqual([1, 1])
    const mate = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['informer'], condition: 'ko' },
        mate: { seat: 'a', at: [40, 30] },
        thug: { seat: 'b', at: [60, 60] },
      },
    })
    mate.play((game) => void dealPasses(game))
    expect(mate.band('a').passes).toBe(0)
  })

  test('bmg1/trait/insensitive: markers cost no counters, at once or in the plan', () => {
    const table = one({ traits: ['insensitive'], counters: 'AA', willpower: 6 })
    table.play((game, { hero }) => inflict(game, hero, { stun: 4, cause: 'test' }))
    expect(table.model('hero').counters.attack).toBe(2)
    expect(table.play((game, { hero }) => countersToPlan(game, hero))).toBe(6)
  })

  test('bmg1/trait/inspire: 1SC gives henchmen within 10 cm a counter of choice, once a round', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'sidekick', traits: ['inspire'], counters: 'SS' },
        mate: { seat: 'a', at: [43, 30] },
        far: { seat: 'a', at: [30, 50] },
      },
      active: 'boss',
    })
    table.play((game, { boss }) => performById(game, boss, 'trait:inspire'), '', [
      'inspired-counter',
      'defense',
    ])
    expect(table.model('mate').counters.defense).toBe(1)
    expect(actionBlockedReason(table, 'trait:inspire')).toBe('Once a round.')
  })
})
