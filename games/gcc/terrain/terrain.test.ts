import { explain } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { performMovement } from '../actions/move.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'
import { dangerLevel, difficultLevel, dissipate, explode, placeCloudsFor } from './terrain.ts'

const board = boardOfSquares([
  { id: 'a', at: [0, 0], dangerous: 1 },
  { id: 'b', at: [1, 0], dangerous: 2, difficult: 1 },
  { id: 'c', at: [2, 0] },
])
const here = { reinforcement: { points: 0, areas: ['a'] } }
const cloud = (kind: 'flame' | 'gas' | 'frost' | 'smoke', at: number, count = 1) =>
  ({ kind, at, count, side: 'heroes', dissipating: false }) as const

describe('gcc/core/dangerous-terrain', () => {
  test('entering rolls the whole level in yellow dice, tokens included', () => {
    const table = setTable({
      board,
      mission: here,
      minis: { batman: { at: 'c' } },
      state: { clouds: [cloud('flame', 1), cloud('gas', 1)] },
    })
    expect(dangerLevel(table.position, 1)).toBe(4)
    table.play((game, { batman }) => performMovement(game, batman), '3 3 6 1', ['move-to', 'end'])
    expect(table.hero('batman').wounds).toBe(4)
  })

  test('a rise from 1 to 3 rolls 2 yellow dice for every miniature there', () => {
    const table = setTable({
      board,
      mission: here,
      minis: { batman: { at: 'a' }, thug: { at: 'a', tile: { lifePoints: 3 } }, far: { at: 'b', tile: {} } },
    })
    table.play((game) => placeCloudsFor(game, 'villain', 'gas', 0, 2), '3 3 3 1')
    expect(table.hero('batman').wounds).toBe(2)
    expect(table.mini('thug').life).toBe(2)
  })

  test('an area that becomes dangerous rolls the whole level', () => {
    const table = setTable({ board, mission: here, minis: { batman: { at: 'c' } } })
    table.play((game) => placeCloudsFor(game, 'villain', 'flame', 2, 3), '3 3 3')
    expect(table.hero('batman').wounds).toBe(3)
  })

  test('gcc/core/reroll: the roller may pay to roll again, and the new face counts', () => {
    const table = setTable({ board, mission: here, minis: { batman: { at: 'a' } } })
    table.play(
      (game) => placeCloudsFor(game, 'villain', 'gas', 0, 1),
      '6 1',
      ['paid-rerolls', ['0']],
      ['paid-rerolls', []],
    )
    expect(table.hero('batman')).toMatchObject({ wounds: 0, reserve: 9, spaces: [0, 0, 0, 0, 0, 0, 1] })
    // Every success is a wound: it is said how many there are, not how many it takes.
    expect(table.aboutOf('paid-rerolls')).toEqual({ kind: 'danger', reached: 0 })
  })

  test('leaving costs no wounds', () => {
    const table = setTable({
      board,
      mission: here,
      minis: { batman: { at: 'b', hero: { skills: [skill('mobility', 2)] } } },
    })
    table.play(
      (game, { batman }) => performMovement(game, batman),
      '',
      ['move-to', '2:simple'],
      ['move-to', 'end'],
    )
    expect(table.hero('batman').wounds).toBe(0)
  })
})

test('gcc/core/difficult-terrain: levels of the area and of frost tokens add up, with reasons', () => {
  const table = setTable({
    board,
    mission: here,
    minis: { batman: { at: 'b' } },
    state: { clouds: [cloud('frost', 1, 2)] },
  })
  expect(explain(difficultLevel(table.position, table.mini('batman'), 1))).toEqual([
    'Difficult terrain is 3.',
    'It starts at 1: the area [gcc/core/difficult-terrain].',
    'Plus 2, which makes 3: frost tokens [gcc/token/frost].',
  ])
})

describe('gcc/core/explosion', () => {
  test('all miniatures there roll the rise, then the level is as before', () => {
    const table = setTable({ board, mission: here, minis: { batman: { at: 'a' }, robin: { at: 'c' } } })
    table.play((game, { batman }) => explode(game, batman, 0, 2), '3 6')
    expect(table.hero('batman').wounds).toBe(3)
    expect(dangerLevel(table.position, 0)).toBe(1)
    expect(table.state.blast).toBeUndefined()
    expect(table.hero('robin').wounds).toBe(0)
  })
})

describe('gcc/core/dissipation', () => {
  test('turned at the start of the turn of the side that placed them, removed at its next', () => {
    const table = setTable({
      board,
      mission: here,
      minis: { batman: { at: 'c' } },
      state: { clouds: [cloud('gas', 0)] },
    })
    table.play((game) => dissipate(game, 'villain'))
    expect(table.state.clouds).toMatchObject([{ dissipating: false }])
    table.play((game) => dissipate(game, 'heroes'))
    expect(table.state.clouds).toMatchObject([{ dissipating: true }])
    table.play((game) => dissipate(game, 'villain'))
    expect(table.state.clouds).toHaveLength(1)
    table.play((game) => dissipate(game, 'heroes'))
    expect(table.state.clouds).toEqual([])
  })
})
