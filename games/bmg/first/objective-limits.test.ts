import { judgeObjective, objectives } from '@gargoyle/bmg-counters/parts'
import { type ModelSketch, spotInCm, type TestAnswer, to } from '@gargoyle/bmg-counters/testing'
import { seat } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { book } from './book.ts'
import { setTable } from './testing/table.ts'

const a = seat('a')
const plain = { hero: { seat: 'a' }, thug: { seat: 'b' } } as const satisfies Record<string, ModelSketch>
const three: TestAnswer = ['objectives', ['loot', 'riddle', 'ammo-crates']]

describe('kinds of objectives', () => {
  const wanting = (...kinds: readonly string[]) =>
    setTable({
      models: {
        hero: { seat: 'a', traits: kinds.slice(0, 1).map((kind) => `primary-target-type(${kind})`) },
        second: { seat: 'a', traits: kinds.slice(1, 2).map((kind) => `primary-target-type(${kind})`) },
        third: { seat: 'a', traits: kinds.slice(2, 3).map((kind) => `primary-target-type(${kind})`) },
        fourth: { seat: 'a', traits: kinds.slice(3).map((kind) => `primary-target-type(${kind})`) },
        thug: { seat: 'b' },
      },
      stage: 'objectives',
      part: 0,
      zones: { a: 'A', b: 'B' },
    })

  test('bmg1/trait/primary-target-type, bmg1/core/objectives: a kind that is settled cannot be chosen again', () => {
    const chosen = (...kinds: readonly string[]) =>
      wanting('riddle').play((game) => objectives(game), '', ['objectives', kinds], three)
    expect(() => chosen('riddle', 'loot')).toThrow()
    expect(() => chosen('titan-container', 'loot')).not.toThrow()
  })

  test('bmg1/core/objectives: three kinds and no more, even if a band has to take all four; then it is not asked', () => {
    const all = wanting('riddle', 'loot', 'ammo-crates', 'titan-container')
    all.play((game) => objectives(game), '', three)
    expect([all.asked, all.band('a').objectives.length]).toEqual([['b: objectives'], 3])
  })

  test('bmg1/core/objective-placement: a player with one kind left is not asked which to place', () => {
    const table = setTable({ models: plain, stage: 'objectives', part: 1, zones: { a: 'A', b: 'B' } })
    table.band('a').objectives = ['ammo-crates', 'loot']
    table.play(
      (game) => objectives(game),
      '',
      ['objective', ['loot']],
      ['place-objective', { to: to(60, 60) }],
    )
    table.state.turn = a
    const place = (x: number) =>
      table.play((game) => objectives(game), '', ['place-objective', { to: to(x, 60) }])
    expect(() => place(80)).toThrow('It goes into the enemy area.')
    place(110)
    expect(table.state.markers.map(({ kind }) => kind)).toEqual(['loot', 'ammo-crates'])
  })
})

describe('places of objectives', () => {
  const judged = (
    scenario: string,
    kind: 'loot' | 'ammo-crates',
    [x, y]: readonly [number, number],
    left: number,
    strictness?: 'all' | 'area' | 'free',
  ) => {
    const table = setTable({
      models: plain,
      scenario,
      zones: { a: 'A', b: 'B' },
      pieces: [box('wall', cm(55), cm(55), cm(10), cm(10), cm(10))],
    })
    table.band('a').objectives = Array.from({ length: left }, () => 'loot' as const)
    return table.play((game) => judgeObjective(game, a, kind, spotInCm(x, y), strictness))
  }
  const neutral = 'It goes on neutral ground, 20 cm from the enemy area.'
  const owed = 'The scenario wants one in each of its zones.'

  test('bmg1/scenario-rule/ambush-sides: only the defender of an ambush may put loot into enemy areas', () => {
    const place = (zone: 'A' | 'B', x: number) => {
      const table = setTable({
        models: plain,
        scenario: 'ambush',
        stage: 'objectives',
        part: 1,
        zones: { a: zone, b: zone === 'A' ? 'B' : 'A' },
      })
      table.band('a').objectives = ['ammo-crates', 'riddle', 'ammo-crates']
      return table.play((game) => judgeObjective(game, a, 'loot', spotInCm(x, 60)))
    }
    expect([place('B', 8), place('A', 60)]).toEqual([undefined, neutral])
  })

  test('bmg1/core/objective-placement: loot goes into no enemy area where the scenario does not ask for it', () => {
    expect(judged('skirmish', 'loot', [110, 60], 2)).toBe(neutral)
    expect(judged('securing-the-area', 'loot', [110, 10], 2)).toBeUndefined()
  })

  test('bmg1/core/objective-placement: an objective lies where there is room for it', () => {
    expect(judged('skirmish', 'loot', [56, 60], 2)).toBeDefined()
    expect(judged('skirmish', 'loot', [50, 60], 2)).toBeUndefined()
  })

  test('bmg1/scenario-rule/securing-areas: zones are owed once just enough are left, and not before', () => {
    // Three zones; the one that is placed is not among those left.
    expect(judged('securing-the-area', 'loot', [60, 20], 2)).toBe(owed)
    expect(judged('securing-the-area', 'loot', [60, 20], 3)).toBeUndefined()
  })

  test('bmg1/scenario-rule/securing-areas: where no place is left in them zones are owed nothing, and then any place will do', () => {
    expect(judged('securing-the-area', 'loot', [60, 20], 2, 'area')).toBeUndefined()
    expect(judged('skirmish', 'loot', [110, 60], 2, 'area')).toBe(neutral)
    expect(judged('skirmish', 'loot', [110, 60], 2, 'free')).toBeUndefined()
  })

  test('bmg1/scenario-rule/central-objectives: they go to the central zone, or anywhere if there is no room in it', () => {
    const place = (filled: boolean, x: number) => () => {
      const { skirmish } = book.scenarios
      const centre = { minX: cm(50), minY: cm(50), maxX: cm(70), maxY: cm(70) }
      const middle = {
        ...skirmish!,
        objectives: { central: true },
        areas: (width: number, depth: number) => ({ ...skirmish!.areas(width, depth), centre }),
      } as const
      const table = setTable({
        models: plain,
        scenario: 'middle',
        book: { ...book, scenarios: { middle } },
        zones: { a: 'A', b: 'B' },
        stage: 'objectives',
        part: 1,
        pieces: filled ? [box('wall', cm(50), cm(50), cm(20), cm(20), cm(10))] : [],
      })
      table.band('a').objectives = ['loot']
      table.play((game) => objectives(game), '', ['place-objective', { to: to(x, 60) }])
    }
    expect(place(false, 60)).not.toThrow()
    expect(place(false, 80)).toThrow('It goes to the central zone.')
    expect(place(true, 80)).not.toThrow()
  })

  test('bmg1/scenario-rule/ambush-sides: a central zone is owed nothing unless the scenario says so', () => {
    const { ambush } = book.scenarios
    const table = setTable({
      models: plain,
      scenario: 'ambush',
      zones: { a: 'B', b: 'A' },
      book: {
        ...book,
        scenarios: {
          ambush: {
            ...ambush!,
            areas: (width, depth) => ({
              ...ambush!.areas(width, depth),
              centre: { minX: cm(45), minY: cm(45), maxX: cm(75), maxY: cm(75) },
            }),
          },
        },
      },
    })
    const judge = () => table.play((game) => judgeObjective(game, a, 'loot', spotInCm(30, 20)))
    // The attacker has two areas; the one that is placed is not among those left.
    table.band('a').objectives = ['riddle', 'riddle']
    expect(judge()).not.toBe(owed)
    table.band('a').objectives = ['riddle']
    expect(judge()).toBe(owed)
  })
})
