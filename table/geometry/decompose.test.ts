import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cornersOf, insideOrOn } from './convex.ts'
import { convexParts, doubleArea, isConvex, tidy } from './decompose.ts'
import { type Point, point } from './point.ts'

const outlineOf = (...corners: readonly (readonly [number, number])[]): Point[] =>
  corners.map(([x, y]) => point(x, y))

const square = outlineOf([0, 0], [100, 0], [100, 100], [0, 100])

/** 300 by 300 with the upper right 200 by 200 cut out: 50,000 in area. */
const ell = outlineOf([0, 0], [300, 0], [300, 100], [100, 100], [100, 300], [0, 300])

/** 300 by 300 with a slot of 100 by 200 from above: 70,000. */
const u = outlineOf([0, 0], [300, 0], [300, 300], [200, 300], [200, 100], [100, 100], [100, 300], [0, 300])

/** A four-pointed star: a square of 40 by 40 with a spike of height 80 on each side, so 1,600 and 4 times 1,600. */
const star = outlineOf([-20, -20], [0, -100], [20, -20], [100, 0], [20, 20], [0, 100], [-20, 20], [-100, 0])

const areaOf = (outline: readonly Point[]): number => doubleArea(outline) / 2

describe('areas', () => {
  test('are positive counter-clockwise and negative clockwise', () => {
    expect(doubleArea(square)).toBe(20_000)
    expect(doubleArea([...square].reverse())).toBe(-20_000)
  })

  test('of the shapes below are what they say', () => {
    expect(areaOf(ell)).toBe(50_000)
    expect(areaOf(u)).toBe(70_000)
    expect(areaOf(star)).toBe(8000)
  })
})

describe('tidying an outline', () => {
  test('turns it counter-clockwise', () => {
    expect(doubleArea(tidy([...square].reverse()))).toBe(20_000)
  })

  test('drops repeated corners, also where the end meets the beginning', () => {
    const first = square[0]!
    expect(tidy([first, ...square, first])).toHaveLength(4)
    expect(areaOf(tidy([first, ...square, first]))).toBe(10_000)
  })

  test('drops corners on a straight side', () => {
    const withMiddles = outlineOf([0, 0], [50, 0], [100, 0], [100, 30], [100, 60], [100, 100], [0, 100])
    expect(tidy(withMiddles)).toEqual(square)
  })

  test('leaves a tidy outline as it is', () => {
    expect(tidy(star)).toEqual(star)
  })
})

test('a square and a triangle are convex, an L and a star are not', () => {
  expect(isConvex(square)).toBe(true)
  expect(isConvex(outlineOf([0, 0], [100, 0], [0, 100]))).toBe(true)
  expect(isConvex(ell)).toBe(false)
  expect(isConvex(star)).toBe(false)
})

describe('cutting into convex parts', () => {
  test('keeps a convex outline whole', () => {
    expect(convexParts(square)).toEqual([[0, 0, 100, 0, 100, 100, 0, 100]])
    expect(convexParts([...square].reverse())).toHaveLength(1)
  })

  test.each([
    ['an L', ell, 2],
    ['a U', u, 3],
  ])('cuts %s into as few parts as there can be', (_, outline, count) => {
    expect(convexParts(outline)).toHaveLength(count)
  })

  test.each([
    ['an L', ell],
    ['a U', u],
    ['a star', star],
  ])('gives convex parts of %s whose areas add up to the whole', (_, outline) => {
    const parts = convexParts(outline).map(cornersOf)
    expect(parts.every(isConvex)).toBe(true)
    expect(parts.every((part) => doubleArea(part) > 0)).toBe(true)
    expect(parts.reduce((sum, part) => sum + areaOf(part), 0)).toBe(areaOf(outline))
  })

  test('uses no corners that the outline does not have', () => {
    const corners = new Set(star.map(({ x, y }) => `${x},${y}`))
    for (const part of convexParts(star)) {
      for (const { x, y } of cornersOf(part)) expect(corners).toContain(`${x},${y}`)
    }
  })

  test('leaves the notch of an L and the slot of a U open', () => {
    expect(convexParts(ell).some((part) => insideOrOn(part, 200, 200))).toBe(false)
    expect(convexParts(u).some((part) => insideOrOn(part, 150, 200))).toBe(false)
  })
})

/** Spikes of any length in eight directions: simple, and hardly ever convex. */
const spiky = fc
  .tuple(...Array.from({ length: 8 }, () => fc.integer({ min: 20, max: 1000 })))
  .map((lengths) => {
    const directions = outlineOf([10, 0], [7, 7], [0, 10], [-7, 7], [-10, 0], [-7, -7], [0, -10], [7, -7])
    return lengths.map((length, i) => point(directions[i]!.x * length, directions[i]!.y * length))
  })

test('parts of any spiky outline are convex, add up, and do not overlap', () => {
  fc.assert(
    fc.property(spiky, (outline) => {
      const parts = convexParts(outline).map(cornersOf)
      expect(parts.every(isConvex)).toBe(true)
      // Parts inside the outline whose areas add up to it exactly have no room to overlap.
      expect(parts.reduce((sum, part) => sum + doubleArea(part), 0)).toBe(doubleArea(outline))
    }),
  )
})
