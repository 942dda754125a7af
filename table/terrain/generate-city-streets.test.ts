import { expect, test } from 'vitest'
import type { Box } from '../geometry/convex.ts'
import { inches } from '../units.ts'
import { streetMap } from './generate-city-streets.ts'

const box = (x: number, y: number, w: number, d: number): Box => ({
  minX: inches(x),
  minY: inches(y),
  maxX: inches(x + w),
  maxY: inches(y + d),
})

test('an obstacle that closes a street is refused and leaves no trace', () => {
  const streets = streetMap(inches(24), inches(24))
  expect(streets.obstruct([box(0, 11, 22, 2)])).toBe(false)
  expect(streets.obstruct([box(0, 11, 20.5, 2)])).toBe(true)
  expect(streets.obstruct([box(20.5, 11, 2, 2)])).toBe(false)
  expect(streets.obstruct([box(2, 2, 2, 2)])).toBe(true)
})

test('several obstacles stand or fall together', () => {
  const streets = streetMap(inches(24), inches(24))
  expect(streets.obstruct([box(0, 11, 12, 2), box(12, 11, 12, 2)])).toBe(false)
  expect(streets.obstruct([box(0, 11, 12, 2)])).toBe(true)
})

test('a street may vanish, but not all of them', () => {
  expect(streetMap(inches(24), inches(24)).obstruct([box(0, 0, 24, 24)])).toBe(false)
})
