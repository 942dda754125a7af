import { describe, expect, test } from 'vitest'
import { skill } from '../testing/sketches.ts'
import { setTable } from '../testing/table.ts'
import { heroCapacity, heroCubes, heroSpend, heroSpendReason, postCubes, purseOf } from './spend.ts'

const table = () =>
  setTable<string>({
    minis: {
      batman: { at: 'a', hero: { skills: [skill('elite-command')] } },
      swat: { at: 'a', tile: {}, commander: 'batman' },
      thug: { at: 'b', tile: {} },
      scientist: { at: 'c', tile: {}, side: 'neutral' },
    },
  })

describe('gcc/core/spending-energy, gcc/core/exertion-limit', () => {
  test('what fits on a space is the less of reserve and room, and never below 0', () => {
    const { position, hero } = table()
    const batman = hero('batman')
    Object.assign(batman, { reserve: 3, spaces: [2, 0, 0, 0, 0, 0, 0] })
    expect([heroCapacity(position, batman, 'melee'), heroCapacity(position, batman, 'thought')]).toEqual([
      2, 3,
    ])
    batman.spaces[0] = 6
    expect(heroCapacity(position, batman, 'melee')).toBe(0)
    expect(heroSpendReason(position, batman, 'melee')?.rule).toBe('gcc/core/exertion-limit')
    expect(heroSpendReason(position, batman, 'reroll')).toBeUndefined()
    batman.reserve = 0
    expect(heroSpendReason(position, batman, 'reroll')?.rule).toBe('gcc/core/spending-energy')
  })

  test('cubes go from the reserve to the space; more than fit are a fault of the program', () => {
    const { position, hero } = table()
    const batman = hero('batman')
    heroSpend(position, batman, 'manipulation', 4)
    expect(batman).toMatchObject({ reserve: 6, spaces: [0, 0, 4, 0, 0, 0, 0] })
    expect(() => heroSpend(position, batman, 'manipulation', 1)).toThrow(/cannot spend 1/)
  })
})

describe('whose energy a miniature uses', () => {
  test('gcc/core/villain-spends: characters that of the command post, up to the limit of each space', () => {
    const { position, mini, state } = table()
    const purse = purseOf(position, mini('thug'))!
    expect([purse.capacity('movement'), purse.capacity('defense'), purse.capacity('reroll')]).toEqual([
      3, 3, 3,
    ])
    purse.spend('defense', 2)
    expect(state.post).toMatchObject({ reserve: 8, defense: 2, movement: 0, reroll: 0 })
    expect([purse.capacity('movement'), purse.capacity('defense')]).toEqual([3, 1])
    expect(() => purse.spend('defense', 2)).toThrow(/cannot spend 2/)
  })

  test('gcc/skill/friendly-tile: friendly characters the thought space of their commander, orange dice, one point', () => {
    const { position, mini, hero } = table()
    const purse = purseOf(position, mini('swat'))!
    expect(purse).toMatchObject({ movePoints: 1, defenseDie: { colour: 'orange', reroll: false } })
    purse.spend('movement', 1)
    purse.spend('reroll', 2)
    expect(hero('batman')).toMatchObject({ reserve: 7, spaces: [0, 0, 0, 3, 0, 0, 0] })
    expect(purse.capacity('defense')).toBe(1)
  })

  test('gcc/core/sides: neutral ones have none', () => {
    const { position, mini } = table()
    expect(purseOf(position, mini('scientist'))).toBeUndefined()
  })
})

test('every cube is counted once, wherever it is', () => {
  const { hero, state } = table()
  Object.assign(hero('batman'), { reserve: 1, fatigue: 2, wounds: 4, spaces: [8, 0, 0, 0, 0, 0, 16] })
  expect(heroCubes(hero('batman'))).toBe(31)
  Object.assign(state.post, { reserve: 1, fatigue: 2, movement: 4, defense: 8, reroll: 16, removed: 32 })
  expect(postCubes(state.post)).toBe(63)
})
