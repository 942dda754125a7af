import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { point, spot } from '../geometry/point.ts'
import { arbitraryScene, box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { body, moved } from './body.ts'
import { basesTouch, CONTACT, inContact, touchesPiece, touchingSpot } from './contact.ts'
import { distance } from './distance.ts'
import { basesOverlap, overlap } from './overlap.ts'

const open = testBoard([])
const thug = body(spot(20000, 20000), 30, 40)
const beside = spot(23000, 20000)

describe('contact (bmg3/core/contact)', () => {
  test('bases touching, up to a tenth of a millimetre apart', () => {
    expect(inContact(open, thug, moved(thug, beside))).toBe(true)
    expect(inContact(open, thug, moved(thug, spot(23000 + CONTACT, 20000)))).toBe(true)
    expect(inContact(open, thug, moved(thug, spot(23001 + CONTACT, 20000)))).toBe(false)
  })

  test('first picture: one stands on a step and their bases would touch on one level', () => {
    const step = box('step', 21500, 15000, 8000, 8000, inches(1.5))
    const upper = moved(thug, spot(23000, 20000, inches(1.5)))
    expect(inContact(testBoard([step]), thug, upper)).toBe(true)
    expect(inContact(testBoard([step]), upper, thug)).toBe(true)
  })

  test('second picture: the upper base hangs over the edge, above the lower one', () => {
    const step = box('step', 21500, 15000, 8000, 8000, inches(1))
    const upper = moved(thug, spot(22200, 20000, inches(1)))
    expect(basesOverlap(thug, upper)).toBe(true)
    expect(inContact(testBoard([step]), thug, upper)).toBe(true)
  })

  test('feet level with a head still touch, feet above it do not', () => {
    expect(inContact(open, thug, moved(thug, spot(23000, 20000, mm(40))))).toBe(true)
    expect(inContact(open, thug, moved(thug, spot(23000, 20000, mm(40) + 1)))).toBe(false)
    const tall = { ...thug, height: mm(60) }
    expect(inContact(open, tall, moved(thug, spot(23000, 20000, mm(60))))).toBe(true)
  })

  test('substantial scenery between them keeps them apart, a small obstacle does not', () => {
    const upper = moved(thug, spot(22200, 20000, inches(1)))
    const step = box('step', 21500, 15000, 8000, 8000, inches(1))
    const parapet = box('parapet', 21500, 15000, 100, 8000, inches(3), { bottom: inches(1) })
    expect(inContact(testBoard([step, parapet]), thug, upper)).toBe(false)
    expect(inContact(testBoard([step, { ...parapet, top: inches(2) }]), thug, upper)).toBe(true)
    expect(inContact(testBoard([step, { ...parapet, top: inches(2) }]), thug, upper, mm(5))).toBe(false)
    expect(inContact(testBoard([step, { ...parapet, passage: 'open' }]), thug, upper)).toBe(true)
  })

  test('is the same from both ends, and touching bodies on one level measure nothing', () => {
    fc.assert(
      fc.property(arbitraryScene({ cells: 2 }), ({ board, a, b }) => {
        const there = moved(b, touchingSpot(a, b.radius, b))
        expect(inContact(board, a, there)).toBe(inContact(board, there, a))
        expect(distance(a, there)).toBeLessThanOrEqual(CONTACT)
      }),
    )
  })
})

describe('contact with a piece', () => {
  const crate = box('crate', 21500, 18000, 4000, 4000, inches(1))

  test('beside, on top, and not a gap away', () => {
    expect(touchesPiece(thug, crate)).toBe(true)
    expect(touchesPiece(moved(thug, spot(19989, 20000)), crate)).toBe(false)
    expect(touchesPiece(moved(thug, spot(23000, 20000, inches(1))), crate)).toBe(true)
    expect(touchesPiece(moved(thug, spot(23000, 20000, inches(1) + 1)), crate)).toBe(false)
  })
})

describe('touchingSpot', () => {
  test('along the axes it is exact', () => {
    expect(touchingSpot(thug, 1500, point(90000, 20000))).toEqual({ x: 23000, y: 20000, z: 0 })
    expect(touchingSpot(thug, 2000, point(20000, 0))).toEqual({ x: 20000, y: 16500, z: 0 })
    expect(touchingSpot(thug, 1500, thug)).toEqual({ x: 23000, y: 20000, z: 0 })
  })

  test('at every angle it touches without overlapping', () => {
    const offset = fc.integer({ min: -50000, max: 50000 })
    fc.assert(
      fc.property(offset, offset, fc.constantFrom(1250, 1500, 2000, 6000), (dx, dy, radius) => {
        const there = touchingSpot(thug, radius, point(thug.x + dx, thug.y + dy))
        const other = { ...there, radius, height: mm(40) }
        expect(overlap(thug, other)).toBe(false)
        expect(basesTouch(thug, other)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
