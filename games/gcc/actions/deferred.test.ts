import { describe, expect, test } from 'vitest'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'
import { performAttack } from './attack.ts'

const crowd = {
  one: { at: 'a', tile: {} },
  two: { at: 'a', tile: { lifePoints: 2 } },
  three: { at: 'a', tile: {} },
} as const

describe('gcc/core/deferred-attack', () => {
  test('ends when nothing is left over, before its X times are used', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a', hero: { skills: [skill('circular-strike', 3)] } }, ...crowd },
    })
    const attack = table.play(
      (game, { batman }) => performAttack(game, batman!, 'melee'),
      '5 2',
      ['attack-target', '1'],
      ['attack-cubes', 2],
      ['deferred-target', '2'],
    )
    // 3 successes: one for the first, two for the second, none for the third.
    expect(attack).toMatchObject({ leftover: 2, deferred: 1 })
    expect(table.mini('three').condition).toBe('board')
  })

  test('is a choice: no other miniature needs to be hit', () => {
    const table = setTable<string>({
      minis: { batman: { at: 'a', hero: { skills: [skill('circular-strike', 3)] } }, ...crowd },
    })
    const attack = table.play(
      (game, { batman }) => performAttack(game, batman!, 'melee'),
      '5',
      ['attack-target', '1'],
      ['attack-cubes', 1],
      ['deferred-target', 'none'],
    )
    expect(attack).toMatchObject({ leftover: 1, deferred: 0 })
    expect(table.mini('two').life).toBe(2)
  })

  test('not after a free attack, such as a combo', () => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('circular-strike', 2), skill('combo', 2)] } },
        one: { at: 'a', tile: {} },
        two: { at: 'a', tile: {} },
        three: { at: 'a', tile: {} },
      },
    })
    table.play(
      (game, { batman }) => performAttack(game, batman!, 'melee'),
      '2 5 5',
      ['attack-target', '1'],
      ['attack-cubes', 1],
      ['combo', 'yes'],
      ['attack-target', '2'],
    )
    expect(table.mini('two').condition).toBe('pool')
    expect(table.mini('three').condition).toBe('board')
    expect(table.asked).not.toContain('batman: deferred-target')
  })

  test('nothing is left over of wounds that never were: the target still stands. gcc/trait/harmless', () => {
    const table = setTable({
      minis: {
        ivy: { at: 'a', hero: { traits: ['harmless'], skills: [skill('circular-strike', 2)] } },
        thug: { at: 'a', tile: {} },
        other: { at: 'a', tile: {} },
      },
    })
    const attack = table.play(
      (game, { ivy }) => performAttack(game, ivy, 'melee'),
      '5',
      ['attack-target', '1'],
      ['attack-cubes', 1],
    )
    expect(attack).toMatchObject({ neutralized: false, leftover: 0 })
  })
})

test('gcc/core/hero-neutralized: a hero with a cube outside wounds is not neutralized by an attack', () => {
  const hurt = (reserve: number) => {
    const table = setTable({
      minis: { batman: { at: 'a', energy: { reserve, wounds: 10 - reserve } }, croc: { at: 'a', tile: {} } },
    })
    return table.play(
      (game, { croc }) =>
        performAttack(game, croc, 'melee', {
          line: { times: 1, dice: [{ colour: 'yellow', reroll: false }] },
        }),
      '6',
      ['defense-cubes', 0],
    )
  }
  expect(hurt(3)).toMatchObject({ wounds: 2, neutralized: false, leftover: 0 })
  expect(hurt(2)).toMatchObject({ wounds: 2, neutralized: true, leftover: 0 })
  expect(hurt(1)).toMatchObject({ wounds: 1, neutralized: true, leftover: 1 })
})

test('gcc/core/elevation-bonus: for ranged attacks only; a blow from above has no yellow die', () => {
  const table = setTable({
    board: boardOfSquares([
      { id: 'a', at: [0, 0], elevation: 1 },
      { id: 'b', at: [1, 0] },
    ]),
    mission: { reinforcement: { points: 0, areas: ['b'] } },
    minis: { batman: { at: 'a', hero: { skills: [skill('reach')] } }, thug: { at: 'b', tile: {} } },
  })
  const attack = table.play((game, { batman }) => performAttack(game, batman, 'melee'), '2', [
    'attack-cubes',
    1,
  ])
  expect(attack?.dice).toHaveLength(1)
})

test('gcc/skill/electricity, gcc/core/weapon-bonus: what is left over is of the same blow, skills of the weapon included', () => {
  const table = setTable<string>({
    minis: {
      batman: { at: 'a', hero: { skills: [skill('circular-strike', 1)] } },
      one: { at: 'a', tile: {} },
      two: { at: 'a', tile: { lifePoints: 9 } },
    },
    items: {
      baton: {
        type: 'melee-weapon',
        lines: [{ when: 'melee', skills: [skill('electricity', 2)] }],
        held: 'batman',
      },
    },
  })
  table.play(
    (game, { batman }) => performAttack(game, batman!, 'melee'),
    '5',
    ['attack-target', '1'],
    ['attack-cubes', 1],
    ['weapon', '0'],
    ['deferred-target', '2'],
  )
  // Electricity took the first; both successes are left for the second, whom it hurts as well.
  expect(table.mini('two').life).toBe(9 - 2 - 2)
})

test('gcc/core/constant-end-conditions, gcc/skill/counterattack: a deferred attack has its end too, unless it ended the game', () => {
  const sweep = (id: string) => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'a', hero: { skills: [skill('circular-strike', 2), skill('flame', 1)] } },
        one: { at: 'a', tile: {} },
        croc: { at: 'a', tile: { id } },
        last: { at: 'a', tile: { lifePoints: 9 } },
      },
      mission: { ends: [{ winner: 'heroes', text: 'Down.', when: { neutralizedTile: 'croc' } }] },
    })
    const isOver = id === 'croc'
    table.play(
      (game, { batman }) => performAttack(game, batman!, 'melee'),
      '5 5',
      ['attack-target', '1'],
      ['attack-cubes', 2],
      ['deferred-target', '2'],
      ...(isOver
        ? []
        : ([
            ['flame', 'no'],
            ['deferred-target', '3'],
            ['flame', 'no'],
            ['flame', 'no'],
          ] as const)),
    )
    return { left: table.mini('last').life, winner: table.state.winner }
  }
  // Four successes: one, one, and two for the last.
  expect(sweep('bane')).toEqual({ left: 7, winner: undefined })
  expect(sweep('croc')).toEqual({ left: 9, winner: 'heroes' })
})

describe('gcc/core/deferred-attack: what comes off at the very end comes off again', () => {
  const burst = (clouds: number, shackles: number) => {
    const table = setTable<string>({
      minis: {
        batman: { at: 'b', hero: { skills: [skill('burst', 1)] }, state: { shackles } },
        near: { at: 'a', tile: {} },
        far: { at: 'c', tile: { lifePoints: 9 } },
        beside: { at: 'b', tile: { menace: 1 } },
      },
      items: { gun: { type: 'ranged-weapon', lines: [{ when: 'ranged' }], held: 'batman' } },
      state: {
        clouds:
          clouds === 0 ? [] : [{ kind: 'smoke', at: 2, count: clouds, side: 'heroes', dissipating: false }],
      },
    })
    table.play(
      (game, { batman, near }) => performAttack(game, batman!, 'ranged', { target: near! }),
      '5 5 5',
      ['attack-cubes', 3],
      ['deferred-target', '2'],
    )
    return 9 - table.mini('far').life
  }
  test('gcc/core/hindering-action: hindering does not, as it came off before', () => {
    // Six successes, one hindered, one for the first target.
    expect(burst(0, 0)).toBe(4)
  })
  test('gcc/token/smoke: smoke on the line to the new target', () => {
    expect(burst(1, 0)).toBe(3)
    expect(burst(9, 0)).toBe(0)
  })
  test('gcc/token/shackle: shackles of the attacker', () => {
    expect(burst(0, 1)).toBe(2)
  })
})
