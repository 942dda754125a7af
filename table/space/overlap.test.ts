import { expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body, moved } from './body.ts'
import { basesOverlap, overlap } from './overlap.ts'

const thug = body(spot(10000, 10000), 30, 40)

test('touching bases do not overlap; one unit closer they do', () => {
  expect(overlap(thug, moved(thug, spot(13000, 10000)))).toBe(false)
  expect(overlap(thug, moved(thug, spot(12999, 10000)))).toBe(true)
  expect(overlap(thug, moved(thug, spot(10000 + 1800, 10000 + 2400)))).toBe(false)
  expect(overlap(thug, moved(thug, spot(10000 + 1800, 10000 + 2399)))).toBe(true)
})

test('a body standing clear above the other is not in its place', () => {
  const onRoof = moved(thug, spot(10500, 10000, 4000))
  expect(basesOverlap(thug, onRoof)).toBe(true)
  expect(overlap(thug, onRoof)).toBe(false)
  expect(overlap(thug, moved(onRoof, spot(10500, 10000, 3999)))).toBe(true)
})
