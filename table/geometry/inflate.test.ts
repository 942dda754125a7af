import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BASES_MM, baseRadius } from '../space/body.ts'
import { boxOf, type Convex, cornersOf, insideOrOn, squaredDistanceTo, strictlyInside } from './convex.ts'
import { doubleArea, isConvex } from './decompose.ts'
import { figureAround, inflate } from './inflate.ts'
import type { Point } from './point.ts'

const wall: Convex = [0, 0, 10_000, 0, 10_000, 2000, 0, 2000]

/** The corner of a figure furthest from the middle is this share of the radius away at most: 1 / cos 11.25°. */
const SMALL_EXCESS = 1.0196

/** The same for the figures of large bases: 1 / cos 5.625°. */
const LARGE_EXCESS = 1.0049

/** Directions with whole-number sides, so that places at an exact distance lie on whole units: 3-4-5 and its kin. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
  [28, 45, 53],
] as const

const directions: readonly { readonly x: number; readonly y: number; readonly length: number }[] =
  TRIPLES.flatMap(([a, b, length]) =>
    [
      [a, b],
      [b, a],
    ].flatMap(([x, y]) =>
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([sx, sy]) => ({ x: x! * sx!, y: y! * sy!, length })),
    ),
  )

describe('the figure around a circle', () => {
  test.each([...BASES_MM])('of a %i mm base is convex, on whole units and symmetric', (diameter) => {
    const figure = figureAround(baseRadius(diameter))
    expect(figure.every(Number.isInteger)).toBe(true)
    expect(isConvex(cornersOf(figure))).toBe(true)
    expect(doubleArea(cornersOf(figure))).toBeGreaterThan(0)
    const corners = new Set(cornersOf(figure).map(({ x, y }) => `${x},${y}`))
    for (const { x, y } of cornersOf(figure)) {
      for (const turned of [`${y},${x}`, `${-x},${y}`, `${x},${-y}`].map((at) => at.replace(/-0\b/g, '0'))) {
        expect(corners).toContain(turned)
      }
    }
  })

  test('has 16 sides around small bases and 32 around large ones', () => {
    expect(figureAround(baseRadius(50)).length / 2).toBe(16)
    expect(figureAround(baseRadius(60)).length / 2).toBe(32)
  })

  test('of a 30 mm base has the corners worked out by hand', () => {
    // tan 11.25° of 1500 is 298.4, up to 299; the next corner is at 1271.6 and 849.7.
    expect(figureAround(1500).slice(0, 8)).toEqual([1500, 299, 1272, 850, 850, 1272, 299, 1500])
  })

  test.each([...BASES_MM])(
    'of a %i mm base never cuts into the circle, and lies close around it',
    (diameter) => {
      const radius = baseRadius(diameter)
      const figure = figureAround(radius)
      const corners = cornersOf(figure)
      for (const [i, a] of corners.entries()) {
        const b = corners[(i + 1) % corners.length]!
        const side = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
        // Twice the area of the triangle with the middle, over its base, is how far the side keeps from the middle.
        expect((a.x * b.y - b.x * a.y) / side).toBeGreaterThanOrEqual(radius)
        const excess = radius > 2500 ? LARGE_EXCESS : SMALL_EXCESS
        expect(Math.sqrt(a.x ** 2 + a.y ** 2)).toBeLessThan(radius * excess + 2)
      }
    },
  )

  test('covers the circle in many directions', () => {
    for (const diameter of BASES_MM) {
      const radius = baseRadius(diameter)
      for (const { x, y, length } of directions) {
        expect(insideOrOn(figureAround(radius), (x * radius) / length, (y * radius) / length)).toBe(true)
      }
    }
  })
})

describe('growing a shape', () => {
  test('by nothing leaves it alone', () => {
    expect(inflate(wall, 0)).toBe(wall)
  })

  test('moves walls along the table edges out by exactly the radius', () => {
    for (const diameter of BASES_MM) {
      const radius = baseRadius(diameter)
      expect(boxOf(inflate(wall, radius))).toEqual({
        minX: -radius,
        minY: -radius,
        maxX: 10_000 + radius,
        maxY: 2000 + radius,
      })
    }
  })

  test('lets a base touch a straight wall, and not come one unit nearer', () => {
    const grown = inflate(wall, 1500)
    expect(strictlyInside(grown, 5000, 3500)).toBe(false)
    expect(strictlyInside(grown, 5000, 3499)).toBe(true)
  })

  test('keeps a base off a corner by at most 0.3 mm more than needed', () => {
    const grown = inflate(wall, 1500)
    // Away from the corner at 10000, 2000 in the direction 3, 4: the circle ends at 900, 1200.
    expect(strictlyInside(grown, 10_900, 3200)).toBe(true)
    expect(strictlyInside(grown, 10_918, 3224)).toBe(false)
  })

  test('merges sides that run the same way into one', () => {
    // A wall has 4 sides that all run along sides of the 16-sided figure.
    expect(inflate(wall, 1500).length / 2).toBe(16)
    // A triangle's slanting side 1:2 runs along none of them, the other two do.
    expect(inflate([0, 0, 2000, 0, 0, 1000], 1500).length / 2).toBe(17)
  })

  const corner = fc.record({ x: fc.integer({ min: 0, max: 8000 }), y: fc.integer({ min: 0, max: 8000 }) })

  /** Triangles with some area, counter-clockwise. */
  const triangle = fc
    .tuple(corner, corner, corner)
    .map(([a, b, c]): Point[] => (doubleArea([a, b, c]) < 0 ? [a, c, b] : [a, b, c]))
    .filter((corners) => doubleArea(corners) > 1000)

  test('gives a convex shape on whole units that holds every place nearer than the radius, and few others', () => {
    fc.assert(
      fc.property(
        triangle,
        fc.constantFrom(...BASES_MM),
        fc.integer({ min: -8000, max: 16_000 }),
        fc.integer({ min: -8000, max: 16_000 }),
        (corners, diameter, x, y) => {
          const radius = baseRadius(diameter)
          const shape = corners.flatMap((at) => [at.x, at.y])
          const grown = inflate(shape, radius)
          expect(grown.every(Number.isInteger)).toBe(true)
          expect(isConvex(cornersOf(grown))).toBe(true)
          const away = Math.sqrt(squaredDistanceTo(shape, x, y))
          if (away < radius) expect(strictlyInside(grown, x, y)).toBe(true)
          const excess = radius > 2500 ? LARGE_EXCESS : SMALL_EXCESS
          if (away > radius * excess + 2) expect(insideOrOn(grown, x, y)).toBe(false)
        },
      ),
      { numRuns: 500 },
    )
  })
})
