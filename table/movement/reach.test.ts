import { describe, expect, test } from 'vitest'
import { type Spot, spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { insideZone } from '../space/distance.ts'
import type { Board } from '../terrain/board.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { mover } from './mover.ts'
import { surveyPath } from './path.ts'
import { fitsHere } from './placement.ts'
import { byLength, type Pricing, tariff } from './pricing.ts'
import { type Reach, type ReachOptions, reach } from './reach.ts'

/** A person on a 30 mm base (radius 1500), 40 mm tall. */
const walker = mover({ radius: mm(15), height: mm(40) })

const roof = inches(3)
const bare = { climbable: false, standable: false }

const impaired: Pricing = {
  walk: tariff(),
  difficult: tariff({ once: inches(4) }),
  climb: tariff({ each: inches(4) }),
  jump: tariff({ each: inches(4) }),
}

const from = (board: Board, at: Spot, budget: number, more: Partial<ReachOptions> = {}): Reach =>
  reach(board, walker, at, { pricing: byLength, budget, ...more })

/** Whether a place lies in the areas drawn, on its own floor. */
const isDrawn = (of: Reach, at: Spot): boolean =>
  of.areas().some(({ z, outline }) => z === at.z && insideZone(at, outline) !== 'outside')

/** Whether a place is reached, which the areas must say as well. */
function reaches(of: Reach, at: Spot): boolean {
  const found = of.pathTo(at).ok
  expect(isDrawn(of, at)).toBe(found)
  return found
}

describe('on open ground', () => {
  const middle = spot(30_000, 30_000)
  const open = from(testBoard([]), middle, 10_000)

  test('a path leads to everywhere within the budget, and nowhere beyond', () => {
    expect(open.pathTo(spot(40_000, 30_000))).toMatchObject({ ok: true, price: 10_000 })
    expect(open.pathTo(spot(36_000, 38_000))).toMatchObject({ ok: true, price: 10_000 })
    expect(open.pathTo(spot(40_001, 30_000))).toEqual({
      ok: false,
      reason: 'That place is out of reach of this move.',
    })
  })

  test('the area drawn is the round of it', () => {
    for (const [dx, dy] of [
      [9900, 0],
      [0, -9900],
      [5940, 7920],
      [-7920, 5940],
      [100, 200],
    ] as const) {
      expect(reaches(open, spot(30_000 + dx, 30_000 + dy))).toBe(true)
    }
    for (const [dx, dy] of [
      [10_010, 0],
      [-6010, 8010],
      [7100, 7100],
    ] as const) {
      expect(reaches(open, spot(30_000 + dx, 30_000 + dy))).toBe(false)
    }
  })

  test('the edge of the board cuts it off', () => {
    const corner = from(testBoard([]), spot(5000, 5000), 10_000)
    expect(reaches(corner, spot(1500, 1500))).toBe(true)
    expect(corner.areas().every(({ outline }) => outline.every(({ x, y }) => x >= 1499 && y >= 1499))).toBe(
      true,
    )
    expect(corner.pathTo(spot(1499, 5000)).ok).toBe(false)
  })

  test('it says where it starts and what it may cost', () => {
    expect([open.from, open.budget]).toEqual([middle, 10_000])
  })

  test('with nothing to spend a model stays where it is', () => {
    const stuck = from(testBoard([]), middle, 0)
    expect(stuck.areas()).toEqual([])
    expect(stuck.pathTo(spot(30_001, 30_000)).ok).toBe(false)
    expect(stuck.pick(() => 0, 5)).toEqual([])
  })
})

describe('round a wall', () => {
  /** The wall and places of find-path.test.ts: 12404 round its end. */
  const board = testBoard([box('wall', 9900, 0, 200, 22_000, roof, bare)])
  const west = spot(5000, 20_000)
  const east = spot(15_000, 20_000)

  test('the far side is reached with exactly enough, and not with one unit less', () => {
    expect(from(board, west, 12_404).pathTo(east)).toMatchObject({ ok: true, price: 12_404 })
    expect(from(board, west, 12_403).pathTo(east).ok).toBe(false)
  })

  test('what lies in its shadow is not drawn', () => {
    const area = from(board, west, 9000)
    expect(reaches(area, spot(8400, 20_000))).toBe(true)
    expect(reaches(area, spot(12_000, 20_000))).toBe(false)
    expect(reaches(area, spot(11_000, 24_000))).toBe(true)
    expect(isDrawn(area, spot(10_000, 20_000))).toBe(false)
  })
})

describe('difficult ground', () => {
  test('of 10", 6" lead across it and not a unit more (bmg3/core/impaired, bmg3/core/difficult-ground)', () => {
    const mud = testBoard([box('mud', 15_000, 0, 2000, 60_960, 0, { passage: 'difficult', ...bare })])
    const start = spot(10_000, 30_000)
    const area = from(mud, start, inches(10), { pricing: impaired })
    const six = start.x + inches(6)
    expect(area.pathTo(spot(six, 30_000))).toMatchObject({ ok: true, price: inches(10) })
    expect(area.pathTo(spot(six + 1, 30_000)).ok).toBe(false)
    expect(reaches(area, spot(six - 20, 30_000))).toBe(true)
    expect(reaches(area, spot(six + 20, 30_000))).toBe(false)
    // Along it, on the near side, the whole 10".
    expect(reaches(area, spot(10_000, 30_000 + inches(10) - 20))).toBe(true)
  })
})

describe('other floors', () => {
  const board = testBoard([box('block', 10_000, 10_000, 10_000, 10_000, roof)])
  const foot = spot(8500, 15_000)

  test('are reached by climbing when the budget allows it', () => {
    const enough = from(board, foot, 1500 + roof + 4000)
    expect(enough.pathTo(spot(14_000, 15_000, roof))).toMatchObject({ ok: true, price: 1500 + roof + 4000 })
    expect(reaches(enough, spot(13_900, 15_000, roof))).toBe(true)
    expect(reaches(enough, spot(14_100, 15_000, roof))).toBe(false)
    expect(
      from(board, foot, 1500 + roof - 1)
        .areas()
        .some(({ z }) => z > 0),
    ).toBe(false)
  })

  test('cost what the edition charges for the climb', () => {
    const budget = 1500 + roof + inches(4)
    expect(from(board, foot, budget, { pricing: impaired }).pathTo(spot(10_000, 15_000, roof)).ok).toBe(true)
    expect(from(board, foot, budget - 1, { pricing: impaired }).pathTo(spot(10_000, 15_000, roof)).ok).toBe(
      false,
    )
  })

  test('beyond a gap are reached by jumping', () => {
    const smooth = { climbable: false }
    const roofs = testBoard([
      box('west', 10_000, 10_000, 10_000, 10_000, roof, smooth),
      box('east', 25_000, 10_000, 10_000, 10_000, roof, smooth),
    ])
    const area = from(roofs, spot(15_000, 15_000, roof), 12_000)
    expect(area.pathTo(spot(27_000, 15_000, roof))).toMatchObject({ ok: true, price: 12_000 })
    expect(reaches(area, spot(26_000, 15_000, roof))).toBe(true)
    expect(isDrawn(area, spot(22_500, 15_000, roof))).toBe(false)
  })
})

describe('other models', () => {
  const start = spot(30_000, 30_000)
  const other = body(spot(35_000, 30_000))

  test('are not ended upon, but in contact with', () => {
    const area = from(testBoard([]), start, 10_000, { others: [other] })
    expect(area.pathTo(spot(32_000, 30_000)).ok).toBe(true)
    expect(area.pathTo(spot(32_001, 30_000))).toMatchObject({
      reason: 'The base would overlap another model.',
    })
    expect(area.pathTo(spot(38_000, 30_000))).toMatchObject({ price: 8000 })
  })

  test('that must be gone round make ways behind them longer (bmg1/core/no-moving-through-models)', () => {
    // Just behind it: 4000 to the circle of 3000 and 6643 along it; the figure drawn inside it saves 128 at most.
    const behind = spot(38_000, 30_000)
    expect(from(testBoard([]), start, 10_644, { around: [other] }).pathTo(behind).ok).toBe(true)
    expect(from(testBoard([]), start, 10_500, { around: [other] }).pathTo(behind).ok).toBe(false)
    expect(from(testBoard([]), start, 8000, { others: [other] }).pathTo(behind).ok).toBe(true)
  })
})

describe('bends', () => {
  test('are where ways turn, what it costs to get there, and nothing beyond the budget', () => {
    // A wall in the way: ways to what is behind it turn at its ends, a radius away.
    const wall = box('wall', 30_000, 28_000, 1000, 8000, roof, bare)
    const start = spot(26_000, 30_000)
    const bends = from(testBoard([wall]), start, 12_000).bends()
    expect(bends[0]).toEqual({ at: start, price: 0, points: 0 })
    const turned = bends.filter(({ at }) => at.x > 28_000 && at.y < 28_000)
    expect(turned).not.toEqual([])
    for (const { at, price } of bends) {
      expect(price).toBeLessThanOrEqual(12_000.5)
      expect(price).toBeGreaterThanOrEqual(Math.hypot(at.x - start.x, at.y - start.y) - 1)
    }
    expect(bends.map(({ price }) => price)).toEqual(bends.map(({ price }) => price).toSorted((a, b) => a - b))
  })
})

describe('picking places to end', () => {
  const board = testBoard([
    box('block', 10_000, 10_000, 10_000, 10_000, roof),
    box('crate', 24_000, 10_000, 2000, 2000, inches(1)),
    box('mud', 0, 24_000, 60_960, 3000, 0, { passage: 'difficult', ...bare }),
  ])
  const others = [body(spot(12_000, 22_000)), body(spot(22_500, 18_000))]

  /** Numbers that look thrown and are the same every time. */
  function numbers(seed: number): (n: number) => number {
    let state = seed
    return (n) => {
      state = (state * 48_271) % 2_147_483_647
      return state % n
    }
  }

  test('gives as many as asked for, all of them legal and in reach', () => {
    const area = from(board, spot(22_000, 22_000), 16_000, { others })
    const picked = area.pick(numbers(7), 40)
    expect(picked).toHaveLength(40)
    for (const at of picked) {
      expect(fitsHere(board, walker, at, others)).toEqual({ ok: true })
      const found = area.pathTo(at)
      expect(found.ok && found.price).toBeLessThanOrEqual(16_000.5)
      expect(found.ok && surveyPath(board, walker, found.path, { others }).ok).toBe(true)
    }
  })

  test('finds places on roofs as well as on the ground', () => {
    const picked = from(board, spot(22_000, 22_000), 16_000, { others }).pick(numbers(7), 60)
    expect(new Set(picked.map(({ z }) => z))).toContain(roof)
    expect(new Set(picked.map(({ z }) => z))).toContain(0)
  })

  test('finds odd corners as often as open ground', () => {
    // The ground to the right of the model lies in many pieces, that to the left in one.
    const crates = [0, 1, 2, 3].map((i) =>
      box(`crate ${i}`, 34_000, 24_000 + 4000 * i, 1000, 1000, roof, bare),
    )
    const picked = from(testBoard(crates), spot(30_000, 30_000), 12_000).pick(numbers(7), 200)
    const behind = picked.filter(({ x }) => x > 35_000).length / picked.length
    expect(behind).toBeGreaterThan(0.5)
  })

  test('gives the same places for the same numbers', () => {
    const area = from(board, spot(22_000, 22_000), 16_000)
    expect(area.pick(numbers(3), 10)).toEqual(area.pick(numbers(3), 10))
    expect(area.pick(numbers(3), 10)).not.toEqual(area.pick(numbers(4), 10))
  })

  test('scatters as many without outlines: legal, in reach, on roofs and behind corners', () => {
    const area = from(board, spot(22_000, 22_000), 16_000, { others, rough: true })
    const scattered = area.scatter(numbers(7), 60)
    expect(scattered).toHaveLength(60)
    expect(new Set(scattered.map(({ z }) => z))).toEqual(new Set([0, roof]))
    for (const at of scattered) {
      expect(fitsHere(board, walker, at, others)).toEqual({ ok: true })
      const found = area.pathTo(at)
      expect(found.ok && found.price).toBeLessThanOrEqual(16_000.5)
      expect(found.ok && surveyPath(board, walker, found.path, { others }).ok).toBe(true)
    }
    expect(area.scatter(numbers(7), 60)).toEqual(scattered)
  })

  test('scatters nothing where there is nowhere to go', () => {
    expect(from(board, spot(22_000, 22_000), 0).scatter(numbers(7), 5)).toEqual([])
  })

  test('roughly, ways over an edge are legal but not slid to their best', () => {
    const up = spot(12_000, 19_000, roof)
    const start = spot(22_000, 22_000)
    const fine = from(board, start, 30_000).pathTo(up)
    const rough = from(board, start, 30_000, { rough: true }).pathTo(up)
    expect(fine.ok && rough.ok && rough.price).toBeGreaterThan((fine.ok && fine.price) || 0)
    expect(rough.ok && surveyPath(board, walker, rough.path).ok).toBe(true)
  })
})
