import { describe, expect, test } from 'vitest'
import { flatDistance, spot } from '../geometry/point.ts'
import { boards } from '../index.ts'
import { prepareBoard } from '../terrain/board.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { findPath } from './find-path.ts'
import { mover } from './mover.ts'
import { byLength } from './pricing.ts'
import { roughWayOn } from './rough-way.ts'

const at = (x: number, y: number, z = 0) => spot(inches(x), inches(y), inches(z))

/** From south to north, leaving a passage of 4" in the east of a board of 24". */
const wall = box('wall', inches(0), inches(11), inches(20), inches(1), inches(8))
const far = inches(20)

describe('the rough way', () => {
  test('over open ground is about as the crow flies, and never shorter', () => {
    const way = roughWayOn(testBoard([]))
    for (const to of [at(12, 5), at(5, 17), at(20, 20), at(15.3, 6.1)]) {
      const air = flatDistance(at(5, 5), to)
      expect(way(at(5, 5), to)).toBeGreaterThanOrEqual(air)
      expect(way(at(5, 5), to)).toBeLessThan(1.25 * air)
    }
  })

  test('leads around a wall that is too high to be worth climbing', () => {
    const way = roughWayOn(testBoard([wall]))
    const [south, north] = [at(12, 5), at(12, 17)]
    expect(way(south, north)).toBeGreaterThan(far)
    // Walking to the gap brings a model nearer, though the gap is further away as the crow flies.
    expect(way(at(18, 9), north)).toBeLessThan(way(south, north) - inches(5))
  })

  test('leads over what is low', () => {
    const way = roughWayOn(testBoard([{ ...wall, top: inches(1) }]))
    expect(way(at(12, 5), at(12, 17))).toBeLessThan(inches(17))
  })

  test('and under what hangs high', () => {
    const way = roughWayOn(testBoard([{ ...wall, bottom: inches(3) }]))
    expect(way(at(12, 5), at(12, 17))).toBeLessThan(inches(15))
  })

  test('avoids what may not be entered or climbed, however low', () => {
    const way = roughWayOn(testBoard([{ ...wall, top: inches(1), passage: 'impassable' }]))
    expect(way(at(12, 5), at(12, 17))).toBeGreaterThan(far)
  })

  test('up to a roof is longer than past it', () => {
    const house = box('house', inches(10), inches(10), inches(6), inches(6), inches(6))
    const way = roughWayOn(testBoard([house]))
    expect(way(at(4, 13), at(13, 13, 6))).toBeGreaterThan(inches(16))
    expect(way(at(4, 4), at(13, 4))).toBeLessThan(inches(11))
  })

  test('notices every step', () => {
    const way = roughWayOn(testBoard([]))
    const lefts = Array.from({ length: 20 }, (_, i) => way(at(4 + i / 4, 6), at(22, 6)))
    for (const [i, left] of lefts.entries()) if (i > 0) expect(left).toBeLessThan(lefts[i - 1]!)
  })
})

test.each(Object.values(boards))('$name: rough ways are about as long as the real ones', (data) => {
  const board = prepareBoard(data)
  const way = roughWayOn(board)
  const walker = mover({ radius: mm(15), height: mm(40) })
  const corners = [at(2, 2), at(34, 2), at(2, 34), at(34, 34), at(18, 2), at(2, 18), at(34, 18), at(18, 34)]
  let compared = 0
  for (const from of corners) {
    for (const to of corners) {
      const real = from === to ? undefined : findPath(board, walker, from, to, { pricing: byLength })
      if (!real?.ok) continue
      compared++
      expect(way(from, to) / real.price).toBeGreaterThan(0.8)
      expect(way(from, to) / real.price).toBeLessThan(1.4)
    }
  }
  expect(compared).toBeGreaterThanOrEqual(20)
})
