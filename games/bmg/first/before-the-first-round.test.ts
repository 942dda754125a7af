import { deployModel } from '@gargoyle/bmg-counters'
import { buyStrategies, playStrategies, startPlaying } from '@gargoyle/bmg-counters/parts'
import { type ModelSketch, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import { trigger } from '@gargoyle/bmg-counters/toolkit'
import { startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { bmg1 } from './bmg1.ts'
import { book } from './book.ts'
import { setTable } from './testing/table.ts'

const pair = { hero: { seat: 'a' }, thug: { seat: 'b' } } as const satisfies Record<string, ModelSketch>

describe('the start', () => {
  const start = (extra: object = {}) =>
    startSession(bmg1, {
      setup: { bands: [{ band: 'bane-army' }, { band: 'joker-circus' }], board: 'docks', ...extra } as never,
      seed: 'start',
    })
  const begun = (extra: object = {}) => {
    const started = start(extra)
    if (!started.ok) throw new Error(started.reason.text)
    return started.value
  }

  test('bmg1/core/band-leader: each band has its own leader, and no model has acted or fled', () => {
    const { state } = begun()
    const leaders = Object.values(state.bands).map(({ seat, leader }) => [seat, state.models[leader]!.seat])
    expect(leaders).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ])
    expect(state.models.some(({ activated }) => activated)).toBe(false)
    expect(Object.values(state.bands).some(({ fled }) => fled)).toBe(false)
  })

  test('bmg1/core/strategies: they are bought only if the players want to', () => {
    expect(begun({ strategies: true }).state.stage).toBe('strategies')
    expect(begun().state.stage).not.toBe('strategies')
  })

  test('bmg1/core/table-size: neither side may be shorter than 90 cm', () => {
    const board = (size: readonly [number, number]) => ({
      board: {
        format: 'gargoyle-board/1',
        name: 'Yard',
        theme: 'yard',
        about: 'A yard.',
        unit: 'cm',
        size,
        pieces: [],
        lamps: [],
      },
    })
    expect([start(board([120, 89])).ok, start(board([89, 120])).ok, start(board([90, 120])).ok]).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('strategies', () => {
  test('bmg1/core/strategies: none is bought more often than the points allow', () => {
    const table = setTable({ models: pair, stage: 'strategies', part: 0 })
    const none: TestAnswer = ['strategies', []]
    table.play((game) => buyStrategies(game), '', none, none)
    const copies = (of: string) =>
      Object.keys(table.offered('strategies')).filter((id) => id.startsWith(`${of}#`)).length
    expect([copies('global-plan'), copies('fast-advance'), copies('patrol')]).toEqual([
      1,
      1,
      Math.floor(3 / book.strategies.patrol!.value),
    ])
  })

  test('bmg1/core/strategy-order: what belongs to an earlier phase, or to any, is not played in the last', () => {
    const table = setTable({ models: pair })
    table.band('a').strategies = ['informer', 'fast-advance']
    table.play((game) => playStrategies(game, 'E'))
    expect([table.band('a').inForce, table.band('a').strategies]).toEqual([[], ['informer', 'fast-advance']])
  })
})

describe('where models come to the table', () => {
  test('bmg1/strategy/patrol: 10 cm outside any of its areas, and no farther', () => {
    const patrol = (x: number, y: number) => () => {
      const table = setTable({ models: pair, scenario: 'securing-the-area', zones: { a: 'A', b: 'B' } })
      table.band('a').inForce.push('patrol')
      table.play((game, { hero }) => deployModel(game, hero), '', ['place', { to: to(x, y) }])
    }
    // Area A: 28 cm in the south-west and in the north-east.
    for (const near of [patrol(36.5, 10), patrol(83.5, 110)]) expect(near).not.toThrow()
    for (const far of [patrol(36.6, 10), patrol(83.4, 110)]) expect(far).toThrow('your deployment area')
  })

  test('bmg1/scenario-rule/chance-encounter-arrival: north, east, south and west, as near the edge as a base is wide', () => {
    const arrives =
      (die: number, [x, y]: readonly [number, number]) =>
      () =>
        setTable({ models: { hero: { seat: 'a' } }, scenario: 'chance-encounter' }).play(
          (game) => trigger(game, 'round-start', {}),
          `${die}`,
          ['place', { to: to(x, y) }],
        )
    const edges = { 2: [60, 117], 3: [117, 60], 4: [60, 3], 5: [3, 60] } as const
    const inwards = { 2: [60, 116.9], 3: [116.9, 60], 4: [60, 3.1], 5: [3.1, 60] } as const
    for (const die of [2, 3, 4, 5] as const) {
      expect(arrives(die, edges[die])).not.toThrow()
      expect(arrives(die, inwards[die])).toThrow('that edge')
    }
  })

  test('bmg1/core/pregame-sequence: a model that arrives later in the game is not deployed before it', () => {
    const later = {
      name: 'Later',
      text: 'It comes later.',
      always: true,
      own: { 'arrives-later': true },
    } as const
    const table = setTable({
      models: { hero: { seat: 'a', traits: ['hidden', 'later'] }, thug: { seat: 'b' } },
      book: { ...book, traits: { ...book.traits, later } },
      stage: 'start',
      zones: { a: 'A', b: 'B' },
    })
    table.play((game) => startPlaying(game))
    expect([table.asked, table.model('hero').condition]).toEqual([[], 'away'])
  })
})
