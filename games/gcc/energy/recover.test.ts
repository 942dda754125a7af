import { describe, expect, test } from 'vitest'
import type { CommandPost, Hero } from '../state.ts'
import { clearSpaces, isNeutralized, recover, recoverPost, removeCubes, takeWounds } from './recover.ts'

const hero = (parts: Partial<Hero>): Hero =>
  ({
    seat: 'a',
    mini: 0,
    stance: undefined,
    reserve: 0,
    fatigue: 0,
    wounds: 0,
    spaces: [0, 0, 0, 0, 0, 0, 0],
    ...parts,
  }) as Hero
const post = (parts: Partial<CommandPost>): CommandPost => ({
  reserve: 0,
  fatigue: 0,
  movement: 0,
  defense: 0,
  reroll: 0,
  removed: 0,
  river: [],
  played: 0,
  demobilized: false,
  ...parts,
})

describe('gcc/core/recovery', () => {
  test('moves the value from fatigue to reserve', () => {
    const one = hero({ reserve: 1, fatigue: 6, wounds: 3 })
    expect(recover(one, 5)).toEqual({ recovered: 5, healed: 0 })
    expect(one).toMatchObject({ reserve: 6, fatigue: 1, wounds: 3 })
  })

  test('gcc/core/active-recovery-shortfall: rest 5, fatigue 3, wounds 4: reserve +3, then wounds 2, fatigue 2', () => {
    const one = hero({ fatigue: 3, wounds: 4 })
    recover(one, 5)
    expect(one).toMatchObject({ reserve: 3, fatigue: 2, wounds: 2 })
  })

  test('heals no more wounds than there are', () => {
    const one = hero({ fatigue: 1, wounds: 1 })
    recover(one, 6)
    expect(one).toMatchObject({ reserve: 1, fatigue: 1, wounds: 0 })
  })
})

describe('gcc/core/hero-wounds', () => {
  test('cubes come from fatigue first, then from spaces, then from reserve', () => {
    const one = hero({ reserve: 3, fatigue: 2, spaces: [1, 0, 2, 0, 0, 0, 0] })
    expect(takeWounds(one, 4)).toBe(4)
    expect(one).toMatchObject({ fatigue: 0, spaces: [0, 0, 1, 0, 0, 0, 0], reserve: 3, wounds: 4 })
    expect(takeWounds(one, 2)).toBe(2)
    expect(one).toMatchObject({ spaces: [0, 0, 0, 0, 0, 0, 0], reserve: 2, wounds: 6 })
  })

  test('gcc/core/hero-neutralized: when all cubes are wounds, and no wound without a cube', () => {
    const one = hero({ reserve: 2, wounds: 1 })
    expect(isNeutralized(one)).toBe(false)
    expect(takeWounds(one, 5)).toBe(2)
    expect(one.wounds).toBe(3)
    expect(isNeutralized(one)).toBe(true)
    expect(isNeutralized(hero({ spaces: [0, 0, 0, 0, 0, 1, 0] }))).toBe(false)
  })
})

test('gcc/core/hero-turn-end: all cubes on spaces go to fatigue', () => {
  const one = hero({ reserve: 2, fatigue: 1, spaces: [2, 0, 1, 0, 3, 0, 1] })
  clearSpaces(one)
  expect(one).toMatchObject({ reserve: 2, fatigue: 8, spaces: [0, 0, 0, 0, 0, 0, 0] })
})

test('gcc/core/villain-upkeep: spaces to fatigue first, then the value to reserve', () => {
  const one = post({ reserve: 1, fatigue: 1, movement: 2, defense: 1, reroll: 1 })
  expect(recoverPost(one, 4)).toBe(4)
  expect(one).toMatchObject({ reserve: 5, fatigue: 1, movement: 0, defense: 0, reroll: 0 })
  expect(recoverPost(one, 4)).toBe(1)
})

test('gcc/core/dredge: cubes leave from fatigue, then spaces, then reserve, all or none', () => {
  const one = post({ reserve: 2, fatigue: 1, defense: 1 })
  expect(removeCubes(one, 2)).toBe(true)
  expect(one).toMatchObject({ fatigue: 0, defense: 0, reserve: 2, removed: 2 })
  expect(removeCubes(one, 3)).toBe(false)
  expect(one.reserve).toBe(2)
})

test('gcc/core/dredge: exactly as many as there are will do, on whatever spaces they lie', () => {
  const post = {
    reserve: 0,
    fatigue: 0,
    movement: 1,
    defense: 0,
    reroll: 1,
    removed: 0,
    river: [],
    played: 0,
    demobilized: false,
  }
  expect(removeCubes({ ...post }, 3)).toBe(false)
  expect(removeCubes(post, 2)).toBe(true)
  expect(post).toMatchObject({ movement: 0, reroll: 0, removed: 2 })
  const onDefense = { ...post, defense: 2, removed: 0 }
  expect(removeCubes(onDefense, 2)).toBe(true)
  expect(onDefense.defense).toBe(0)
})
