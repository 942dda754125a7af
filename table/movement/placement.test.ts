import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { mover } from './mover.ts'
import { basesClash, fitsHere, floorHeights, isFullySupported, nearestFreePlace } from './placement.ts'

/** A person on a 30 mm base (radius 1500), 40 mm tall. */
const walker = mover({ radius: mm(15), height: mm(40) })

const roof = inches(3)
const open = testBoard([])
const block = testBoard([box('block', 10_000, 10_000, 10_000, 10_000, roof)])

describe('whether a base fits here (bmg3/core/basic-move)', () => {
  test('on open ground, against a wall and on a roof it does', () => {
    expect(fitsHere(open, walker, spot(5000, 5000))).toEqual({ ok: true })
    expect(fitsHere(block, walker, spot(8500, 15_000))).toEqual({ ok: true })
    expect(fitsHere(block, walker, spot(10_000, 15_000, roof))).toEqual({ ok: true })
  })

  test('over the edge of the board it does not', () => {
    expect(fitsHere(open, walker, spot(1499, 5000))).toEqual({
      ok: false,
      problem: 'off-board',
      reason: 'Part of the base would be off the board.',
    })
  })

  test('in the air it does not', () => {
    expect(fitsHere(block, walker, spot(9999, 15_000, roof))).toMatchObject({ problem: 'no-floor' })
    expect(fitsHere(block, walker, spot(15_000, 15_000, 1))).toMatchObject({ problem: 'no-floor' })
  })

  test('in scenery it does not, and the reason names what is in the way', () => {
    expect(fitsHere(block, walker, spot(8501, 15_000))).toEqual({
      ok: false,
      problem: 'in-scenery',
      reason: 'There is no room: wall "block" is in the way.',
    })
    const named = testBoard([{ ...block.pieces[0]!, name: 'the Iceberg Lounge' }])
    expect(fitsHere(named, walker, spot(8501, 15_000))).toMatchObject({
      reason: 'There is no room: the Iceberg Lounge is in the way.',
    })
  })

  test('under a floor it does when there is room for the head', () => {
    const bridge = (bottom: number) => testBoard([box('bridge', 0, 0, 60_960, 60_960, 9000, { bottom })])
    expect(fitsHere(bridge(4000), walker, spot(5000, 5000))).toEqual({ ok: true })
    expect(fitsHere(bridge(3999), walker, spot(5000, 5000))).toMatchObject({ problem: 'in-scenery' })
  })

  test('in difficult ground it does, on impassable ground not (bmg3/core/impassable)', () => {
    const flat = (passage: 'difficult' | 'impassable') =>
      testBoard([box('pool', 0, 0, 9000, 9000, 0, { passage, standable: false })])
    expect(fitsHere(flat('difficult'), walker, spot(5000, 5000))).toEqual({ ok: true })
    expect(fitsHere(flat('impassable'), walker, spot(5000, 5000))).toMatchObject({ problem: 'in-scenery' })
  })

  test('on another base it does not; touching one it does (bmg3/core/contact)', () => {
    const others = [body(spot(5000, 5000), 50)]
    expect(fitsHere(open, walker, spot(9000, 5000), others)).toEqual({ ok: true })
    expect(fitsHere(open, walker, spot(8999, 5000), others)).toMatchObject({ problem: 'overlaps' })
  })

  test('above or below another model it does: their volumes must be at one height to clash', () => {
    const other = body(spot(5000, 5000, 4000))
    expect(basesClash(walker, spot(5000, 5000, 0), other)).toBe(false)
    expect(basesClash(walker, spot(5000, 5000, 1), other)).toBe(true)
    expect(basesClash(walker, spot(5000, 5000, 8000), other)).toBe(false)
    expect(basesClash(walker, spot(5000, 5000, 7999), other)).toBe(true)
  })
})

describe('standing on floor with the whole base (bmg3/core/jump: its base will fully fit)', () => {
  test('is always so on the table', () => {
    expect(isFullySupported(block, walker, spot(5000, 5000))).toBe(true)
  })

  test('on a roof is so a radius in from the edge, not a unit nearer', () => {
    expect(isFullySupported(block, walker, spot(11_500, 15_000, roof))).toBe(true)
    expect(isFullySupported(block, walker, spot(11_499, 15_000, roof))).toBe(false)
    expect(isFullySupported(block, walker, spot(11_500, 11_500, roof))).toBe(true)
    expect(isFullySupported(block, walker, spot(15_000, 18_501, roof))).toBe(false)
  })

  test('may be so across two floors that meet at one height', () => {
    const two = (top: number) =>
      testBoard([box('west', 10_000, 10_000, 5000, 5000, roof), box('east', 15_000, 10_000, 5000, 5000, top)])
    expect(isFullySupported(two(roof), walker, spot(15_000, 12_500, roof))).toBe(true)
    expect(isFullySupported(two(roof - 1), walker, spot(15_000, 12_500, roof))).toBe(false)
  })
})

describe('the nearest free place', () => {
  test('is the place itself where the base fits', () => {
    expect(nearestFreePlace(open, walker, spot(5000, 5000))).toEqual(spot(5000, 5000))
  })

  test('is straight out from the wall it is too near to, or in', () => {
    expect(nearestFreePlace(block, walker, spot(9000, 15_000))).toEqual(spot(8500, 15_000))
    expect(nearestFreePlace(block, walker, spot(12_000, 15_000))).toEqual(spot(8500, 15_000))
    expect(nearestFreePlace(block, walker, spot(15_000, 20_000))).toEqual(spot(15_000, 21_500))
  })

  test('is in from the edge of the board', () => {
    expect(nearestFreePlace(open, walker, spot(0, 0))).toEqual(spot(1500, 1500))
    expect(nearestFreePlace(open, walker, spot(70_000, 5000))).toEqual(spot(59_460, 5000))
  })

  test('is beside a model that stands there', () => {
    const others = [body(spot(10_000, 10_000))]
    expect(nearestFreePlace(open, walker, spot(10_800, 10_600), others)).toEqual(spot(12_400, 11_800))
  })

  test('is to the west of a model it would stand exactly on', () => {
    expect(nearestFreePlace(open, walker, spot(10_000, 10_000), [body(spot(10_000, 10_000))])).toEqual(
      spot(7000, 10_000),
    )
  })

  test('between two models is where both are touched', () => {
    // 4000 apart: the place is 2000 along and, as 3000² - 2000² is just under 2237², 2237 aside.
    const others = [body(spot(10_000, 10_000)), body(spot(14_000, 10_000))]
    expect(nearestFreePlace(open, walker, spot(12_000, 10_000), others)).toEqual(spot(12_000, 7763))
  })

  test('between a wall and a model touches both', () => {
    // Against the wall at x = 8500; the model is 1800 from that line, so 2400 along it.
    const others = [body(spot(6700, 15_000))]
    expect(nearestFreePlace(block, walker, spot(8500, 15_100), others)).toEqual(spot(8500, 17_400))
  })

  test('on a roof is on that roof', () => {
    expect(nearestFreePlace(block, walker, spot(9000, 15_000, roof))).toEqual(spot(10_000, 15_000, roof))
    const others = [body(spot(14_000, 15_000, roof))]
    expect(nearestFreePlace(block, walker, spot(15_000, 15_000, roof), others)).toEqual(
      spot(17_000, 15_000, roof),
    )
  })

  test('on a floor that is full, or at a height with no floor, is none', () => {
    const perch = testBoard([box('perch', 10_000, 10_000, 1000, 1000, roof)])
    expect(
      nearestFreePlace(perch, walker, spot(10_500, 10_500, roof), [body(spot(10_500, 10_500, roof))]),
    ).toBeUndefined()
    expect(nearestFreePlace(perch, walker, spot(10_500, 10_500, 1234))).toBeUndefined()
  })

  test('may be far away', () => {
    const hall = testBoard([box('hall', 0, 0, 50_000, 60_960, roof)])
    expect(nearestFreePlace(hall, walker, spot(5000, 30_000))).toEqual(spot(51_500, 30_000))
  })
})

test('the floors at a point, highest first', () => {
  expect(floorHeights(block, walker, 15_000, 15_000)).toEqual([roof, 0])
  expect(floorHeights(block, walker, 5000, 5000)).toEqual([0])
})
