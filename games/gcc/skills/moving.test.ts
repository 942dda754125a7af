import { describe, expect, test } from 'vitest'
import { moveCost, performMovement, stepsFrom } from '../actions/move.ts'
import { purseOf } from '../energy/spend.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { type MiniSketch, setTable } from '../testing/table.ts'
import type { SkillUse } from '../vocabulary.ts'

const here = { reinforcement: { points: 0, areas: ['a'] } }
const board = boardOfSquares(
  [
    { id: 'a', at: [0, 0], difficult: 2 },
    { id: 'b', at: [1, 0] },
    { id: 'roof', at: [1, 1], elevation: 3 },
    { id: 'shed', at: [0, 1] },
    { id: 'loft', at: [2, 0], elevation: 1 },
  ],
  [
    {
      between: ['b', 'roof'],
      kind: 'special',
      moves: [
        { kind: 'climb', level: 3 },
        { kind: 'fall', level: 3, from: 'roof' },
      ],
    },
    { between: ['a', 'shed'], kind: 'wall', level: 2 },
    { between: ['shed', 'roof'], kind: 'wall' },
    { between: ['b', 'loft'], kind: 'wall', level: 1 },
  ],
)

function cost(
  skills: readonly SkillUse[],
  from: string,
  kind: string,
  others: Readonly<Record<string, MiniSketch>> = {},
) {
  const table = setTable<string>({
    board,
    mission: here,
    minis: { batman: { at: from, hero: { skills } }, ...others },
  })
  const way = table.content.grounds.with([]).ways[table.area(from)]!.find((each) => each.kind === kind)!
  const { total } = moveCost(table.position, table.mini('batman'), way)
  // What it is said to cost is what is paid.
  const steps = stepsFrom(table.position, table.mini('batman'), 9, undefined)
  expect(steps.find((each) => each.way === way)?.points).toBe(total)
  return total
}

test('gcc/skill/elusive: ignores X of the enemies size, and no more than there is', () => {
  const croc: MiniSketch = { at: 'b', tile: { size: 2 } }
  expect(cost([], 'b', 'simple', { croc })).toBe(3)
  expect(cost([skill('elusive', 1)], 'b', 'simple', { croc })).toBe(2)
  expect(cost([skill('elusive', 5)], 'b', 'simple', { croc })).toBe(1)
})

test('gcc/skill/mobility: ignores X levels of difficult terrain in each move', () => {
  expect(cost([], 'a', 'simple')).toBe(3)
  expect(cost([skill('mobility', 1)], 'a', 'simple')).toBe(2)
  expect(cost([skill('mobility', 9)], 'a', 'simple')).toBe(1)
})

describe('gcc/skill/parkour', () => {
  test('ignores X levels of a climb', () => {
    expect(cost([skill('parkour', 1)], 'b', 'climb')).toBe(3)
    expect(cost([skill('parkour', 5)], 'b', 'climb')).toBe(1)
  })
  test('ignores X wounds of a fall, not X dice', () => {
    const table = setTable({
      board,
      mission: here,
      minis: { batman: { at: 'roof', hero: { skills: [skill('parkour', 2)] } } },
    })
    table.play(
      (game, { batman }) => performMovement(game, batman),
      '6 3 3',
      ['move-to', '1:fall'],
      ['move-to', 'end'],
    )
    expect(table.hero('batman').wounds).toBe(2)
  })
})

test('gcc/skill/horror: enemies pay X more to enter its area, friends and leaving do not', () => {
  const scarecrow = (side: 'villain' | 'heroes', at: string): MiniSketch =>
    side === 'villain'
      ? { at, tile: { size: 0, skills: [skill('horror', 2)] } }
      : { at, hero: { size: 0, skills: [skill('horror', 2)] } }
  expect(cost([skill('mobility', 9)], 'a', 'simple', { scarecrow: scarecrow('villain', 'b') })).toBe(3)
  expect(cost([skill('mobility', 9)], 'a', 'simple', { scarecrow: scarecrow('heroes', 'b') })).toBe(1)
  expect(cost([skill('mobility', 9)], 'a', 'simple', { scarecrow: scarecrow('villain', 'a') })).toBe(1)
})

describe('gcc/skill/wall-breaker, gcc/token/broken-wall', () => {
  const bane = (level: number, at = 'a') =>
    setTable({
      board,
      mission: here,
      minis: { bane: { at, hero: { skills: [skill('wall-breaker', level), skill('mobility', 2)] } } },
    })
  const walls = (table: ReturnType<typeof bane>) =>
    stepsFrom(table.position, table.mini('bane'), 2, purseOf(table.position, table.mini('bane'))).filter(
      ({ wall }) => wall,
    )
  test('through a wall of level X or less for 2 more, which stays broken for all', () => {
    const table = bane(2)
    expect(walls(table).map(({ way, points }) => [way.to, points])).toEqual([[3, 3]])
    table.play(
      (game, { bane: mini }) => performMovement(game, mini),
      '',
      ['move-to', '3:wall'],
      ['move-to', 'end'],
    )
    expect(table.mini('bane').at).toBe(3)
    expect(table.state.broken).toEqual([1])
    expect(table.content.grounds.with(table.state.broken).adjacent[3]).toEqual([0])
  })
  test('not a thicker wall, and none between two elevations', () => {
    expect(walls(bane(1))).toEqual([])
    expect(walls(bane(2, 'b'))).toEqual([])
  })
})

test('gcc/skill/parkour: what it ignores is no more than the level, so a climb costs at least a move', () => {
  expect(cost([], 'b', 'climb')).toBe(4)
  expect(cost([skill('parkour', 2)], 'b', 'climb')).toBe(2)
  expect(cost([skill('parkour', 3)], 'b', 'climb')).toBe(1)
  expect(cost([skill('parkour', 5)], 'b', 'climb')).toBe(1)
  // Nor does it make what else the move costs any cheaper.
  const croc: MiniSketch = { at: 'b', tile: { size: 2 } }
  expect(cost([skill('parkour', 5)], 'b', 'climb', { croc })).toBe(3)
})
