import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { point, spot } from '../geometry/point.ts'
import { arbitraryScene, arbitrarySpot, box } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { body, moved } from './body.ts'
import {
  distance,
  distanceToEdge,
  distanceToNearestEdge,
  distanceToPiece,
  insideZone,
  isCompletelyWithin,
  isWithin,
  isWithinOfPiece,
} from './distance.ts'

const thug = body(spot(10000, 10000), 30, 40)

describe('distance between closest points of volumes (bmg3/core/measure, bmg1/core/measure)', () => {
  test('on one level it runs from base edge to base edge', () => {
    expect(distance(thug, body(spot(20000, 10000), 40, 40))).toBe(10000 - 1500 - 2000)
  })

  test('a slanting line: 3 up and 4 along are 5', () => {
    const above = body(spot(10000 + 1500 + 1500 + 4000, 10000, 4000 + 3000))
    expect(distance(thug, above)).toBe(5000)
  })

  test('straight above only the height counts; in contact or overlapping it is 0', () => {
    expect(distance(thug, moved(thug, spot(10500, 10000, 6000)))).toBe(2000)
    expect(distance(thug, moved(thug, spot(13000, 10000)))).toBe(0)
    expect(distance(thug, moved(thug, spot(11000, 10000)))).toBe(0)
  })

  test('a marker is flat and a spot has no size', () => {
    expect(distance(thug, { x: 15000, y: 10000, z: 0, radius: 1500 })).toBe(2000)
    expect(distance(thug, spot(15000, 10000))).toBe(3500)
  })
})

describe('within and completely within (bmg3/core/measure)', () => {
  const four = inches(4)
  const other = moved(thug, spot(10000 + 3000 + four, 10000))

  test('within needs only the nearest point, exactly at the limit too', () => {
    expect(isWithin(thug, other, four)).toBe(true)
    expect(isWithin(thug, moved(other, spot(other.x + 1, other.y)), four)).toBe(false)
    // 8-15-17: the same at an angle.
    const slanted = { ...thug, x: 10000 + 8 * 700, y: 10000 + 15 * 700 }
    expect(isWithin(thug, slanted, 17 * 700 - 3000)).toBe(true)
    expect(isWithin(thug, slanted, 17 * 700 - 3001)).toBe(false)
  })

  test('completely within needs the far edge of the base as well', () => {
    expect(isCompletelyWithin(other, thug, four)).toBe(false)
    const nearer = moved(other, spot(10000 + four, 10000))
    expect(isCompletelyWithin(nearer, thug, four)).toBe(true)
    expect(isCompletelyWithin(moved(nearer, spot(nearer.x + 1, 10000)), thug, four)).toBe(false)
  })

  test('completely within needs the head as well', () => {
    const onRoof = moved(thug, spot(10000, 10000, four))
    expect(isCompletelyWithin(onRoof, thug, four)).toBe(true)
    expect(isCompletelyWithin({ ...onRoof, height: onRoof.height + 1 }, thug, four)).toBe(false)
    expect(isCompletelyWithin(thug, onRoof, four)).toBe(true)
  })

  test('a wide base is never completely within a short limit of a spot', () => {
    expect(isCompletelyWithin(thug, spot(10000, 10000, 0), 1000)).toBe(false)
  })

  test('height uses up part of the limit', () => {
    const above = moved(thug, spot(10000 + 3000 + 4000, 10000, 7000))
    expect(isWithin(thug, above, 5000)).toBe(true)
    expect(isWithin(thug, above, 4999)).toBe(false)
    expect(isWithin(thug, above, 2999)).toBe(false)
  })
})

describe('distance to pieces, edges and zones', () => {
  const crate = box('crate', 20000, 8000, 4000, 4000, 2000)

  test('to the closest point of a prism: its face, its corner, its top', () => {
    expect(distanceToPiece(thug, crate)).toBe(8500)
    const diagonal = moved(thug, spot(20000 - 6000, 8000 - 8000))
    expect(distanceToPiece(diagonal, crate)).toBe(10000 - 1500)
    expect(distanceToPiece(moved(thug, spot(22000, 10000, 5000)), crate)).toBe(3000)
    expect(distanceToPiece(moved(thug, spot(22000, 10000, 2000)), crate)).toBe(0)
    expect(isWithinOfPiece(thug, crate, 8500)).toBe(true)
    expect(isWithinOfPiece(thug, crate, 8499)).toBe(false)
  })

  test('a hollow of an L-shaped piece is outside it', () => {
    const corners = [point(0, 0), point(9000, 0), point(9000, 2000), point(2000, 2000), point(2000, 9000)]
    const ell = { ...crate, footprint: [...corners, point(0, 9000)] }
    expect(distanceToPiece(body(spot(5500, 6000)), ell)).toBe(3500 - 1500)
    expect(distanceToPiece(body(spot(1000, 5000)), ell)).toBe(0)
  })

  test('to the sides of the board', () => {
    const board = { width: 90000, depth: 60000 }
    expect(distanceToEdge(board, thug, 'west')).toBe(8500)
    expect(distanceToEdge(board, thug, 'east')).toBe(78500)
    expect(distanceToEdge(board, thug, 'south')).toBe(8500)
    expect(distanceToEdge(board, thug, 'north')).toBe(48500)
    expect(distanceToNearestEdge(board, moved(thug, spot(20000, 58000)))).toBe(500)
  })

  test('a base is completely, partly or not in a rectangle', () => {
    const zone = { minX: 8500, minY: 0, maxX: 30000, maxY: 11500 }
    expect(insideZone(thug, zone)).toBe('completely')
    expect(insideZone(moved(thug, spot(9999, 10000)), zone)).toBe('partly')
    expect(insideZone(moved(thug, spot(7000, 10000)), zone)).toBe('partly')
    expect(insideZone(moved(thug, spot(6999, 10000)), zone)).toBe('outside')
  })

  test('a base in the notch of a polygon is not in it', () => {
    const zone = [point(0, 0), point(20000, 0), point(20000, 20000), point(10000, 6000), point(0, 20000)]
    expect(insideZone(body(spot(10000, 3000)), zone)).toBe('completely')
    expect(insideZone(body(spot(10000, 15000)), zone)).toBe('outside')
    expect(insideZone(body(spot(10000, 7000)), zone)).toBe('partly')
  })
})

describe('properties', () => {
  const scene = arbitraryScene({ cells: 2 })

  test('distance is the same from both ends, and never negative', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 60000 }), ({ a, b }, limit) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, b)).toBeGreaterThanOrEqual(0)
        expect(isWithin(a, b, limit)).toBe(isWithin(b, a, limit))
      }),
    )
  })

  test('what is within the limit measures no more than it, and completely within is within', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 60000 }), ({ a, b }, limit) => {
        if (isWithin(a, b, limit)) expect(distance(a, b)).toBeLessThanOrEqual(limit)
        else expect(distance(a, b)).toBeGreaterThanOrEqual(limit)
        if (isCompletelyWithin(a, b, limit)) expect(isWithin(a, b, limit)).toBe(true)
      }),
    )
  })

  test('a detour over a third spot is never shorter', () => {
    const trio = scene.chain((s) => fc.record({ s: fc.constant(s), via: arbitrarySpot(s.board) }))
    fc.assert(
      fc.property(trio, ({ s: { a, b }, via }) => {
        expect(distance(a, b)).toBeLessThanOrEqual(distance(a, via) + distance(via, b) + 2)
      }),
    )
  })

  test('a body standing on a piece is 0 from it', () => {
    fc.assert(
      fc.property(scene, ({ board, a }) => {
        for (const piece of board.pieces) {
          const d = distanceToPiece(a, piece)
          expect(isWithinOfPiece(a, piece, d + 1)).toBe(true)
          if (a.z === piece.top && insideZone(a, piece.footprint) !== 'outside') expect(d).toBe(0)
        }
      }),
    )
  })

  test('mm is a hundred units, so bases are exact', () => {
    expect(thug.radius).toBe(mm(15))
  })
})
