import { explain } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { plainDie } from '../dice/pool.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'
import { actionHindering, attackReason, performAttack } from './attack.ts'
import { targetReason } from './targets.ts'

const gun = { type: 'ranged-weapon', lines: [{ when: 'ranged', dice: [plainDie('yellow')] }] } as const
const tonfa = { type: 'melee-weapon', lines: [{ when: 'melee', dice: [plainDie('yellow')] }] } as const

describe('gcc/core/hero-melee', () => {
  test("Gordon's baton: two cubes and the tonfa, 3 successes, not hindered by the thugs around", () => {
    const table = setTable({
      minis: {
        gordon: { at: 'a' },
        thug: { at: 'a', tile: { automaticDefense: 2 } },
        other: { like: 'thug', at: 'a' },
      },
      items: { tonfa: { ...tonfa, held: 'gordon' } },
    })
    const attack = table.play(
      (game, { gordon }) => performAttack(game, gordon, 'melee'),
      // Sorted by colour: the yellow die of the tonfa first, then two orange ones.
      '3 2 2',
      ['attack-target', '1'],
      ['attack-cubes', 2],
      ['weapon', '0'],
    )
    expect(attack).toMatchObject({ cubes: 2, successes: 3, defense: 2, wounds: 1, neutralized: true })
    expect(table.hero('gordon')).toMatchObject({ reserve: 8, spaces: [2, 0, 0, 0, 0, 0, 0] })
    expect(table.mini('thug')).toMatchObject({ at: -1, condition: 'pool' })
  })

  test('gcc/core/minimum-cubes: one cube at least, and no more than the space takes', () => {
    const table = setTable({
      minis: { gordon: { at: 'a' }, thug: { at: 'a', tile: {} }, other: { like: 'thug', at: 'a' } },
    })
    expect(() =>
      table.play(
        (game, { gordon }) => performAttack(game, gordon, 'melee'),
        '',
        ['attack-target', '1'],
        ['attack-cubes', 0],
      ),
    ).toThrow(/1 to 4/)
    expect(() =>
      table.play(
        (game, { gordon }) => performAttack(game, gordon, 'melee'),
        '',
        ['attack-target', '1'],
        ['attack-cubes', 5],
      ),
    ).toThrow(/1 to 4/)
  })

  test('gcc/core/exertion-limit: a full space ends it before it begins, and says so', () => {
    const table = setTable({ minis: { gordon: { at: 'a' }, thug: { at: 'a', tile: {} } } })
    table.hero('gordon').spaces[0] = 4
    expect(attackReason(table.position, table.mini('gordon'), 'melee')).toEqual({
      text: 'The melee space is full: 4 of 4.',
      rule: 'gcc/core/exertion-limit',
    })
    table.hero('gordon').spaces[0] = 3
    expect(attackReason(table.position, table.mini('gordon'), 'melee')).toBeUndefined()
  })

  test('gcc/core/spending-energy: cubes come from the reserve only', () => {
    const table = setTable({
      minis: { gordon: { at: 'a', energy: { reserve: 0, fatigue: 10 } }, thug: { at: 'a', tile: {} } },
    })
    expect(attackReason(table.position, table.mini('gordon'), 'melee')?.rule).toBe('gcc/core/spending-energy')
  })

  test('reaches the same area, or an adjacent one in sight that it would over-occupy', () => {
    const sized = (limit: number, kind: string) =>
      setTable({
        board: boardOfSquares(
          [
            { id: 'a', at: [0, 0] },
            { id: 'b', at: [1, 0], limit },
          ],
          [
            {
              between: ['a', 'b'],
              kind,
              ...(kind === 'special' ? { moves: [{ kind: 'jump', level: 1 }] } : {}),
            },
          ],
        ),
        minis: { gordon: { at: 'a' }, thug: { at: 'b', tile: {} }, other: { like: 'thug', at: 'b' } },
        mission: { reinforcement: { points: 0, areas: ['a'] } },
      })
    const reason = (limit: number, kind: string) => {
      const table = sized(limit, kind)
      return targetReason(table.position, table.mini('gordon'), table.mini('thug'), 'melee')?.rule
    }
    expect(reason(2, 'white')).toBeUndefined()
    expect(reason(3, 'white')).toBe('gcc/core/hero-melee')
    // gcc/core/adjacency: full, but not adjacent.
    expect(reason(2, 'special')).toBe('gcc/core/hero-melee')
  })
})

describe('gcc/core/hero-ranged', () => {
  test('needs a ranged card that can be used', () => {
    const table = setTable({ minis: { batman: { at: 'a' }, thug: { at: 'b', tile: {} } } })
    expect(attackReason(table.position, table.mini('batman'), 'ranged')).toEqual({
      text: 'No ranged weapon is at hand that could be used.',
      rule: 'gcc/core/hero-ranged',
    })
  })

  test('with one and a target in sight it can be declared', () => {
    const table = setTable({
      minis: { batman: { at: 'a' }, thug: { at: 'b', tile: {} } },
      items: { gun: { ...gun, held: 'batman' } },
    })
    expect(attackReason(table.position, table.mini('batman'), 'ranged')).toBeUndefined()
  })

  test('the batarang: weapon bonus added, hindering subtracted, the villain decides on defence', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a' },
        guard: { at: 'a', tile: {} },
        brute: { at: 'c', tile: { lifePoints: 3 } },
      },
      items: { batarangs: { ...gun, kind: 'gadget', held: 'batman' } },
    })
    const attack = table.play(
      (game, { batman }) => performAttack(game, batman, 'ranged'),
      '3 5 2',
      ['attack-target', '2'],
      ['attack-cubes', 1],
      ['defense-cubes', 1],
    )
    // yellow 3: 1, orange 5: 2, less 1 for the guard; the defence rolls 2 on orange: 1.
    expect(attack).toMatchObject({ successes: 2, defense: 1, wounds: 1, neutralized: false })
    expect(table.state.post).toMatchObject({ reserve: 9, defense: 1 })
  })

  test('own area allowed; out of sight refused with the reason of the line', () => {
    const table = setTable({
      board: boardOfSquares(
        [
          { id: 'a', at: [0, 0] },
          { id: 'b', at: [1, 0] },
        ],
        [{ between: ['a', 'b'], kind: 'wall' }],
      ),
      minis: { batman: { at: 'a' }, near: { at: 'a', tile: {} }, far: { at: 'b', tile: {} } },
      mission: { reinforcement: { points: 0, areas: ['a'] } },
    })
    expect(targetReason(table.position, table.mini('batman'), table.mini('near'), 'ranged')).toBeUndefined()
    expect(targetReason(table.position, table.mini('batman'), table.mini('far'), 'ranged')).toEqual({
      text: 'The line from a to b crosses the wall between a and b.',
      rule: 'gcc/core/sight-markers',
    })
  })

  test('gcc/core/elevation-bonus: a yellow die from above, none from below or on a level', () => {
    const board = boardOfSquares([
      { id: 'a', at: [0, 0], elevation: 1 },
      { id: 'b', at: [1, 0] },
    ])
    const shot = (from: string, to: string, dice: string) =>
      setTable({
        board,
        minis: { batman: { at: from }, thug: { at: to, tile: {} } },
        items: { gun: { ...gun, lines: [{ when: 'ranged' }], held: 'batman' } },
        mission: { reinforcement: { points: 0, areas: ['a'] } },
      }).play((game, { batman }) => performAttack(game, batman, 'ranged'), dice, ['attack-cubes', 1])!.dice
    expect(shot('a', 'b', '1 1').map(({ colour }) => colour)).toEqual(['orange', 'yellow'])
    expect(shot('b', 'a', '1').map(({ colour }) => colour)).toEqual(['orange'])
    expect(shot('a', 'a', '1').map(({ colour }) => colour)).toEqual(['orange'])
  })

  test('gcc/core/hindering-action: menace of enemies less that of allies, the actor aside, never below 0', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { menace: 3 } },
        robin: { at: 'a', hero: { menace: 2 } },
        bane: { at: 'a', tile: { menace: 3 } },
        thug: { at: 'b', tile: { menace: 5 } },
        cat: { at: 'a', tile: { menace: 7 }, side: 'neutral' },
      },
    })
    const value = actionHindering(table.position, table.mini('batman'), 'ranged')
    expect(explain(value)).toEqual([
      'Hindering is 1.',
      'It starts at 3: menace of enemies there [gcc/core/hindering-action].',
      'Less 2, which makes 1: menace of allies there [gcc/core/hindering-action].',
    ])
    // gcc/core/hindering-self: seen from Bane, his own menace counts for nothing.
    expect(actionHindering(table.position, table.mini('bane'), 'ranged').total).toBe(5)
    // gcc/core/no-negative
    expect(actionHindering(table.position, table.mini('robin'), 'ranged').total).toBe(0)
  })
})

describe('gcc/core/weapon-bonus', () => {
  test('one weapon an attack; melee may do without, ranged may not', () => {
    const table = setTable({
      minis: { batman: { at: 'a' }, thug: { at: 'a', tile: {} } },
      items: {
        gun: { ...gun, held: 'batman' },
        other: { ...gun, held: 'batman' },
        tonfa: { ...tonfa, held: 'batman' },
      },
    })
    table.play(
      (game, { batman }) => performAttack(game, batman, 'ranged'),
      '1 1',
      ['attack-cubes', 1],
      ['weapon', '1'],
    )
    expect(Object.keys(table.offered('weapon'))).toEqual(['0', '1'])
    table.play(
      (game, { batman }) => performAttack(game, batman, 'melee'),
      '1',
      ['attack-cubes', 1],
      ['weapon', 'none'],
    )
    expect(Object.keys(table.offered('weapon'))).toEqual(['0', 'none'])
  })

  test('gcc/core/characteristics: an empty characteristic adds no dice for cubes, and the weapon still counts', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { melee: { die: undefined, limit: 3 } } },
        thug: { at: 'a', tile: {} },
      },
      items: { tonfa: { ...tonfa, held: 'batman' } },
    })
    const attack = table.play(
      (game, { batman }) => performAttack(game, batman, 'melee'),
      '6',
      ['attack-cubes', 3],
      ['weapon', '0'],
    )
    expect(attack).toMatchObject({ cubes: 3, successes: 2 })
  })
})

describe('gcc/core/wounds', () => {
  test('attack successes less defence successes: 3 against 4 is 0. gcc/core/no-negative', () => {
    const table = setTable({
      minis: { batman: { at: 'a' }, thug: { at: 'a', tile: { automaticDefense: 4 } } },
    })
    const attack = table.play((game, { batman }) => performAttack(game, batman, 'melee'), '5 2', [
      'attack-cubes',
      2,
    ])
    expect(attack).toMatchObject({ successes: 3, defense: 4, wounds: 0 })
    expect(table.mini('thug').life).toBe(1)
  })

  test('gcc/core/life-points: several points count down, and the last takes it off the board into the pool', () => {
    const table = setTable({ minis: { batman: { at: 'a' }, croc: { at: 'a', tile: { lifePoints: 3 } } } })
    table.play((game, { batman }) => performAttack(game, batman, 'melee'), '5', ['attack-cubes', 1])
    expect(table.mini('croc')).toMatchObject({ life: 1, condition: 'board' })
    table.play((game, { batman }) => performAttack(game, batman, 'melee'), '5', ['attack-cubes', 1])
    expect(table.mini('croc')).toMatchObject({ life: 0, condition: 'pool', at: -1 })
    expect(table.state.tiles[0]).toEqual({ faceDown: true, out: false })
  })

  test('gcc/core/hero-neutralized: a hero without cubes left stays on the board and has no skills', () => {
    const table = setTable({
      minis: { batman: { at: 'a', energy: { reserve: 1, wounds: 9 } }, thug: { at: 'a', tile: {} } },
    })
    table.play(
      (game, { thug }) =>
        performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('yellow')] } }),
      '6',
    )
    expect(table.hero('batman')).toMatchObject({ reserve: 0, wounds: 10 })
    expect(table.mini('batman')).toMatchObject({ at: 0, skillsOff: true })
  })
})

describe('gcc/core/defense', () => {
  const attacked = (hero: object, dice: string, ...answers: readonly (readonly [string, number])[]) => {
    const table = setTable({ minis: { batman: { at: 'a', hero }, thug: { at: 'a', tile: {} } } })
    const attack = table.play(
      (game, { thug }) => performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('red')] } }),
      dice,
      ...answers,
    )
    return { table, attack }
  }

  test('cubes from none to the limit, and the automatic die of the board', () => {
    const { table, attack } = attacked({ automaticDefense: plainDie('yellow') }, '6 6 2', [
      'defense-cubes',
      1,
    ])
    expect(attack).toMatchObject({ successes: 3, defense: 3, wounds: 0 })
    expect(table.hero('batman').spaces[5]).toBe(1)
  })

  test('a defence of nothing is possible', () => {
    const { table, attack } = attacked({}, '2', ['defense-cubes', 0])
    expect(attack).toMatchObject({ defense: 0, wounds: 1 })
    expect(table.hero('batman')).toMatchObject({ reserve: 9, wounds: 1 })
  })

  test('against an attack without a success nothing is asked; the automatic die still rolls', () => {
    const { table, attack } = attacked(
      { automaticDefense: plainDie('yellow'), skills: [skill('luck', 1)] },
      '1 6',
    )
    expect(attack).toMatchObject({ successes: 0, defense: 2, wounds: 0 })
    expect(table.asked.filter((asked) => asked.startsWith('batman'))).toEqual([])
    const struck = attacked({ skills: [skill('luck', 1)] }, '2 2', ['defense-cubes', 1])
    expect(struck.table.asked.filter((asked) => asked.startsWith('batman'))).toEqual([
      'batman: defense-cubes',
      'batman: free-rerolls',
      'batman: paid-rerolls',
    ])
  })

  test('no cubes where the space is full; the automatic die still rolls', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a', hero: { automaticDefense: plainDie('yellow') } },
        thug: { at: 'a', tile: {} },
      },
    })
    table.hero('batman').spaces[5] = 4
    const attack = table.play(
      (game, { thug }) => performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('red')] } }),
      '2 3',
    )
    expect(attack).toMatchObject({ defense: 1 })
    expect(table.asked).not.toContain('batman: defense-cubes')
  })

  test('gcc/core/melee-unhindered: enemies around do not hinder a defence', () => {
    const table = setTable({
      minis: {
        batman: { at: 'a' },
        thug: { at: 'a', tile: {} },
        two: { like: 'thug', at: 'a' },
        three: { like: 'thug', at: 'a' },
      },
    })
    const attack = table.play(
      (game, { thug }) => performAttack(game, thug, 'melee', { line: { times: 1, dice: [plainDie('red')] } }),
      '3 5',
      ['defense-cubes', 1],
    )
    expect(attack).toMatchObject({ successes: 2, defense: 2 })
  })
})

test('gcc/core/attack-steps: target, cubes, weapon, roll, rerolls, defence, in this order', () => {
  const table = setTable({
    minis: {
      batman: { at: 'a' },
      thug: { at: 'a', tile: { lifePoints: 2 } },
      two: { like: 'thug', at: 'a' },
    },
    items: { tonfa: { ...tonfa, held: 'batman' } },
  })
  table.play(
    (game, { batman }) => performAttack(game, batman, 'melee'),
    '3 1 2',
    ['attack-target', '1'],
    ['attack-cubes', 1],
    ['weapon', '0'],
    ['paid-rerolls', ['1']],
    ['paid-rerolls', []],
    ['defense-cubes', 0],
  )
  expect(table.asked).toEqual([
    'batman: attack-target',
    'batman: attack-cubes',
    'batman: weapon',
    'batman: paid-rerolls',
    'batman: paid-rerolls',
    'villain: defense-cubes',
  ])
})
