import { explain } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { purseOf } from '../energy/spend.ts'
import type { Hero } from '../state.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'
import { firstMoveBonus, moveCost, movementReason, performMovement, stepsFrom } from './move.ts'

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

  test('gcc/core/over-occupation: a miniature does not enter an area that is too full for it', () => {
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

describe('gcc/core/movement: whether one can be begun', () => {
  const board = boardOfSquares([
    { id: 'a', at: [0, 0], limit: 1 },
    { id: 'b', at: [1, 0] },
    { id: 'c', at: [2, 0], limit: 1 },
  ])
  const blocked = (...full: readonly string[]) => {
    const table = setTable<string>({
      board,
      mission: { reinforcement: { points: 0, areas: ['a'] } },
      minis: {
        batman: { at: 'b' },
        ...Object.fromEntries(full.map((at) => [`in ${at}`, { at, hero: {} }])),
      },
    })
    return movementReason(table.position, table.mini('batman'))?.rule
  }
  test('gcc/skill/wall-breaker: through a wall, where that is the only way', () => {
    const cell = boardOfSquares(
      [
        { id: 'a', at: [0, 0] },
        { id: 'b', at: [1, 0] },
      ],
      [{ between: ['a', 'b'], kind: 'wall', level: 2 }],
    )
    const why = (level: number) => {
      const table = setTable({
        board: cell,
        mission: { reinforcement: { points: 0, areas: ['a'] } },
        minis: { bane: { at: 'a', hero: { skills: [skill('wall-breaker', level)] } } },
      })
      return movementReason(table.position, table.mini('bane'))?.text
    }
    expect([why(1), why(2)]).toEqual(['No way leads out of here.', undefined])
  })
  test('one open way is enough, whichever it is', () => {
    expect([blocked(), blocked('a'), blocked('c')]).toEqual([undefined, undefined, undefined])
    expect(blocked('a', 'c')).toBe('gcc/core/over-occupation')
  })
})

test('gcc/core/movement: ways that cannot be gone are shown with the reason; a move breaks no wall', () => {
  const board = boardOfSquares([
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [1, 0], limit: 1 },
    { id: 'c', at: [0, 1] },
    { id: 'd', at: [1, 1] },
  ])
  const table = setTable({
    board,
    mission: here,
    minis: { batman: { at: 'd', state: { moved: true } }, thug: { at: 'b', tile: {} } },
  })
  table.play((game, { batman }) => performMovement(game, batman), '', ['move-to', 'end'])
  expect(table.offered('move-to')).toMatchObject({ '0:simple': undefined, '3:simple': undefined })
  expect(table.state.broken).toEqual([])
  table.mini('batman').at = 0
  table.play(
    (game, { batman }) => performMovement(game, batman),
    '',
    ['move-to', '3:simple'],
    ['move-to', 'end'],
  )
  expect(table.offered('move-to')).toMatchObject({ '1:simple': 'b holds 1 of 1: no room for size 1.' })
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

  test('is what is paid: points first, then as many cubes as the rest takes. gcc/core/hindering-move, gcc/core/buy-move-points', () => {
    const paid = (points: number) => {
      const table = setTable({
        board: boardOfSquares([
          { id: 'a', at: [0, 0], difficult: 1 },
          { id: 'b', at: [1, 0] },
        ]),
        mission: here,
        minis: {
          batman: { at: 'a', hero: { movement: { points, limit: 4 } } },
          croc: { at: 'a', tile: { size: 3 } },
        },
      })
      const batman = table.mini('batman')
      const [step] = stepsFrom(table.position, batman, 2, purseOf(table.position, batman))
      table.play((game, minis) => performMovement(game, minis.batman), '', ['move-to', 'end'])
      expect(table.hero('batman').spaces[4]).toBe(step!.cubes)
      return [step!.points, step!.cubes]
    }
    // 1, 3 for Croc and 1 for the ground: 5, of which the bonus pays 2.
    expect(paid(1)).toEqual([5, 3])
    expect(paid(2)).toEqual([5, 2])
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

test('gcc/core/climb-jump: a jump costs its level on top, in the price and in what is paid', () => {
  const table = setTable({
    board: boardOfSquares(
      [
        { id: 'a', at: [0, 0] },
        { id: 'b', at: [1, 0] },
      ],
      [{ between: ['a', 'b'], kind: 'special', moves: [{ kind: 'jump', level: 2 }] }],
    ),
    mission: here,
    minis: { batman: { at: 'a', state: { moved: true } } },
  })
  const batman = table.mini('batman')
  const [step] = stepsFrom(table.position, batman, 0, purseOf(table.position, batman))
  expect(step?.points).toBe(3)
  expect(moveCost(table.position, batman, step!.way).total).toBe(3)
})

test('gcc/skill/wall-breaker: the price of a broken wall says why', () => {
  const table = setTable({ minis: { croc: { at: 'a', tile: {} } } })
  const way = { to: 1, kind: 'simple', level: 0, boundary: 0 } as const
  expect(explain(moveCost(table.position, table.mini('croc'), way, true)).at(-1)).toBe(
    'Plus 2, which makes 3: breaking a wall [gcc/skill/wall-breaker].',
  )
})

describe('gcc/skill/pushing-limits: what a movement can cost', () => {
  const reason = (difficult: number, level: number, hero: Partial<Hero>) => {
    const table = setTable({
      board: boardOfSquares([
        { id: 'a', at: [0, 0], difficult },
        { id: 'b', at: [1, 0] },
      ]),
      mission: here,
      minis: {
        batman: { at: 'a', hero: { skills: [skill('pushing-limits', level)] }, state: { moved: true } },
      },
    })
    Object.assign(table.hero('batman'), hero)
    return movementReason(table.position, table.mini('batman'))?.rule
  }
  test('as many cubes as are pushed beyond the limit, and not one more', () => {
    const almostFull = { reserve: 5, fatigue: 2, spaces: [0, 0, 0, 0, 3, 0, 0] }
    expect(reason(1, 1, almostFull)).toBeUndefined()
    expect(reason(2, 1, almostFull)).toBe('gcc/core/buy-move-points')
  })
  test('no cube is missing, so nothing is pushed: not while the pool pays', () => {
    const table = setTable({ minis: { batman: { at: 'a', hero: { skills: [skill('pushing-limits')] } } } })
    table.play((game, { batman }) => performMovement(game, batman), '', ['move-to', 'end'])
    expect(table.asked).toEqual(['batman: move-to'])
  })
  test('what is pushed is worth the movement characteristic too. gcc/core/buy-move-points', () => {
    const table = setTable({
      minis: {
        batman: {
          at: 'a',
          hero: { skills: [skill('pushing-limits')], movement: { points: 2, limit: 4 } },
          state: { moved: true },
        },
      },
    })
    table.play(
      (game, { batman }) => performMovement(game, batman),
      '',
      ['push-limits', 'yes'],
      ['move-to', '2:simple'],
      ['move-to', 'end'],
    )
    expect(table.mini('batman').at).toBe(2)
    expect(table.hero('batman')).toMatchObject({ reserve: 9, wounds: 1, spaces: [0, 0, 0, 0, 0, 0, 0] })
  })
  test('cubes of the reserve that become wounds cannot be spent as well', () => {
    // Two wounds take the one cube in fatigue and one of three in reserve: 2 pushed and 2 left to spend.
    const fresh = { reserve: 3, fatigue: 1, wounds: 6, spaces: [0, 0, 0, 0, 0, 0, 0] }
    expect(reason(3, 2, fresh)).toBeUndefined()
    expect(reason(4, 2, fresh)).toBe('gcc/core/buy-move-points')
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

  test('a hero that it neutralizes moves no further, whatever points are left. gcc/core/hero-neutralized', () => {
    const table = setTable({
      board: cliff,
      mission: here,
      minis: { batman: { at: 'roof', energy: { reserve: 2, wounds: 8 } } },
    })
    table.play((game, { batman }) => performMovement(game, batman), '6 1', ['move-to', '1:fall'])
    expect(table.mini('batman').at).toBe(1)
    // A point is left, and yet nothing more is asked.
    expect(table.asked.filter((asked) => asked.endsWith('move-to'))).toHaveLength(1)
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

  test('a miniature that had to stand up has none, and the reason says so', () => {
    const table = setTable({ minis: { thug: { at: 'a', tile: {}, state: { standingUp: true } } } })
    const value = firstMoveBonus(table.position, table.mini('thug'))
    expect(value.total).toBe(0)
    expect(explain(value).at(-1)).toContain('had to stand up')
  })

  test('gcc/core/villain-spends: characters buy points from the command post', () => {
    const table = setTable({ minis: { thug: { at: 'a', tile: { moveBonus: 0 } }, batman: { at: 'e' } } })
    table.play((game, { thug }) => performMovement(game, thug), '', ['move-to', 'end'])
    expect(table.state.post).toMatchObject({ reserve: 9, movement: 1 })
  })
})
