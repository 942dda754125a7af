import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { cm, inches, lengthUnits, mm } from '../units.ts'
import { mover } from './mover.ts'
import { part } from './part.ts'
import { surveyPath } from './path.ts'
import { costOfPath, type PathTerms } from './path-cost.ts'
import { pointTariff } from './point-pricing.ts'
import { priceOf, tariff } from './pricing.ts'

const one = pointTariff({ each: 1 })

/** bmg1: 10 cm and what was rolled, and so many counters left for obstacles. */
const terms = (budget: number, limit: number): PathTerms => ({
  pricing: {
    walk: tariff(),
    difficult: tariff({ horizontal: 2 }),
    vault: tariff(),
    climb: tariff({ horizontal: 2, vertical: 2 }),
    jump: tariff({ limit: cm(5) }),
  },
  budget,
  points: { pricing: { difficult: one, vault: one, climb: one, jump: one }, limit },
})

describe('what a drawn way costs (bmg1/core/move, bmg1/core/impaired-movement)', () => {
  const who = mover({ radius: mm(15), height: mm(40) }, { step: mm(20), gap: mm(20), vault: mm(40) })
  const board = testBoard([
    box('mud', 20_000, 0, 5000, 60_000, 0, { passage: 'difficult', standable: false }),
    box('house', 40_000, 0, 10_000, 60_000, cm(6)),
  ])
  const survey = surveyPath(board, who, {
    from: spot(15_000, 30_000),
    legs: [
      { to: spot(38_500, 30_000) },
      { to: spot(40_000, 30_000, cm(6)) },
      { to: spot(42_000, 30_000, cm(6)) },
    ],
  })
  const parts = survey.ok ? survey.parts : []

  test('both sums with the parts they come from', () => {
    const cost = costOfPath(parts, terms(cm(60), 2))
    expect(cost.ok && [cost.price, cost.points]).toEqual([
      3500 + 2 * 8000 + 12_000 + 2 * (1500 + 6000) + 2000,
      2,
    ])
    expect(
      cost.ok && cost.parts.map(({ part: { kind }, price, points }) => [kind, price.way, points.each]),
    ).toEqual([
      ['walk', 3500, 0],
      ['difficult', 16_000, 1],
      ['walk', 12_000, 0],
      ['climb', 15_000, 1],
      ['walk', 2000, 0],
    ])
    expect(cost.ok && cost.price).toBe(priceOf(parts, terms(0, 0).pricing))
  })

  test('exactly the limits are enough, one less of either is not, and the reason says so', () => {
    expect(costOfPath(parts, terms(48_500, 2)).ok).toBe(true)
    expect(costOfPath(parts, terms(48_000, 2), lengthUnits.cm)).toMatchObject({
      problem: 'too-long',
      reason: 'That way costs 48.5 cm, but only 48 cm can be moved when it takes 2 points.',
    })
    expect(costOfPath(parts, terms(48_499, 2)).ok).toBe(false)
    expect(costOfPath(parts, terms(48_500, 1))).toEqual({
      ok: false,
      problem: 'too-many-points',
      reason: 'That way costs 2 points, but only 1 can be spent.',
    })
  })

  test('points that are not spent make the move longer (bmg2/core/movement)', () => {
    const { pricing, points } = terms(inches(4), 3)
    const counters = (limit: number): PathTerms => ({
      pricing,
      budget: inches(4),
      points: { ...points!, limit, unspent: inches(2) },
    })
    // 19.09": two counters pay for mud and climb, and eight more make the 4" of the move 20".
    expect(costOfPath(parts, counters(10)).ok).toBe(true)
    expect(costOfPath(parts, counters(9))).toMatchObject({
      problem: 'too-long',
      reason: 'That way costs 19.09", but only 18" can be moved when it takes 2 points.',
    })
  })
})

test('a part without a tariff and a part beyond its limit are refused by name', () => {
  const jump = part('jump', cm(5.5))
  expect(costOfPath([part('walk', 10), jump], terms(cm(60), 2), 'cm')).toEqual({
    ok: false,
    problem: 'part-too-long',
    reason: 'This move may jump 5 cm at most, not 5.5 cm.',
    part: jump,
  })
  expect(costOfPath([part('jump', cm(5))], terms(cm(60), 2)).ok).toBe(true)
  expect(costOfPath([part('jump', cm(5) + 1)], terms(cm(60), 2)).ok).toBe(false)
  const drop = part('drop', 0, 3000)
  expect(costOfPath([drop], terms(cm(60), 2))).toMatchObject({
    problem: 'not-allowed',
    reason: 'This move may not drop down.',
    part: drop,
  })
})

test('charges of both currencies are kept apart by what they are for', () => {
  const cost = costOfPath([part('climb', 0, 3000), part('climb', 0, 3000)], {
    pricing: { climb: tariff({ each: 500, once: 700 }) },
    points: { pricing: { climb: pointTariff({ each: 1, once: 2 }) }, limit: 4 },
  })
  expect(cost.ok && cost.parts.map(({ price, points }) => [price, points])).toEqual([
    [
      { way: 3000, each: 500, once: 700 },
      { way: 0, each: 1, once: 2 },
    ],
    [
      { way: 3000, each: 500, once: 0 },
      { way: 0, each: 1, once: 0 },
    ],
  ])
  expect(cost).toMatchObject({ price: 7700, points: 4 })
})

test('without a second price nothing costs points', () => {
  expect(costOfPath([part('walk', 500)], { pricing: { walk: tariff() } })).toMatchObject({
    ok: true,
    price: 500,
    points: 0,
  })
})
