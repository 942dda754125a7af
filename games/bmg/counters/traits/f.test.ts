import { sees } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel } from '../testing/duel.ts'
import { ANY, setTable, to } from '../testing/table.ts'

describe('traits with F', () => {
  test('bmg1/trait/fast: its player may keep the first dice, and is not asked where none were thrown', () => {
    const mover = (traits: readonly string[]) =>
      setTable({ models: { hero: { seat: 'a', at: [30, 30], traits, counters: 'M' } }, active: 'hero' })
    const kept = mover(['fast'])
    kept.play(
      (game, { hero }) => performById(game, hero, 'move'),
      '5',
      ['pace', 'walk:1'],
      ['reroll-move', 'keep'],
      ['move', ANY],
    )
    expect(kept.asked).toEqual(['a: pace', 'a: reroll-move', 'a: move'])
    const free = mover(['fast'])
    free.play((game, { hero }) => performById(game, hero, 'move'), '', ['pace', 'walk:0'], ['move', ANY])
    const plain = mover([])
    plain.play((game, { hero }) => performById(game, hero, 'move'), '5', ['pace', 'walk:1'], ['move', ANY])
    expect(plain.asked).toEqual(['a: pace', 'a: move'])
  })

  test('bmg1/trait/flare: what manipulating costs, and dark again with the next round', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [10, 10], traits: ['flare'], counters: 'M' },
        far: { seat: 'b', at: [90, 10] },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => performById(game, hero, 'trait:flare'))
    expect(table.model('hero').counters.movement).toBe(0)
    Object.assign(table.state, { stage: 'recount', part: 1, activation: undefined })
    for (let part = 1; part < 4; part++) table.play((game) => casualtyRecount(game))
    expect(table.play((game, { hero, far }) => sees(game, hero, far))).toBe(false)
  })

  test('bmg1/trait/follow-me: no model beyond the limit of Movement, no enemy, no K.O. model', () => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, traits: ['follow-me'], counters: 'S' },
        full: { seat: 'a', at: [34, 30], movement: 2, counters: 'MM' },
        asleep: { seat: 'a', at: [26, 30], condition: 'ko' },
        enemy: { seat: 'b', at: [30, 34] },
        mate: { seat: 'a', at: [30, 26] },
      },
      active: 'boss',
    })
    table.play((game, { boss }) => performById(game, boss, 'trait:follow-me'))
    const names = ['full', 'asleep', 'enemy', 'mate'] as const
    expect(names.map((name) => table.model(name).counters.movement)).toEqual([2, 0, 0, 1])
    expect(table.model('boss').counters.special).toBe(0)
  })
})

describe('traits with F', () => {
  const calls = (trait: string) => {
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [30, 30], rank: 'leader', leads: true, traits: [trait], counters: 'SS' },
        near: { seat: 'a', at: [43, 30] },
        far: { seat: 'a', at: [43.1, 45] },
        mate: { seat: 'a', at: [30, 35], rank: 'sidekick' },
      },
      active: 'boss',
    })
    table.play((game, { boss }) => performById(game, boss, `trait:${trait}`))
    return {
      table,
      near: table.model('near').counters,
      far: table.model('far').counters,
      mate: table.model('mate').counters,
    }
  }

  const hit = (trait: string, rules: readonly string[], dice: string) => {
    const table = duel({
      hero: { traits: [trait] },
      thug: { counters: 'A', strength: 5, weapons: [{ damage: 'I', rules }] },
    })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), dice)
    return table.model('hero').injury
  }

  test('bmg1/trait/fast: all dice of the move again, and the second result stands', () => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['fast'], counters: 'MM' } },
      active: 'hero',
    })
    table.play(
      (game, { hero }) => performById(game, hero, 'move'),
      '1 2 1 1',
      ['pace', 'walk:2'],
      ['reroll-move', 'reroll'],
      ['move', { to: to(42, 30) }],
    )
    expect(table.model('hero').at!.x).toBe(cm(42))
  })

  test('bmg1/trait/flare: the whole table is lit until the end of the round, once a game', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [10, 10], traits: ['flare'], counters: 'MM' },
        far: { seat: 'b', at: [90, 10] },
      },
      active: 'hero',
    })
    table.play((game, { hero }) => performById(game, hero, 'trait:flare'))
    expect(table.play((game, { hero, far }) => [sees(game, hero, far), sees(game, far, hero)])).toEqual([
      true,
      true,
    ])
    expect(actionBlockedReason(table, 'trait:flare')).toBe('Once a game.')
    table.state.roundMemory = {}
    expect(table.play((game, { hero, far }) => sees(game, hero, far))).toBe(false)
  })

  test('bmg1/trait/follow-me: 1SC gives henchmen within 10 cm 1MC, once a round', () => {
    const { table, near, far, mate } = calls('follow-me')
    expect([near.movement, far.movement, mate.movement]).toEqual([1, 0, 0])
    expect(actionBlockedReason(table, 'trait:follow-me')).toBe('Once a round.')
  })

  test('bmg1/trait/football-gear: neither Sharp nor Tough', () => {
    expect([
      hit('football-gear', ['sharp'], '5 4 3'),
      hit('football-gear', ['tough-heavy'], '5 4 3'),
    ]).toEqual([0, 0])
  })
})
