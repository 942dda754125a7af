import { describe, expect, test } from 'vitest'
import { cm } from '../units.ts'
import { part } from './part.ts'
import {
  type PointPricing,
  partPoints,
  pointCharges,
  pointsOf,
  pointTariff,
  restAfter,
} from './point-pricing.ts'

const one = pointTariff({ each: 1 })

/** bmg1: one counter for a difficult obstacle, difficult ground, a climb, a jump, a deliberate drop. */
const first: PointPricing = {
  vault: one,
  difficult: one,
  climb: one,
  jump: one,
  drop: pointTariff({ each: 1, afterJump: 0 }),
}

const mud = (length: number) => part('difficult', length, 0, ['mud'])

describe('points (bmg1/core/climb, bmg1/core/jump-gap, bmg1/core/difficult-obstacle, bmg1/core/difficult-ground)', () => {
  test('each climb, jump, vault and drop costs its own, and walking nothing', () => {
    const parts = [part('walk', 5000), part('vault', 800), part('walk', 10), part('climb', 0, 7000)]
    expect(pointsOf(parts, first)).toBe(2)
    expect(pointsOf([...parts, part('jump', 3000), part('climb', 0, 7000)], first)).toBe(4)
    expect(pointsOf([part('walk', 90_000)], first)).toBe(0)
  })

  test('what has no tariff costs nothing (Acrobat, Climbing Shoes)', () => {
    const { climb: _, ...shoes } = first
    expect(pointsOf([part('climb', 0, 7000), part('jump', 3000)], shoes)).toBe(1)
  })

  test('difficult ground costs by the crossing, however long, and again when it is entered again', () => {
    expect(pointsOf([mud(1), part('walk', 100)], first)).toBe(1)
    expect(pointsOf([mud(50_000)], first)).toBe(1)
    expect(pointsOf([mud(1000), part('walk', 100), mud(1000)], first)).toBe(2)
    expect(pointsOf([mud(1000), mud(1000)], first)).toBe(1)
    expect(pointsOf([mud(1000), part('walk', 0), mud(1000)], first)).toBe(1)
    expect(pointsOf([mud(1000), part('vault', 500, 0, ['car']), mud(1000)], first)).toBe(3)
  })

  test('a leap off an edge is one move, a drop by itself another', () => {
    const leap = [part('jump', 2000), part('drop', 0, 6000)]
    expect(pointsOf(leap, first)).toBe(1)
    expect(pointsOf([part('drop', 1500, 6000)], first)).toBe(1)
    expect(pointsOf([part('jump', 2000), part('walk', 500), part('drop', 1500, 6000)], first)).toBe(2)
    expect(pointsOf(leap, { ...first, drop: one })).toBe(2)
  })

  test('a charge once a path is paid by the first of its kind only', () => {
    const once: PointPricing = { climb: pointTariff({ once: 2 }), jump: pointTariff({ once: 1, each: 1 }) }
    const parts = [part('climb', 0, 5000), part('jump', 100), part('climb', 0, 5000), part('jump', 100)]
    expect(pointCharges(parts, once)).toEqual([
      { part: 0, kind: 'climb', points: 2, why: 'once' },
      { part: 1, kind: 'jump', points: 1, why: 'once' },
      { part: 1, kind: 'jump', points: 1, why: 'each' },
      { part: 3, kind: 'jump', points: 1, why: 'each' },
    ])
  })

  test('every started stretch of a climb costs, the height and not the way across', () => {
    const byHeight: PointPricing = { climb: pointTariff({ each: 1, stretch: cm(5) }) }
    const climbOf = (height: number) => pointsOf([part('climb', 9000, height)], byHeight)
    expect([1, 5000, 5001, 10_000, 10_001].map(climbOf)).toEqual([1, 1, 2, 2, 3])
    expect(pointsOf([part('climb', 0, 4000), part('climb', 0, 4000)], byHeight)).toBe(2)
  })

  test('every started stretch of difficult ground costs, added up over the legs of a crossing', () => {
    const byLength: PointPricing = { difficult: pointTariff({ each: 2, stretch: cm(5) }) }
    expect(pointsOf([mud(5000)], byLength)).toBe(2)
    expect(pointsOf([mud(5001)], byLength)).toBe(4)
    expect(pointsOf([mud(3000), mud(2000)], byLength)).toBe(2)
    expect(pointsOf([mud(3000), mud(2001)], byLength)).toBe(4)
    expect(pointsOf([mud(3000), part('walk', 1), mud(2000)], byLength)).toBe(4)
  })
})

test('what is paid for ahead lasts while the crossing goes on', () => {
  const byLength: PointPricing = { difficult: pointTariff({ each: 1, stretch: 5000 }) }
  expect(restAfter(mud(2000), byLength, 0)).toBe(3000)
  expect(restAfter(mud(2000), byLength, 3000)).toBe(1000)
  expect(restAfter(mud(4000), byLength, 3000)).toBe(4000)
  expect(restAfter(part('walk', 1), byLength, 3000)).toBe(0)
  expect(restAfter(part('walk', 0), byLength, 3000)).toBe(3000)
  expect(restAfter(mud(2000), first, 0)).toBe(Number.POSITIVE_INFINITY)
  expect(restAfter(mud(2000), {}, 0)).toBe(0)
  // Half a unit of rounding starts no new stretch.
  expect(partPoints(mud(3000.4), byLength, 3000)).toBe(0)
  expect(partPoints(mud(3000.6), byLength, 3000)).toBe(1)
})
