import { expect, test } from 'vitest'
import { differenceOf, meanOf, rateOf, shareOf } from './interval.ts'

test.each([
  // Worked out by solving |p - q| = z √(q(1-q)/n) for q, not with the formula in the code.
  [8, 10, 0.8, 0.490162, 0.943318],
  [0, 20, 0, 0, 0.161125],
  [20, 20, 1, 0.838875, 1],
  [50, 100, 0.5, 0.403832, 0.596168],
  [55.5, 100, 0.555, 0.457359, 0.648571],
])('%d of %d', (hits, all, share, low, high) => {
  const found = shareOf(hits, all)
  expect(found.share).toBeCloseTo(share, 6)
  expect(found.low).toBeCloseTo(low, 4)
  expect(found.high).toBeCloseTo(high, 4)
})

test('of nothing nothing is known', () => {
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
})

test('a draw is half a win', () => {
  const rate = rateOf(3, 2, 5)
  expect(rate).toMatchObject({ games: 10, wins: 3, draws: 2, losses: 5, share: 0.4 })
  expect(rate).toMatchObject(shareOf(4, 10))
})

test('a difference of shares has an interval from both', () => {
  // Newcombe 1998, method 10, his example of 56 of 70 against 48 of 80: 0.2, from 0.0524 to 0.3339.
  const found = differenceOf(shareOf(56, 70), shareOf(48, 80))
  expect(found.share).toBeCloseTo(0.2, 6)
  expect(found.low).toBeCloseTo(0.0524, 3)
  expect(found.high).toBeCloseTo(0.3339, 3)
})

test('a mean has an interval of 1.96 standard errors', () => {
  // Squares 9 + 1 + 1 + 9 + 4 = 24, variance 24/4 = 6, standard error √(6/5).
  const found = meanOf([2, 4, 4, 8, 7])
  expect(found).toMatchObject({ count: 5, mean: 5, min: 2, max: 8 })
  const error = Math.sqrt(6 / 5) * 1.959964
  expect(found.high - found.mean).toBeCloseTo(error, 5)
  expect(found.mean - found.low).toBeCloseTo(error, 5)
  expect(meanOf([3])).toEqual({ count: 1, mean: 3, low: 3, high: 3, min: 3, max: 3 })
  expect(meanOf([]).count).toBe(0)
})
