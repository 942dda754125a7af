import { expect, test } from 'vitest'
import { BADGE_HEIGHT, BADGE_ROW, badgeRowPlaces, badgeWidth } from './badge-rows.ts'

const figure = (x: number, y: number, width = 3) => ({ x, y, radius: 0.5, width })
const ABOVE = 0.5 + BADGE_HEIGHT * 0.6

test('signs stand above their figure', () => {
  expect(badgeRowPlaces([figure(5, 5), figure(15, 5)], 20)).toEqual([5 - ABOVE, 5 - ABOVE])
})

test('signs of neighbours do not lie on each other: the second stands below', () => {
  expect(badgeRowPlaces([figure(5, 5), figure(6.2, 5)], 20)).toEqual([5 - ABOVE, 5 + ABOVE])
})

test('signs do not cover a figure that stands behind', () => {
  const [, front] = badgeRowPlaces([figure(5, 5, 0), figure(5, 6.5)], 20)
  expect(front).toBe(6.5 + ABOVE)
})

test('a third among neighbours has its signs a row further off', () => {
  const rows = badgeRowPlaces([figure(5, 5), figure(6.2, 5), figure(7.4, 5)], 20)
  expect(rows[2]).toBeCloseTo(5 - ABOVE - BADGE_ROW)
})

test('nothing stands below the southern edge', () => {
  const [, second] = badgeRowPlaces([figure(5, 19), figure(6.2, 19)], 20)
  expect(second).toBeCloseTo(19 - ABOVE - BADGE_ROW)
})

test('in a crowd without a free place signs lie where they usually do', () => {
  const rows = badgeRowPlaces(
    Array.from({ length: 8 }, () => figure(5, 19)),
    20,
  )
  expect(rows.at(-1)).toBeCloseTo(19 - ABOVE)
})

test('a row of counters is as wide as its numbers', () => {
  const counters = { text: '2 0 1 3', icon: 'counters', tone: 'plain' } as const
  expect(badgeWidth(counters)).toBeGreaterThan(badgeWidth({ ...counters, text: '2' }))
})
