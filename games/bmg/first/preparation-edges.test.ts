import { deployModel } from '@gargoyle/bmg-counters'
import {
  furniture,
  objectives,
  playStrategies,
  startPlaying,
  strategyPoints,
} from '@gargoyle/bmg-counters/parts'
import { ANY, type ModelSketch, type TestAnswer, type testBook, to } from '@gargoyle/bmg-counters/testing'
import { patrolsSent } from '@gargoyle/bmg-counters/toolkit'
import { recall, remember, seat } from '@gargoyle/engine'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from './book.ts'
import { setTable } from './testing/table.ts'

const zones = { a: 'A', b: 'B' } as const
const pair = { hero: { seat: 'a' }, thug: { seat: 'b' } } as const satisfies Record<string, ModelSketch>
const withTraits = (traits: typeof testBook.traits) => ({
  book: { ...book, traits: { ...book.traits, ...traits } },
})
const answering = (own: NonNullable<(typeof testBook.traits)[string]['own']>) => ({
  name: 'Rule',
  text: 'A rule.',
  always: true as const,
  own,
})
const outside = 'wholly in your deployment area'

describe('deployment', () => {
  test('bmg1/trait/hidden: exactly 10 cm from an objective is too near', () => {
    const late = (x: number) => () =>
      setTable({
        models: { hero: { seat: 'a', traits: ['hidden'] }, thug: { seat: 'b', at: [110, 110] } },
        markers: [{ kind: 'loot', at: [60, 60], seat: 'b' }],
        stage: 'start',
        part: 0,
        zones,
      }).play((game) => startPlaying(game), '', ['place', { to: to(x, 60) }])
    // The base and the marker take 3 cm between their middles.
    expect(late(73)).toThrow('more than 10 cm')
    expect(late(73.1)).not.toThrow()
  })

  test('bmg1/core/deployment-groups: a model without room in its area stands as little outside as possible', () => {
    const full: Piece = { ...box('block', 0, 0, cm(20), cm(120), cm(10)), standable: false }
    const squeezed = (x: number) => () =>
      setTable({ models: pair, scenario: 'skirmish', zones, pieces: [full] }).play(
        (game, { hero }) => deployModel(game, hero),
        '',
        ['place', { to: to(x, 60) }],
      )
    expect(squeezed(22)).not.toThrow()
    expect(squeezed(23.5)).not.toThrow()
    expect(squeezed(23.6)).toThrow(outside)
  })

  test('bmg1/strategy/patrol: a model that may stand there anyway is not the patrol; each patrol is one model', () => {
    const placed = (x: number, patrols: number, sent: number) => () => {
      const table = setTable({
        models: { hero: { seat: 'a', traits: ['scout'] }, thug: { seat: 'b' } },
        scenario: 'skirmish',
        zones,
        ...withTraits({ scout: answering({ 'deploys-outside': 5 }) }),
      })
      table.band('a').inForce.push(...Array.from({ length: patrols }, () => 'patrol'))
      remember(table.state, patrolsSent, { a: sent, b: 1 })
      table.play((game, { hero }) => deployModel(game, hero), '', ['place', { to: to(x, 60) }])
      return recall(table.state, patrolsSent).a
    }
    expect([placed(23, 1, 0)(), placed(24, 1, 0)()]).toEqual([0, 1])
    expect(placed(24, 2, 1)()).toBe(2)
    expect(placed(24, 1, 1)).toThrow(outside)
  })
})

describe('street furniture', () => {
  const laid = (counts: string, places: number, hero: Partial<ModelSketch> = {}) => {
    const table = setTable({
      models: { hero: { seat: 'a', ...hero }, thug: { seat: 'b' } },
      stage: 'furniture',
      part: 1,
      ...withTraits({ lamplighter: answering({ 'extra-lamps': 2 }) }),
    })
    table.play(
      (game) => furniture(game),
      counts,
      ...Array.from({ length: places }, (): TestAnswer => ['streetlamp', ANY]),
    )
    return table.asked.map((each) => each[0]).join('')
  }

  test('bmg1/core/lamppost-order: by turns; who has more begins and ends, equal bands begin with the first', () => {
    expect([laid('2 2', 4), laid('1 2', 3), laid('3 1', 4)]).toEqual(['abab', 'bab', 'abaa'])
  })

  test('bmg1/core/lampposts: what a model adds is its own band’s', () => {
    expect(laid('1 1', 4, { traits: ['lamplighter'] })).toBe('abaa')
  })
})

describe('objectives', () => {
  test('bmg1/core/objective-placement: who has none left is skipped, and then the strategies come', () => {
    const table = setTable({ models: pair, stage: 'objectives', part: 1, zones, scenario: 'skirmish' })
    table.band('a').objectives = ['loot', 'loot', 'loot']
    table.band('b').objectives = ['loot']
    const order = Array.from({ length: 4 }, () => {
      expect(table.state.part).toBe(1)
      table.play((game) => objectives(game), '', ['place-objective', ANY])
      return table.asked[0]?.[0]
    })
    expect([order.join(''), table.state.part]).toEqual(['abaa', 2])
  })

  test('bmg1/core/pregame-sequence: with nothing left to place the game starts, with the turn of who plans first', () => {
    const table = setTable({
      models: pair,
      stage: 'objectives',
      part: 3,
      zones,
      scenario: 'skirmish',
      first: 'b',
    })
    table.state.turn = seat('a')
    table.play((game) => objectives(game))
    expect(table.state).toMatchObject({ stage: 'start', part: 0, turn: 'b' })
  })
})

describe('strategies', () => {
  test('bmg1/core/strategies, bmg1/core/take-the-lead: what models of both bands change, never below nothing', () => {
    const traits = {
      schemer: answering({ 'strategy-points': 2, 'lead-counters': 1 }),
      spoiler: answering({ 'enemy-strategy-points': 9, 'enemy-lead-counters': 9 }),
    }
    const table = (hero: readonly string[], thug: readonly string[]) =>
      setTable({
        models: {
          hero: { seat: 'a', at: [10, 10], traits: hero },
          thug: { seat: 'b', at: [110, 110], traits: thug },
        },
        stage: 'start',
        scenario: 'skirmish',
        ...withTraits(traits),
      })
    const points = (hero: readonly string[], thug: readonly string[]) =>
      table(hero, thug).play((game) => game.seats.map((who) => strategyPoints(game, who)))
    expect([points([], []), points(['schemer'], []), points(['schemer'], ['spoiler'])]).toEqual([
      [3, 3],
      [5, 3],
      [0, 3],
    ])
    const bag = (hero: readonly string[], thug: readonly string[]) => {
      const begun = table(hero, thug)
      begun.play((game) => startPlaying(game))
      return [begun.state.bag[seat('a')], begun.state.bag[seat('b')]]
    }
    const usual = book.scenarios.skirmish!.leadCounters
    expect([bag([], []), bag(['schemer'], []), bag(['schemer'], ['spoiler'])]).toEqual([
      [usual, usual],
      [usual + 1, usual],
      [0, usual],
    ])
  })

  test('bmg1/strategy/informer: who does not use it keeps it, and the strategy is played', () => {
    const played = (answer: 'yes' | 'no') => {
      const table = setTable({ models: pair })
      table.band('a').strategies = ['perfect-plan']
      table.band('b').strategies = ['informer']
      table.play((game) => playStrategies(game, 'C'), '', ['informer', answer])
      return [table.asked, table.band('a').inForce, table.band('a').strategies, table.band('b').strategies]
    }
    expect(played('no')).toEqual([['b: informer'], ['perfect-plan'], [], ['informer']])
    expect(played('yes')).toEqual([['b: informer'], [], [], []])
  })

  test('bmg2/trait/chaotic-planner: a strategy that something stops comes to nothing and is gone', () => {
    const table = setTable({
      models: { hero: { seat: 'a' }, thug: { seat: 'b', at: [60, 60], traits: ['censor'] } },
      ...withTraits({
        censor: {
          name: 'Censor',
          text: 'It stops strategies of the enemy.',
          on: {
            'playing-strategy'({ owner, seat: who, halt }) {
              if (who !== owner.seat) halt.stopped = 'the censor'
              return undefined
            },
          },
        },
      }),
    })
    for (const who of ['a', 'b'] as const) table.band(who).strategies = ['perfect-plan']
    table.play((game) => playStrategies(game, 'C'))
    expect([table.band('a').inForce, table.band('a').strategies, table.band('b').inForce]).toEqual([
      [],
      [],
      ['perfect-plan'],
    ])
  })
})

test('bmg1/trait/titan-dose: a model begins with the doses that its card names', () => {
  const doses = (...traits: readonly string[]) =>
    setTable({ models: { hero: { seat: 'a', traits } } }).model('hero').doses
  expect([doses(), doses('titan-dose'), doses('titan-dose(2)')]).toEqual([0, 1, 2])
})
