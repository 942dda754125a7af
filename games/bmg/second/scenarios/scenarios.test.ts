import {
  bands,
  becomeCasualty,
  endGame,
  inflict,
  judgeObjective,
  scoreObjectives,
  trigger,
} from '@gargoyle/bmg-counters/parts'
import { type MarkerSketch, type ModelSketch, spotInCm, to } from '@gargoyle/bmg-counters/testing'
import { seat } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'
import { scenarios } from './index.ts'

const hero: ModelSketch = { seat: 'a', at: [30, 30] }
const thug: ModelSketch = { seat: 'b', at: [60, 60] }
const crate = (owner: 'a' | 'b', x: number, y: number): MarkerSketch => ({
  kind: 'ammo-crates',
  at: [x, y],
  seat: owner,
})

const SIDE = inches(36)
const areasOf = (id: string) => scenarios[id]!.areas(SIDE, SIDE)

/** What both have earned beside control, after the game has ended like this. */
const ended = (
  id: string,
  models: Readonly<Record<string, ModelSketch>>,
  markers: readonly MarkerSketch[] = [],
  happens: (table: ReturnType<typeof setTable<string>>) => void = () => undefined,
) => {
  const table = setTable<string>({ models, scenario: id, markers, zones: { a: 'A', b: 'B' } })
  happens(table)
  table.play((game) => endGame(game, 'test'))
  return [table.band('a').victoryPoints, table.band('b').victoryPoints]
}

describe('scenarios', () => {
  test('rounds and lead counters, in the order of the die', () => {
    const numbers = Object.entries(scenarios).map(([id, { rounds, leadCounters }]) => [
      id,
      rounds,
      leadCounters,
    ])
    expect(numbers).toEqual([
      ['chance-encounter', 8, 4],
      ['plunder', 6, 3],
      ['patrol', 6, 3],
      ['skirmish', 6, 3],
      ['securing-the-area', 8, 4],
      ['ambush', 8, 4],
    ])
  })

  test('bmg2/scenario/chance-encounter: models arrive by a die each, objectives lie in the middle, 3VP for the first own one', () => {
    const table = setTable({ models: { hero: { seat: 'a' }, thug }, scenario: 'chance-encounter' })
    table.play((game) => trigger(game, 'round-start', {}), '1')
    expect(table.model('hero').condition).toBe('away')
    table.play((game) => trigger(game, 'round-start', {}), '4', ['place', { to: to(20, 1.5) }])
    expect(table.model('hero').condition).toBe('up')
    expect(areasOf('chance-encounter').centre).toEqual({
      minX: inches(10),
      minY: inches(10),
      maxX: inches(26),
      maxY: inches(26),
    })
    const first = setTable({
      models: { hero, thug },
      scenario: 'chance-encounter',
      markers: [crate('a', 33, 30)],
    })
    first.play((game) => scoreObjectives(game))
    first.play((game) => scoreObjectives(game))
    // 3VP for control twice, and 3VP once for being first.
    expect(first.band('a').earned).toBe(9)
  })

  test('bmg2/scenario/plunder: objectives in the middle, 4VP for two at once, 1VP for an own one at the end', () => {
    const table = setTable({ models: { hero, thug }, scenario: 'plunder', zones: { a: 'A', b: 'B' } })
    const judge = (y: number) =>
      table.play((game) => judgeObjective(game, seat('a'), 'loot', spotInCm(60, y)))
    // The table of the test is 120 cm deep, the zone 12 inches.
    expect(judge(60 + inchesInCm(6) - 1.5)).toBeUndefined()
    expect(judge(60 + inchesInCm(6.01) - 1.5)).toBe('It goes to the central zone.')
    const two = setTable({
      models: { hero, thug },
      scenario: 'plunder',
      markers: [crate('a', 33, 30), crate('b', 27, 30)],
    })
    two.play((game) => scoreObjectives(game))
    expect(two.band('a').earned).toBe(7)
    expect(ended('plunder', { hero, thug }, [crate('a', 33, 30)])).toEqual([1, 0])
  })

  test('bmg2/scenario/patrol: strips of 8 inches south and north, 3VP for a model in the enemy area at the end', () => {
    expect([areasOf('patrol').A, areasOf('patrol').B]).toEqual([
      [{ minX: 0, minY: 0, maxX: SIDE, maxY: inches(8) }],
      [{ minX: 0, minY: inches(28), maxX: SIDE, maxY: SIDE }],
    ])
    const inside = 120 - inchesInCm(8) + 1.5
    const boss: ModelSketch = { seat: 'a', at: [30, 30], rank: 'leader', leads: true }
    expect(ended('patrol', { boss, spy: { seat: 'a', at: [60, inside] }, thug })).toEqual([3, 0])
    expect(ended('patrol', { boss, spy: { seat: 'a', at: [60, inside - 0.1] }, thug })).toEqual([0, 0])
    expect(ended('patrol', { boss, spy: { seat: 'a', at: [60, inside], condition: 'ko' }, thug })).toEqual([
      0, 0,
    ])
  })

  test('bmg2/scenario/skirmish: strips west and east, 3VP for the enemy leader, 2VP for half the reputation', () => {
    expect(areasOf('skirmish').A).toEqual([{ minX: 0, minY: 0, maxX: inches(8), maxY: SIDE }])
    const boss: ModelSketch = { ...thug, rank: 'leader', leads: true, condition: 'ko', reputation: 10 }
    const mates = (one: number, other: number) => ({
      hero,
      boss,
      one: { seat: 'b', at: [80, 60], reputation: one } as const,
      two: { seat: 'b', at: [80, 80], reputation: other } as const,
    })
    const lost = (one: number, other: number) =>
      ended('skirmish', mates(one, other), [], (table) => {
        table.play((game, { one: gone }) => becomeCasualty(game, gone!, undefined))
      })[0]! - 2
    // 3VP for the leader, and 2VP where 50 of 100 are gone.
    expect([lost(50, 40), lost(49, 41)]).toEqual([5, 3])
  })

  test('bmg2/scenario/securing-the-area: two corners each with a group in each, 1VP each if both take an own one at once', () => {
    const { A, B } = areasOf('securing-the-area')
    expect(A[0]).toEqual({ minX: 0, minY: 0, maxX: inches(11.2), maxY: inches(11.2) })
    expect([A.length, B.length, scenarios['securing-the-area']!.groupsApart]).toEqual([2, 2, true])
    const table = setTable({
      models: { hero, thug },
      scenario: 'securing-the-area',
      markers: [crate('a', 33, 30), crate('b', 63, 60)],
    })
    table.play((game) => scoreObjectives(game))
    expect([table.band('a').earned, table.band('b').earned]).toEqual([4, 4])
  })

  test('bmg2/scenario/ambush: the larger crew attacks from two sides, 1VP for the first K.O.', () => {
    const table = setTable({
      models: { a1: { seat: 'a' }, a2: { seat: 'a' }, b1: { seat: 'b' } },
      stage: 'bands',
      part: 0,
      scenario: 'ambush',
    })
    table.play((game) => bands(game), '1 5')
    expect([table.band('a').zone, table.band('b').zone]).toEqual(['A', 'B'])
    expect(areasOf('ambush').A).toEqual([
      { minX: 0, minY: 0, maxX: inches(6), maxY: SIDE },
      { minX: inches(30), minY: 0, maxX: SIDE, maxY: SIDE },
    ])
    const struck = setTable({ models: { hero, thug: { ...thug, endurance: 4 } }, scenario: 'ambush' })
    struck.play((game, { hero: by, thug: victim }) => inflict(game, victim, { stun: 4, by, cause: 'test' }))
    // 1VP for the henchman, 1VP for being first.
    expect(struck.band('a').earned).toBe(2)
  })
})
