import { expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { withBorderStops } from './border-stops.ts'
import { findPath } from './find-path.ts'
import { groundFor } from './ground.ts'
import { mover } from './mover.ts'
import { tariff } from './pricing.ts'

const walker = mover({ radius: mm(15), height: mm(40) })
const halved = { walk: tariff(), difficult: tariff({ horizontal: 2 }) }
/** Difficult ground from x = 20000 on, all of the board's depth. Its border for a base is at x = 18500. */
const marsh = testBoard([
  box('marsh', 20_000, 0, 40_960, 60_960, 0, { passage: 'difficult', standable: false }),
])

test('a way gets a stop where it passes into costlier ground, and may slide along its edge', () => {
  const stops = [
    { at: spot(8500, 30_000), by: 'walk' as const },
    { at: spot(28_500, 40_000), by: 'jump' as const },
  ]
  const with_ = withBorderStops(groundFor(marsh, walker), stops, halved, [])
  expect(with_.map(({ at }) => at)).toEqual([spot(8500, 30_000), spot(18_500, 35_000), spot(28_500, 40_000)])
  expect(with_[1]!.slide![0]!.every(({ x }) => x === 18_500)).toBe(true)
})

test('the cheapest way into costlier ground bends at its border as light does', () => {
  const found = findPath(marsh, walker, spot(8500, 20_000), spot(28_500, 40_000), { pricing: halved })
  if (!found.ok) throw new Error(found.reason)
  const bend = found.path.legs[0]!.to
  // By the law of refraction sin(out) = 2 sin(in): both worked out from the bend itself.
  const out = (bend.y - 20_000) / Math.sqrt(10_000 ** 2 + (bend.y - 20_000) ** 2)
  const within = (40_000 - bend.y) / Math.sqrt(10_000 ** 2 + (40_000 - bend.y) ** 2)
  expect(bend.x).toBe(18_500)
  expect(out / within).toBeCloseTo(2, 1)
  expect(found.price).toBeLessThan(Math.sqrt(2) * 10_000 * 3 - inches(0.2))
})
