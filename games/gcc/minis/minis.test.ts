import { describe, expect, test } from 'vitest'
import { boardOfSquares } from '../testing/boards.ts'
import { setTable } from '../testing/table.ts'
import {
  areAllies,
  areEnemies,
  hinderingIn,
  occupationOf,
  placesFor,
  seatOf,
  wouldOverOccupy,
} from './minis.ts'

const table = setTable({
  board: boardOfSquares([
    { id: 'a', at: [0, 0], limit: 3 },
    { id: 'b', at: [1, 0], limit: 4 },
  ]),
  mission: { reinforcement: { points: 0, areas: ['a'] } },
  minis: {
    batman: { at: 'a' },
    robin: { at: 'b' },
    bane: { at: 'a', tile: { size: 2 } },
    cat: { at: 'b', tile: {}, side: 'neutral' },
  },
})

describe('gcc/core/occupation-limit', () => {
  test('size indexes in an area add up, and never above its limit', () => {
    expect(occupationOf(table.position, 0)).toBe(3)
    expect(wouldOverOccupy(table.position, table.mini('robin'), 0)).toBe(true)
    expect(wouldOverOccupy(table.position, table.mini('bane'), 1)).toBe(false)
    // A miniature that is there already does not count twice.
    expect(wouldOverOccupy(table.position, table.mini('bane'), 0)).toBe(false)
  })

  test('gcc/core/over-occupation: a miniature that comes into play goes to an adjacent area, or stays out', () => {
    expect(placesFor(table.position, table.mini('robin'), 0, [1])).toEqual([1])
    expect(placesFor(table.position, table.mini('robin'), 0, [])).toEqual([])
    expect(placesFor(table.position, table.mini('bane'), 1, [0])).toEqual([1])
  })
})

test('gcc/core/enemy-ally, gcc/core/sides: other side, same side without itself, and neither for neutral ones', () => {
  const { batman, robin, bane, cat } = {
    batman: table.mini('batman'),
    robin: table.mini('robin'),
    bane: table.mini('bane'),
    cat: table.mini('cat'),
  }
  expect([
    areEnemies(batman, bane),
    areEnemies(batman, robin),
    areEnemies(batman, cat),
    areEnemies(cat, bane),
  ]).toEqual([true, false, false, false])
  expect([
    areAllies(batman, robin),
    areAllies(batman, batman),
    areAllies(batman, bane),
    areAllies(cat, batman),
  ]).toEqual([true, false, false, false])
})

describe('gcc/core/enemy-ally: neutral miniatures', () => {
  test('are the enemies of no side, from either point of view', () => {
    const cat = table.mini('cat')
    for (const name of ['batman', 'bane'] as const)
      expect([areEnemies(cat, table.mini(name)), areEnemies(table.mini(name), cat)]).toEqual([false, false])
  })
  test('nor the allies of each other', () => {
    const { mini } = setTable({
      minis: {
        batman: { at: 'a' },
        cat: { at: 'a', tile: {}, side: 'neutral' },
        dog: { like: 'cat', at: 'a' },
      },
    })
    expect(areAllies(mini('cat'), mini('dog'))).toBe(false)
  })
  test('no seat decides for them; for others it is their hero or the villain', () => {
    const seats = (['batman', 'bane', 'cat'] as const).map((name) => seatOf(table.position, table.mini(name)))
    expect(seats).toEqual(['batman', 'villain', undefined])
  })
})

test('gcc/core/hero-neutralized: a neutralized hero still takes room and still hinders', () => {
  const down = setTable({
    minis: {
      batman: { at: 'a', hero: { size: 2, menace: 3 }, energy: { reserve: 0, wounds: 10 } },
      bane: { at: 'a', tile: {} },
    },
  })
  const bane = down.mini('bane')
  expect(occupationOf(down.position, 0)).toBe(3)
  expect(hinderingIn(down.position, bane, 'menace', []).total).toBe(3)
  expect(hinderingIn(down.position, bane, 'size', []).total).toBe(2)
})
