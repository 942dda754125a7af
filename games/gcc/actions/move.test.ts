import { explain } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { boardOfSquares } from '../testing/boards.ts'
import { setTable } from '../testing/table.ts'
import { firstMoveBonus, moveCost, movementReason, performMovement } from './move.ts'

const cliff = boardOfSquares(
  [
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [1, 0] },
    { id: 'roof', at: [2, 0], elevation: 2 },
  ],
  [
    {
      between: ['b', 'roof'],
      kind: 'special',
      moves: [
        { kind: 'climb', level: 2 },
        { kind: 'fall', level: 2, from: 'roof' },
      ],
    },
  ],
)
const here = { reinforcement: { points: 0, areas: ['a'] } }

describe('gcc/core/movement', () => {
  test('Renee Montoya: 1 of her bonus of 2, then a climb of 2 for 3, two cubes for the two points she lacks', () => {
    const table = setTable({
      board: cliff,
      mission: here,
      minis: { renee: { at: 'a' }, batman: { at: 'roof' }, croc: { at: 'roof', tile: {} } },
    })
    table.play(
      (game, { renee }) => performMovement(game, renee),
      '',
      ['move-to', '2:climb'],
      ['move-to', 'end'],
    )
    expect(table.mini('renee').at).toBe(2)
    // gcc/core/buy-move-points: only what is missing.
    expect(table.hero('renee')).toMatchObject({ reserve: 8, spaces: [0, 0, 0, 0, 2, 0, 0] })
  })

  test('Batman leaves: what is left of the pool is lost at the end', () => {
    const table = setTable({ minis: { batman: { at: 'a' } } })
    table.play((game, { batman }) => performMovement(game, batman), '', ['move-to', 'end'])
    expect(table.mini('batman')).toMatchObject({ at: 1, moved: true })
    // The second movement of the turn has no bonus: every point is bought.
    table.play(
      (game, { batman }) => performMovement(game, batman),
      '',
      ['move-to', '2:simple'],
      ['move-to', 'end'],
    )
    expect(table.hero('batman').spaces[4]).toBe(1)
  })

  test('gcc/core/buy-move-points: no further than cubes and limit', () => {
    const table = setTable({ minis: { batman: { at: 'a', hero: { movement: { points: 1, limit: 1 } } } } })
    table.play(
      (game, { batman }) => performMovement(game, batman),
      '',
      ['move-to', '2:simple'],
      ['move-to', '3:simple'],
    )
    expect(table.mini('batman').at).toBe(3)
    expect(movementReason(table.position, table.mini('batman'))).toMatchObject({
      text: 'It costs 1; 0 points are left and 1 more cannot be bought.',
      rule: 'gcc/core/buy-move-points',
    })
  })

  test('a cube is worth the movement characteristic', () => {
    const table = setTable({
      minis: { batman: { at: 'a', hero: { movement: { points: 3, limit: 1 } }, state: { moved: true } } },
    })
    table.play(
      (game, { batman }) => performMovement(game, batman),
      '',
      ['move-to', '2:simple'],
      ['move-to', '3:simple'],
    )
    expect(table.hero('batman').spaces[4]).toBe(1)
    expect(table.mini('batman').at).toBe(3)
  })

  test('gcc/core/over-occupation: nobody enters an area that is too full for it', () => {
    const board = boardOfSquares([
      { id: 'a', at: [0, 0] },
      { id: 'b', at: [1, 0], limit: 2 },
    ])
    const table = setTable({
      board,
      mission: here,
      minis: { bane: { at: 'a', hero: { size: 2 } }, thug: { at: 'b', tile: {} } },
    })
    expect(movementReason(table.position, table.mini('bane'))).toEqual({
      text: 'b holds 1 of 2: no room for size 2.',
      rule: 'gcc/core/over-occupation',
    })
  })
})

describe('what a move costs', () => {
  test('gcc/core/move-cost-simple: 1, hindering of the area left, its difficult terrain', () => {
    const board = boardOfSquares([
      { id: 'a', at: [0, 0], difficult: 2 },
      { id: 'b', at: [1, 0], difficult: 5 },
    ])
    const table = setTable({
      board,
      mission: here,
      minis: { batman: { at: 'a' }, robin: { at: 'a' }, croc: { at: 'a', tile: { size: 3, menace: 9 } } },
    })
    const [way] = table.content.grounds.with([]).ways[0]!
    expect(explain(moveCost(table.position, table.mini('batman'), way!))).toEqual([
      'Move is 5.',
      'It starts at 1: a move [gcc/core/move-cost-simple].',
      // gcc/core/hindering-move: size 3 of the enemy less size 1 of the ally, the mover aside.
      'Plus 2, which makes 3: hindering [gcc/core/hindering-move].',
      // gcc/core/difficult-terrain: of the area left, not of the one entered.
      'Plus 2, which makes 5: difficult terrain [gcc/core/difficult-terrain].',
    ])
  })

  test('gcc/core/move-cost-special, gcc/core/climb-jump: a level 2 climb costs 3; a fall adds no level', () => {
    const table = setTable({ board: cliff, mission: here, minis: { batman: { at: 'b' } } })
    const { ways } = table.content.grounds.with([])
    const cost = (from: number, kind: string) =>
      moveCost(table.position, table.mini('batman'), ways[from]!.find((way) => way.kind === kind)!).total
    expect(cost(1, 'climb')).toBe(3)
    expect(cost(2, 'fall')).toBe(1)
  })
})

describe('gcc/core/fall', () => {
  test('one yellow die for each level, successes are wounds', () => {
    const table = setTable({ board: cliff, mission: here, minis: { batman: { at: 'roof' } } })
    table.play(
      (game, { batman }) => performMovement(game, batman),
      '6 3',
      ['move-to', '1:fall'],
      ['move-to', 'end'],
    )
    expect(table.hero('batman').wounds).toBe(3)
    expect(table.mini('batman').at).toBe(1)
  })

  test('a character that does not survive it ends its movement', () => {
    const table = setTable({ board: cliff, mission: here, minis: { thug: { at: 'roof', tile: {} } } })
    table.play((game, { thug }) => performMovement(game, thug), '3 1', ['move-to', '1:fall'])
    expect(table.mini('thug')).toMatchObject({ at: -1, condition: 'pool' })
  })
})

describe('gcc/core/first-move-bonus', () => {
  test('gcc/core/encumbrance: a hero by what it carries, a character by its tile', () => {
    const bonus = (size: number) => {
      const table = setTable({ minis: { batman: { at: 'a' } }, items: { crate: { size, held: 'batman' } } })
      return firstMoveBonus(table.position, table.mini('batman')).total
    }
    expect([bonus(0), bonus(3), bonus(4), bonus(5), bonus(6)]).toEqual([2, 2, 1, 1, 0])
    const table = setTable({ minis: { thug: { at: 'a', tile: { moveBonus: 3 } } } })
    expect(firstMoveBonus(table.position, table.mini('thug')).total).toBe(3)
  })

  test('whoever had to stand up has none, and the reason says so', () => {
    const table = setTable({ minis: { thug: { at: 'a', tile: {}, state: { standingUp: true } } } })
    const value = firstMoveBonus(table.position, table.mini('thug'))
    expect(value.total).toBe(0)
    expect(explain(value).at(-1)).toContain('had to stand up')
  })

  test('gcc/core/villain-spends: characters buy points from the command post', () => {
    const table = setTable({ minis: { thug: { at: 'a', tile: { moveBonus: 0 } } } })
    table.play((game, { thug }) => performMovement(game, thug), '', ['move-to', 'end'])
    expect(table.state.post).toMatchObject({ reserve: 9, movement: 1 })
  })
})
