import { expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { groundFor } from './ground.ts'
import { mover } from './mover.ts'
import { pointTariff } from './point-pricing.ts'
import { tariff } from './pricing.ts'
import { pricer, type Stop } from './slide.ts'

const human = mover({ radius: mm(15), height: mm(40) }, { step: mm(20), gap: mm(20), vault: mm(40) })
const low = { standable: false, climbable: false } as const
const car = box('car', 20_000, 0, 10_000, inches(24), mm(35), low)
const ground = groundFor(testBoard([car]), human)
const pricing = { walk: tariff(), vault: tariff({ each: 5000 }) }

const stops: readonly Stop[] = [10_000, 25_000, 40_000].map((x) => ({ at: spot(x, 20_000), by: 'jump' }))
const [first, onTop, last] = stops as [Stop, Stop, Stop]

test('stops in a row cost what their legs cost, and a vault with a stop on top of it is charged once', () => {
  const total = pricer(ground, pricing, [])
  expect(total([first, last])).toBe(35_000)
  expect(total(stops)).toBe(35_000)
  expect(total([first, onTop])).toBe(20_000)
})

test('more points than there are put a way out of the question', () => {
  const points = { pricing: { vault: pointTariff({ each: 1 }) } }
  expect(pricer(ground, pricing, [], { ...points, limit: 1 })(stops)).toBe(35_000)
  expect(pricer(ground, pricing, [], { ...points, limit: 0 })(stops)).toBe(Number.POSITIVE_INFINITY)
  expect(
    pricer(ground, pricing, [], { ...points, limit: 0 })([first, { ...first, at: spot(12_000, 20_000) }]),
  ).toBe(2000)
})

test('what costs no less than a limit is known by its length as the crow flies, and what costs less has its exact price', () => {
  const total = pricer(ground, pricing, [])
  // 35,000 in all, of which the vault takes 5,000.
  expect(total([first, last], 30_000)).toBe(Number.POSITIVE_INFINITY)
  expect(total([first, last], 30_001)).toBe(35_000)
  // Known by now: nothing is guessed any more.
  expect(total([first, last], 35_000)).toBe(Number.POSITIVE_INFINITY)
  expect(total([first, last], 35_001)).toBe(35_000)
})

test('a vault that goes on over two legs is not counted twice against a limit', () => {
  const total = pricer(ground, pricing, [])
  expect(total(stops)).toBe(35_000)
  expect(total(stops, 35_001)).toBe(35_000)
})

test('a climb is as long as it is high, at the least, and as it is wide', () => {
  const house = box('house', 20_000, 0, 10_000, inches(24), 10_000, { standable: true, climbable: true })
  const up = groundFor(testBoard([house]), human)
  const foot: Stop = { at: spot(18_499, 20_000), by: 'jump' }
  const roof: Stop = { at: spot(20_001, 20_000, 10_000), by: 'climb' }
  const climbing = { ...pricing, climb: tariff({ vertical: 2 }) }
  expect(pricer(up, climbing, [])([foot, roof], 11_502)).toBe(Number.POSITIVE_INFINITY)
  expect(pricer(up, climbing, [])([foot, roof], 11_503)).toBe(21_502)
})
