import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spot, squaredDistance } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { arbitraryBoard, arbitraryBody, box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { placeCandidates } from './free-place.ts'
import { groundFor } from './ground.ts'
import { mover } from './mover.ts'
import { fitsHere, nearestFreePlace } from './placement.ts'

const walker = mover({ radius: mm(15), height: mm(40) })
const block = testBoard([box('block', 10_000, 10_000, 10_000, 10_000, inches(3))])

describe('places worth trying', () => {
  const near = spot(9000, 15_000)
  const places = placeCandidates(groundFor(block, walker), near, [body(spot(8500, 16_000))], 6000)

  test('come nearest first, on whole units', () => {
    const away = places.map((place) => squaredDistance(place, near))
    expect(away).toEqual([...away].sort((a, b) => a - b))
    expect(places.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true)
  })

  test('hold the one straight out from a wall', () => {
    expect(places).toContainEqual({ x: 8500, y: 15_000 })
  })

  test('hold those where a wall and a model are both touched', () => {
    expect(places).toContainEqual({ x: 8500, y: 13_000 })
    expect(places).toContainEqual({ x: 8500, y: 19_000 })
  })

  test('hold none at a wall that is on another level', () => {
    const up = placeCandidates(groundFor(block, walker), spot(9000, 15_000, inches(3) + 1), [], 6000)
    expect(up).not.toContainEqual({ x: 8500, y: 15_000 })
  })
})

test('no place tried by chance is nearer than the nearest free place, but for rounding', () => {
  const offset = fc.integer({ min: -9000, max: 9000 })
  const scene = arbitraryBoard().chain((board) =>
    fc.record({
      board: fc.constant(board),
      near: arbitraryBody(board, [30]),
      others: fc.array(arbitraryBody(board), { maxLength: 6 }),
      tries: fc.array(fc.tuple(offset, offset), { minLength: 40, maxLength: 40 }),
    }),
  )
  fc.assert(
    fc.property(scene, ({ board, near, others, tries }) => {
      const found = nearestFreePlace(board, walker, near, others)
      if (found) expect(fitsHere(board, walker, found, others).ok).toBe(true)
      const away = found ? Math.sqrt(squaredDistance(found, near)) : Number.POSITIVE_INFINITY
      for (const [dx, dy] of tries) {
        const tried = { x: near.x + dx, y: near.y + dy, z: near.z }
        if (!fitsHere(board, walker, tried, others).ok) continue
        expect(Math.sqrt(dx * dx + dy * dy)).toBeGreaterThan(away - 3)
      }
    }),
    { numRuns: 60 },
  )
})
