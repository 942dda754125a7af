import { describe, expect, test } from 'vitest'
import { type Spot, spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { cm, inches, mm } from '../units.ts'
import { type FindPathOptions, type FoundPath, findPath } from './find-path.ts'
import { mover } from './mover.ts'
import { surveyPath } from './path.ts'
import { byLength, type Pricing, priceOf, tariff } from './pricing.ts'

/** A person on a 30 mm base (radius 1500), 40 mm tall. */
const size = { radius: mm(15), height: mm(40) }
const walker = mover(size)
const vaulter = mover(size, { step: cm(2), gap: 0, vault: cm(4) })

/** Third-edition style: difficult ground, climbs and jumps each take 4 inches. */
const impaired: Pricing = {
  walk: tariff(),
  difficult: tariff({ once: inches(4) }),
  climb: tariff({ each: inches(4) }),
  jump: tariff({ each: inches(4) }),
}

/** Finds a path, and checks that it is valid and costs what it says it does. */
function find(board: Board, from: Spot, to: Spot, options: FindPathOptions, who = walker): FoundPath {
  const found = findPath(board, who, from, to, options)
  if (found.ok) {
    const survey = surveyPath(board, who, found.path, options)
    expect(survey).toMatchObject({ ok: true, end: to, parts: found.parts })
    expect(priceOf(found.parts, options.pricing)).toBe(found.price)
  }
  return found
}

/** The price, or the reason why there is no path. */
const priced = (found: FoundPath): number | string => (found.ok ? found.price : found.reason)

const stepsOf = (found: FoundPath): unknown =>
  found.ok && found.parts.map(({ kind, horizontal, vertical }) => [kind, horizontal, vertical])

const bare = { climbable: false, standable: false }
const roof = inches(3)

/** A thin wall from the southern edge of the board up to y = 22000, in the middle between the two places below. */
const wall = box('wall', 9900, 0, 200, 22_000, roof, bare)
const west = spot(5000, 20_000)
const east = spot(15_000, 20_000)

/**
 * Round the wall's end: 4050 by 3272 (5206.6) to the first corner of the figure and as much from the last, twice
 * 551 by 228 (596.3) along it, and 798 across.
 */
const ROUND_THE_WALL = 12_404

describe('on foot', () => {
  test('over open ground it is one straight leg', () => {
    expect(find(testBoard([]), spot(5000, 5000), spot(8000, 9000), { pricing: byLength })).toMatchObject({
      path: { from: spot(5000, 5000), legs: [{ to: spot(8000, 9000) }] },
      price: 5000,
    })
  })

  test('to where one is already it costs nothing', () => {
    expect(priced(find(testBoard([]), west, west, { pricing: byLength }))).toBe(0)
  })

  test('round a wall it hugs the end of it', () => {
    const found = find(testBoard([wall]), west, east, { pricing: byLength })
    expect(priced(found)).toBe(ROUND_THE_WALL)
    expect(found.ok && found.path.legs.map(({ to }) => to)).toEqual([
      spot(9050, 23_272),
      spot(9601, 23_500),
      spot(10_399, 23_500),
      spot(10_950, 23_272),
      east,
    ])
  })

  test('it takes the gap that the base fits through', () => {
    const gate = (gap: number) => testBoard([wall, box('rest', 9900, 22_000 + gap, 200, 30_000, roof, bare)])
    expect(priced(find(gate(3000), west, east, { pricing: byLength }))).toBeGreaterThan(ROUND_THE_WALL - 1)
    expect(priced(find(gate(3000), west, east, { pricing: byLength }))).toBeLessThan(ROUND_THE_WALL + 200)
    // One unit narrower, the next way is round the northern end of the rest, 30000 further on.
    expect(priced(find(gate(2999), west, east, { pricing: byLength }))).toBeGreaterThan(60_000)
  })

  test('to a place that is shut in there is none', () => {
    const across = box('wall', 9900, 0, 200, 60_960, roof, bare)
    expect(find(testBoard([across]), west, east, { pricing: byLength })).toEqual({
      ok: false,
      reason: 'There is no way to that place.',
    })
  })

  test('to a place where the base does not fit there is none, and the reason says so', () => {
    expect(find(testBoard([wall]), west, spot(8500, 20_000), { pricing: byLength })).toEqual({
      ok: false,
      reason: 'There is no room: wall "wall" is in the way.',
    })
  })
})

describe('with a budget', () => {
  test('exactly enough is enough, one unit less is not', () => {
    const open = testBoard([])
    expect(priced(find(open, west, east, { pricing: byLength, budget: 10_000 }))).toBe(10_000)
    expect(find(open, west, east, { pricing: byLength, budget: 9999 })).toEqual({
      ok: false,
      reason: 'There is no way to that place for what the move may cost.',
    })
  })

  test('that holds round corners too', () => {
    const board = testBoard([wall])
    expect(priced(find(board, west, east, { pricing: byLength, budget: ROUND_THE_WALL }))).toBe(
      ROUND_THE_WALL,
    )
    expect(find(board, west, east, { pricing: byLength, budget: ROUND_THE_WALL - 1 }).ok).toBe(false)
  })

  test('of 10", 6" lead across difficult ground and not a unit more (bmg3/core/impaired)', () => {
    const mud = box('mud', 15_000, 0, 2000, 60_960, 0, { passage: 'difficult', ...bare })
    const from = spot(10_000, 30_000)
    const budget = inches(10)
    const six = from.x + inches(6)
    expect(priced(find(testBoard([mud]), from, spot(six, 30_000), { pricing: impaired, budget }))).toBe(
      budget,
    )
    expect(find(testBoard([mud]), from, spot(six + 1, 30_000), { pricing: impaired, budget }).ok).toBe(false)
  })
})

describe('other models', () => {
  const between = [body(spot(10_000, 20_000))]

  test('that may be moved through are (bmg3/core/basic-move)', () => {
    expect(priced(find(testBoard([]), west, east, { pricing: byLength, others: between }))).toBe(10_000)
  })

  test('that may not are gone round (bmg1/core/no-moving-through-models)', () => {
    // Round a circle of 3000 it would be 8000 and an arc of 3861; the figure drawn inside it is a little smaller.
    const price = priced(find(testBoard([]), west, east, { pricing: byLength, around: between }))
    expect(price).toBeGreaterThan(11_780)
    expect(price).toBeLessThan(11_861)
  })

  test('in a gap shut it', () => {
    const gate = testBoard([wall, box('rest', 9900, 27_000, 200, 33_960, roof, bare)])
    const guard = [body(spot(10_000, 24_500))]
    expect(find(gate, west, east, { pricing: byLength, others: guard }).ok).toBe(true)
    expect(find(gate, west, east, { pricing: byLength, around: guard }).ok).toBe(false)
  })

  test('are never ended upon', () => {
    expect(find(testBoard([]), west, east, { pricing: byLength, others: [body(east)] })).toMatchObject({
      reason: 'The base would overlap another model.',
    })
  })
})

describe('difficult ground', () => {
  const mud = (depth: number): Board =>
    testBoard([box('mud', 9900, 0, 200, depth, 0, { passage: 'difficult', ...bare })])

  test('is gone round when that is cheaper', () => {
    expect(priced(find(mud(22_000), west, east, { pricing: impaired }))).toBe(ROUND_THE_WALL)
  })

  test('is crossed when it is not, and charged once', () => {
    expect(stepsOf(find(mud(60_960), west, east, { pricing: impaired }))).toEqual([
      ['walk', 3400, 0],
      ['difficult', 3200, 0],
      ['walk', 3400, 0],
    ])
    expect(priced(find(mud(60_960), west, east, { pricing: impaired }))).toBe(10_000 + inches(4))
  })

  test('that costs double is crossed straight where it lies across (bmg1/core/difficult-ground)', () => {
    const doubled = { ...byLength, difficult: tariff({ horizontal: 2 }) }
    expect(priced(find(mud(60_960), west, east, { pricing: doubled }))).toBe(10_000 + 3200)
  })

  test('that costs double is left out or cut short where it ends, whichever is cheaper', () => {
    const doubled = { ...byLength, difficult: tariff({ horizontal: 2 }) }
    expect(priced(find(mud(22_000), west, east, { pricing: doubled }))).toBeLessThanOrEqual(ROUND_THE_WALL)
  })
})

describe('obstacles to vault (bmg1/core/difficult-obstacle)', () => {
  const fence = (depth: number): Board => testBoard([box('fence', 9900, 0, 200, depth, cm(3), bare)])
  const vaulting = (each: number): Pricing => ({ ...byLength, vault: tariff({ each }) })

  test('are vaulted when going round costs more', () => {
    expect(stepsOf(find(fence(22_000), west, east, { pricing: vaulting(1000) }, vaulter))).toEqual([
      ['walk', 3400, 0],
      ['vault', 3200, 0],
      ['walk', 3400, 0],
    ])
  })

  test('are gone round when vaulting costs more, or is not allowed', () => {
    expect(priced(find(fence(22_000), west, east, { pricing: vaulting(5000) }, vaulter))).toBe(ROUND_THE_WALL)
    expect(priced(find(fence(22_000), west, east, { pricing: { walk: tariff() } }, vaulter))).toBe(
      ROUND_THE_WALL,
    )
    expect(find(fence(60_960), west, east, { pricing: { walk: tariff() } }, vaulter).ok).toBe(false)
  })
})

describe('climbing', () => {
  /** A long block to climb over, or to go round at its northern end. */
  const long = testBoard([box('block', 10_000, 0, 2000, 36_000, roof)])
  const here = spot(8500, 20_000)
  const there = spot(13_500, 20_000)

  test('is chosen when it is cheaper than the way round', () => {
    expect(stepsOf(find(long, here, there, { pricing: byLength }))).toEqual([
      ['climb', 1500, roof],
      ['walk', 2000, 0],
      ['climb', 1500, roof],
    ])
  })

  test('is left when two climbs at 4" each cost more than the way round', () => {
    // Over the top: 5000 across, 6" up and down, 8" for two climbs: 40560. Round: 16299 to the corner and back on
    // the other side, 1789.4 round each corner, 2598 along the end.
    expect(stepsOf(find(long, here, there, { pricing: impaired }))).toEqual([['walk', 38_775, 0]])
  })

  test('goes up a ladder where the wall cannot be climbed', () => {
    const ladder = box('ladder', 9500, 14_500, 500, 1000, roof, { passage: 'open', ladder: true, ...bare })
    const block = box('block', 10_000, 10_000, 10_000, 10_000, roof, { climbable: false })
    const up = spot(15_000, 15_000, roof)
    const found = find(testBoard([block, ladder]), spot(5000, 15_000), up, { pricing: byLength })
    expect(stepsOf(found)).toEqual([
      ['walk', 3500, 0],
      ['climb', 1500, roof],
      ['walk', 5000, 0],
    ])
    expect(found.ok && found.parts[1]).toMatchObject({ pieces: ['ladder'], ladder: true })
    expect(find(testBoard([block]), spot(5000, 15_000), up, { pricing: byLength }).ok).toBe(false)
  })

  test('goes round the house to the ladder', () => {
    const ladder = box('ladder', 20_000, 14_500, 500, 1000, roof, { passage: 'open', ladder: true, ...bare })
    const block = box('block', 10_000, 10_000, 10_000, 10_000, roof, { climbable: false })
    const found = find(testBoard([block, ladder]), spot(5000, 15_000), spot(15_000, 15_000, roof), {
      pricing: byLength,
    })
    expect(found.ok && found.parts.map(({ kind }) => kind)).toEqual(['walk', 'climb', 'walk'])
    // More than straight to the corner, along the side, and up the middle of the far wall.
    expect(priced(found)).toBeGreaterThan(7000 + 10_000 + 5000 + roof)
  })

  test('is not done without a tariff for it', () => {
    const up = spot(11_000, 20_000, roof)
    expect(priced(find(long, here, up, { pricing: byLength }))).toBe(1500 + roof + 1000)
    expect(find(long, here, up, { pricing: { walk: tariff() } }).ok).toBe(false)
  })
})

describe('roofs', () => {
  const smooth: Partial<Piece> = { climbable: false }
  const roofs = (gap: number): Board =>
    testBoard([
      box('west', 10_000, 10_000, 10_000, 10_000, roof, smooth),
      box('east', 20_000 + gap, 10_000, 10_000, 10_000, roof, smooth),
    ])
  const here = spot(15_000, 15_000, roof)

  test('with a gap between them are jumped between (bmg3/core/jump)', () => {
    expect(stepsOf(find(roofs(5000), here, spot(28_000, 15_000, roof), { pricing: impaired }))).toEqual([
      ['walk', 5000, 0],
      ['jump', 5000, 0],
      ['walk', 3000, 0],
    ])
  })

  test('with a gap wider than may be jumped are worlds apart (bmg1/core/jump-gap)', () => {
    const short = { ...byLength, jump: tariff({ limit: cm(5) }) }
    expect(priced(find(roofs(5000), here, spot(28_000, 15_000, roof), { pricing: short }))).toBe(13_000)
    expect(find(roofs(5001), here, spot(28_000, 15_000, roof), { pricing: short }).ok).toBe(false)
  })

  test('are dropped from where that has a tariff, and only there (bmg3/core/fall)', () => {
    const dropping = { ...byLength, drop: tariff() }
    expect(stepsOf(find(roofs(30_000), here, spot(25_000, 15_000), { pricing: dropping }))).toEqual([
      ['walk', 5000, 0],
      ['drop', 1500, roof],
      ['walk', 3500, 0],
    ])
    expect(find(roofs(30_000), here, spot(25_000, 15_000), { pricing: byLength }).ok).toBe(false)
  })

  test('higher than may be dropped are stayed on', () => {
    const low = { ...byLength, drop: tariff({ limit: roof - 1 }) }
    expect(find(roofs(30_000), here, spot(25_000, 15_000), { pricing: low }).ok).toBe(false)
  })
})
