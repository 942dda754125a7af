import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  besideLine,
  boxOf,
  type Convex,
  convexOf,
  cornersOf,
  crosses,
  insideOrOn,
  nearestOnOutline,
  nearestOnSegment,
  squaredDistanceTo,
  stretchInside,
  stretchOn,
  strictlyInside,
} from './convex.ts'
import { point } from './point.ts'

/** A square of side 100 with its lower left corner at the origin. */
const square: Convex = [0, 0, 100, 0, 100, 100, 0, 100]

/** A triangle whose long side runs across the square's diagonal. */
const triangle: Convex = [0, 0, 100, 0, 0, 100]

test('an outline goes from points to flat numbers and back', () => {
  const corners = [point(0, 0), point(100, 0), point(0, 100)]
  expect(convexOf(corners)).toEqual(triangle)
  expect(cornersOf(triangle)).toEqual(corners)
})

test('the box of a shape is the smallest upright rectangle around it', () => {
  expect(boxOf([5, -3, 12, 4, -1, 9])).toEqual({ minX: -1, minY: -3, maxX: 12, maxY: 9 })
})

describe('points', () => {
  test.each([
    ['in the middle', 50, 50, true, true],
    ['on a side', 100, 50, false, true],
    ['on a corner', 0, 0, false, true],
    ['one unit outside', 101, 50, false, false],
    ['one unit inside', 99, 50, true, true],
    ['in line with a side, beyond its end', 0, 101, false, false],
  ])('%s of a square', (_, x, y, strictly, orOn) => {
    expect(strictlyInside(square, x, y)).toBe(strictly)
    expect(insideOrOn(square, x, y)).toBe(orOn)
  })

  test('on the slanting side of a triangle are on it, not inside', () => {
    expect(strictlyInside(triangle, 50, 50)).toBe(false)
    expect(insideOrOn(triangle, 50, 50)).toBe(true)
    expect(insideOrOn(triangle, 51, 50)).toBe(false)
  })
})

describe('segments', () => {
  test('right through a square run inside it from a quarter to three quarters', () => {
    expect(stretchInside(square, -50, 50, 150, 50)).toEqual({ from: 0.25, to: 0.75 })
    expect(stretchOn(square, -50, 50, 150, 50)).toEqual({ from: 0.25, to: 0.75 })
    expect(crosses(square, -50, 50, 150, 50)).toBe(true)
  })

  test('that begin or end inside count from or to there', () => {
    expect(stretchInside(square, 50, 50, 150, 50)).toEqual({ from: 0, to: 0.5 })
    expect(stretchInside(square, 150, 50, 50, 50)).toEqual({ from: 0.5, to: 1 })
    expect(stretchInside(square, 20, 20, 80, 90)).toEqual({ from: 0, to: 1 })
  })

  test('along a side are on the shape but never inside it', () => {
    expect(stretchInside(square, -50, 100, 150, 100)).toBeUndefined()
    expect(crosses(square, -50, 100, 150, 100)).toBe(false)
    expect(stretchOn(square, -50, 100, 150, 100)).toEqual({ from: 0.25, to: 0.75 })
  })

  test('past a corner touch it in one place', () => {
    expect(crosses(square, 50, 150, 150, 50)).toBe(false)
    expect(stretchOn(square, 50, 150, 150, 50)).toEqual({ from: 0.5, to: 0.5 })
  })

  test('one unit beside a side miss the shape altogether', () => {
    expect(stretchInside(square, -50, 101, 150, 101)).toBeUndefined()
    expect(stretchOn(square, -50, 101, 150, 101)).toBeUndefined()
  })

  test('that end at a wall touch it and do not cross', () => {
    expect(crosses(square, -50, 50, 0, 50)).toBe(false)
    expect(stretchOn(square, -50, 50, 0, 50)).toEqual({ from: 1, to: 1 })
  })

  test('one unit deep in a corner do cross', () => {
    // The line x + y = 199 cuts one unit off the corner at 100, 100.
    expect(crosses(square, 50, 149, 150, 49)).toBe(true)
  })

  test('of no length cross what they lie inside of', () => {
    expect(crosses(square, 50, 50, 50, 50)).toBe(true)
    expect(crosses(square, 100, 50, 100, 50)).toBe(false)
  })
})

describe('lines and boxes', () => {
  const box = boxOf(square)

  test('a box wholly on one side of a line is beside it, one that touches it too', () => {
    expect(besideLine(box, -10, 0, -10, 500)).toBe(true)
    expect(besideLine(box, 0, -10, 0, 500)).toBe(true)
    expect(besideLine(box, 50, -100, 50, -10)).toBe(false)
  })

  test('what is beside a line is never crossed by it', () => {
    const at = fc.integer({ min: -200, max: 300 })
    fc.assert(
      fc.property(at, at, at, at, (ax, ay, bx, by) => {
        fc.pre(ax !== bx || ay !== by)
        if (besideLine(box, ax, ay, bx, by)) expect(crosses(square, ax, ay, bx, by)).toBe(false)
      }),
    )
  })
})

describe('nearest places and distances', () => {
  test('on a segment: beside it, before it and past it', () => {
    expect(nearestOnSegment(0, 0, 100, 0, 30, 40)).toEqual({ x: 30, y: 0 })
    expect(nearestOnSegment(0, 0, 100, 0, -30, 40)).toEqual({ x: 0, y: 0 })
    expect(nearestOnSegment(0, 0, 100, 0, 130, 40)).toEqual({ x: 100, y: 0 })
    expect(nearestOnSegment(5, 6, 5, 6, 0, 0)).toEqual({ x: 5, y: 6 })
  })

  test('from a shape: 0 inside and on the outline, else to the nearest side or corner', () => {
    expect(squaredDistanceTo(square, 50, 50)).toBe(0)
    expect(squaredDistanceTo(square, 100, 20)).toBe(0)
    expect(squaredDistanceTo(square, 107, 20)).toBe(49)
    expect(squaredDistanceTo(square, 103, 104)).toBe(25)
  })

  test('on the outline from inside lies on the nearest side', () => {
    expect(nearestOnOutline(square, 90, 50)).toEqual({ x: 100, y: 50 })
    expect(nearestOnOutline(square, 150, 150)).toEqual({ x: 100, y: 100 })
  })
})

test('the middle of a stretch lies inside, and just outside of it nothing does', () => {
  const at = fc.integer({ min: -300, max: 400 })
  fc.assert(
    fc.property(at, at, at, at, (ax, ay, bx, by) => {
      const found = stretchInside(triangle, ax, ay, bx, by)
      const placeAt = (t: number): [number, number] => [ax + (bx - ax) * t, ay + (by - ay) * t]
      if (!found) {
        for (const t of [0, 0.25, 0.5, 0.75, 1]) expect(strictlyInside(triangle, ...placeAt(t))).toBe(false)
        return
      }
      expect(strictlyInside(triangle, ...placeAt((found.from + found.to) / 2))).toBe(true)
      if (found.from > 0.01) expect(strictlyInside(triangle, ...placeAt(found.from - 0.01))).toBe(false)
      if (found.to < 0.99) expect(strictlyInside(triangle, ...placeAt(found.to + 0.01))).toBe(false)
    }),
  )
})
