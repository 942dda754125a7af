import { describe, expect, test } from 'vitest'
import { type Spot, spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { cm, inches, mm } from '../units.ts'
import { type FindPathOptions, findPath, findTradeOffs } from './find-path.ts'
import { mover } from './mover.ts'
import { type PointPricing, type PointTerms, pointTariff } from './point-pricing.ts'
import { type Pricing, tariff } from './pricing.ts'
import { reach } from './reach.ts'

/** First edition: a human steps over 2 cm and vaults 4 cm (bmg1/core/obstacle-classes). */
const human = mover({ radius: mm(15), height: mm(40) }, { step: mm(20), gap: mm(20), vault: mm(40) })

const one = pointTariff({ each: 1 })
const counters: PointPricing = { difficult: one, vault: one, climb: one, jump: one }
const plain: Pricing = {
  walk: tariff(),
  difficult: tariff(),
  vault: tariff(),
  climb: tariff(),
  jump: tariff(),
}

const flat = { passage: 'difficult', standable: false, climbable: false } as const
const low = { standable: false, climbable: false } as const
/** From the south edge up to y = 40000, so that the way round is by the north. */
const mudStrip = (x: number) => box(`mud ${x}`, x, 0, 4000, 40_000, 0, flat)

const from = spot(10_000, 20_000)
const to = spot(50_000, 20_000)

const ask = (limit: number, more: Partial<PointTerms> = {}): FindPathOptions & { points: PointTerms } => ({
  pricing: plain,
  points: { pricing: counters, limit, ...more },
})

/** What each way costs: length in whole millimetres, and points. */
const tradeOffs = (board: Board, options = ask(4), goal: Spot = to) =>
  findTradeOffs(board, human, from, goal, options).map(({ price, points }) => [
    Math.round(price / 100),
    points,
  ])

describe('a way with two prices', () => {
  const strips = testBoard([mudStrip(20_000), mudStrip(35_000)])
  const round = Math.round((2 * Math.sqrt(85 ** 2 + 215 ** 2) + 220) / 1)

  test('is the shortest for the points there are: through, or all the way round', () => {
    const through = findPath(strips, human, from, to, ask(2))
    expect(through).toMatchObject({ ok: true, price: 40_000, points: 2 })
    const without = findPath(strips, human, from, to, ask(0))
    expect(without).toMatchObject({ ok: true, points: 0 })
    expect(without.ok && Math.round(without.price / 1000)).toBe(Math.round(round / 10))
  })

  test('trade-offs are all that is not beaten in both, shortest first', () => {
    const ways = tradeOffs(strips)
    expect(ways.map(([, points]) => points)).toEqual([2, 1, 0])
    expect(ways[0]).toEqual([400, 2])
    expect(ways.every(([price], i) => i === 0 || price! > ways[i - 1]![0]!)).toBe(true)
    // Where nothing costs points there is one way.
    expect(tradeOffs(testBoard([]))).toEqual([[400, 0]])
  })

  test('the limit in points is exact, and so is that in length', () => {
    const walled = testBoard([box('mud', 20_000, 0, 4000, inches(24), 0, flat)])
    expect(findPath(walled, human, from, to, ask(1))).toMatchObject({ ok: true, points: 1 })
    expect(findPath(walled, human, from, to, ask(0))).toEqual({
      ok: false,
      reason: 'There is no way to that place.',
    })
    expect(findPath(walled, human, from, to, { ...ask(1), budget: 40_000 }).ok).toBe(true)
    expect(findPath(walled, human, from, to, { ...ask(1), budget: 39_999 }).ok).toBe(false)
  })

  test('a crossing that bends in the middle of the mud costs one', () => {
    const pillar = box('pillar', 24_000, 18_000, 2000, 4000, inches(3), low)
    const marsh = box('mud', 15_000, 0, 25_000, inches(24), 0, flat)
    const way = findPath(testBoard([marsh, pillar]), human, from, to, ask(1))
    expect(way).toMatchObject({ ok: true, points: 1 })
    expect(way.ok && way.path.legs.length).toBeGreaterThan(1)
  })

  test('turning on top of an obstacle is one vault', () => {
    const car = box('car', 20_000, 0, 12_000, inches(24), mm(35), low)
    const pillar = box('pillar', 25_000, 18_000, 2000, 4000, inches(3), low)
    const way = findPath(testBoard([car, pillar]), human, from, to, ask(1))
    expect(way).toMatchObject({ ok: true, points: 1 })
    expect(way.ok && way.parts.filter(({ kind }) => kind === 'vault')).toHaveLength(1)
    expect(way.ok && way.path.legs.length).toBeGreaterThan(1)
    const charged = { ...plain, vault: tariff({ each: inches(2) }) }
    const dear = findPath(testBoard([car, pillar]), human, from, to, { pricing: charged })
    expect(way.ok && dear.ok && dear.price - way.price).toBe(inches(2))
  })

  test('climbs cost each, and by started stretches of their height where a game says so', () => {
    const house = box('house', 20_000, 0, 10_000, inches(24), cm(6))
    expect(tradeOffs(testBoard([house]))).toEqual([[400 + 120, 2]])
    const byHeight = { climb: pointTariff({ each: 1, stretch: cm(5) }) }
    expect(tradeOffs(testBoard([house]), ask(4, { pricing: byHeight }))).toEqual([[520, 4]])
    expect(tradeOffs(testBoard([house]), ask(3, { pricing: byHeight }))).toEqual([])
    const once = { climb: pointTariff({ once: 1 }) }
    expect(tradeOffs(testBoard([house]), ask(1, { pricing: once }))).toEqual([[520, 1]])
  })

  test('ground that costs by its length is crossed where it is narrow if points are short', () => {
    // 4 cm wide in the south, 12 cm wide where the straight way leads: with the base 7 cm and 15 cm.
    const wide = box('wide', 20_000, 12_000, 12_000, inches(24) - 12_000, 0, flat)
    const narrow = box('narrow', 20_000, 0, 4000, 12_000, 0, flat)
    const byLength = { difficult: pointTariff({ each: 1, stretch: cm(5) }) }
    const ways = tradeOffs(testBoard([wide, narrow]), ask(4, { pricing: byLength }))
    expect(ways[0]).toEqual([400, 3])
    expect(ways.at(-1)![1]).toBe(2)
    expect(ways.at(-1)![0]).toBeGreaterThan(400)
    expect(tradeOffs(testBoard([wide, narrow]), ask(1, { pricing: byLength }))).toEqual([])
  })

  test('a longer way to a place is kept for the points it leaves for what comes after', () => {
    // Mud that can be gone round, a door that every way leads through, and mud that must be crossed.
    const gate = [
      box('south', 30_000, 0, 1000, 18_000, inches(3), low),
      box('north', 30_000, 24_000, 1000, inches(24) - 24_000, inches(3), low),
    ]
    const board = testBoard([mudStrip(20_000), ...gate, box('last', 40_000, 0, 3000, inches(24), 0, flat)])
    expect(tradeOffs(board).map(([, points]) => points)).toEqual([2, 1])
    const saving = findPath(board, human, from, to, ask(1))
    expect(saving.ok && saving.parts.map(({ kind }) => kind)).toEqual(['walk', 'difficult', 'walk'])
    expect(reach(board, human, from, { ...ask(1), budget: cm(70) }).pathTo(to)).toMatchObject({ points: 1 })
  })

  test('a longer way to a place is kept for what it leaves of a stretch that is paid for', () => {
    // In the mud behind the door, a path that entered it late has more of the stretch left than one that entered it
    // early.
    const board = testBoard([
      box('early', 20_000, 0, 7000, 30_000, 0, flat),
      box('late', 27_000, 0, 9000, inches(24), 0, flat),
      box('south', 30_000, 0, 1000, 25_000, inches(3), low),
      box('north', 30_000, 33_000, 1000, inches(24) - 33_000, inches(3), low),
    ])
    const terms = ask(2, { pricing: { difficult: pointTariff({ each: 1, stretch: cm(17) }) } })
    expect(tradeOffs(board, terms).map(([, points]) => points)).toEqual([2, 1])
  })

  test('drops cost each where the move may drop, and jumps are bound by their limit', () => {
    const ledge = box('ledge', 0, 0, 20_000, inches(24), cm(6), { climbable: false })
    const options = {
      pricing: { ...plain, drop: tariff({ vertical: 0 }) },
      points: { pricing: { ...counters, drop: one }, limit: 1 },
    }
    const down = findPath(testBoard([ledge]), human, { ...from, z: cm(6) }, to, options)
    expect(down).toMatchObject({ ok: true, points: 1 })
    const roofs = testBoard([
      box('west', 0, 0, 20_000, inches(24), cm(6), { climbable: false }),
      box('east', 24_000, 0, 30_000, inches(24), cm(6), { climbable: false }),
    ])
    const over = (limit: number) =>
      findPath(
        roofs,
        human,
        { ...from, z: cm(6) },
        { ...to, z: cm(6) },
        {
          ...ask(1),
          pricing: { ...plain, jump: tariff({ limit }) },
        },
      )
    expect(over(cm(4))).toMatchObject({ ok: true, points: 1 })
    expect(over(cm(4) - 1).ok).toBe(false)
  })

  test('models in the way are gone round, into the mud if it must be', () => {
    const gate = [
      box('south', 28_000, 0, 2000, 18_000, inches(3), low),
      box('north', 28_000, 24_000, 2000, 37_000, inches(3), low),
    ]
    const mud = box('mud', 26_000, 20_900, 8000, 3000, 0, flat)
    const board = testBoard([...gate, mud])
    const free = findPath(board, human, spot(10_000, 19_000), spot(50_000, 19_000), ask(1))
    expect(free).toMatchObject({ ok: true, points: 1 })
    const guard = body(spot(33_000, 19_600))
    const around = findPath(board, human, spot(10_000, 19_000), spot(50_000, 19_000), {
      ...ask(1),
      around: [guard],
    })
    expect(around).toMatchObject({ ok: true, points: 1 })
    expect(around.ok && free.ok && around.price).toBeGreaterThan(free.ok ? free.price : 0)
  })
})

describe('points that are not spent make a move longer (bmg2/core/movement)', () => {
  const strip = testBoard([mudStrip(25_000)])
  const [through, round] = findTradeOffs(strip, human, from, to, ask(1)).map(({ price }) => price) as [
    number,
    number,
  ]

  test('the shortest way may be too long for what is left, and a longer one not', () => {
    const short = through - 1
    const options = { ...ask(1, { unspent: round - short }), budget: short }
    const found = findPath(strip, human, from, to, options)
    expect(found).toMatchObject({ ok: true, points: 0 })
    expect(reach(strip, human, from, options).pathTo(to)).toMatchObject({ ok: true, points: 0 })
    const less = { ...ask(1, { unspent: round - short - 100 }), budget: short }
    expect(findPath(strip, human, from, to, less).ok).toBe(false)
    expect(reach(strip, human, from, less).pathTo(to).ok).toBe(false)
  })

  test('with 4 inches and 2 for each counter, Batman gets 8 inches through no obstacle and 6 through one', () => {
    const mud = testBoard([box('mud', 14_000, 0, 1000, inches(24), 0, flat)])
    const options = { ...ask(2, { unspent: inches(2) }), budget: inches(4) }
    const east = (length: number) => findPath(mud, human, from, spot(from.x + length, from.y), options).ok
    const west = (length: number) =>
      findPath(mud, human, spot(30_000, 20_000), spot(30_000 + length, 20_000), options).ok
    expect([east(inches(6)), east(inches(6) + 1), west(inches(8)), west(inches(8) + 1)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('the reach of a move with two prices', () => {
  const strips = testBoard([mudStrip(20_000), mudStrip(35_000)])
  const move = reach(strips, human, from, { ...ask(2), budget: cm(45) })

  test('leads further with each point, and says what a place costs in both', () => {
    const between = spot(30_000, 20_000)
    expect(move.pathTo(between)).toMatchObject({ price: 20_000, points: 1 })
    expect(move.within(0).pathTo(between)).toEqual({
      ok: false,
      reason: 'That place is out of reach of this move.',
    })
    expect(move.pathTo(to)).toMatchObject({ price: 40_000, points: 2 })
    expect(move.within(1).pathTo(to).ok).toBe(false)
    expect(move.within(2)).toBe(move)
    expect(move.within(1)).toBe(move.within(1))
    expect([move.points, move.within(1).points]).toEqual([2, 1])
  })

  test('gives the trade-offs of a place', () => {
    const near = spot(30_000, 40_000)
    const ways = move.tradeOffsTo(near)
    expect(ways.map(({ points }) => points)).toEqual([1, 0])
    expect(ways[0]!.price).toBeLessThan(ways[1]!.price)
    const single = reach(strips, human, from, { pricing: plain, budget: cm(45) })
    expect(single.tradeOffsTo(to)).toMatchObject([{ price: 40_000, points: 0 }])
    expect(single.within(0)).toBe(single)
    expect(single.tradeOffsTo(spot(59_000, 59_000))).toEqual([])
  })

  test('draws no ground beyond what the points pay for', () => {
    const across = [20_000, 35_000].map((x) => box(`mud ${x}`, x, 0, 4000, inches(24), 0, flat))
    const walled = reach(testBoard(across), human, from, { ...ask(2), budget: cm(45) })
    const easternmost = (limit: number) =>
      Math.max(
        ...walled
          .within(limit)
          .areas()
          .flatMap(({ outline }) => outline.map(({ x }) => x)),
      )
    // Up to where the base would touch the mud.
    expect(easternmost(0)).toBe(20_000 - human.radius)
    expect(easternmost(1)).toBe(35_000 - human.radius)
    expect(easternmost(2)).toBeGreaterThan(54_000)
  })

  test('draws ground that costs by its length as far as the points go', () => {
    const marsh = testBoard([box('mud', 15_000, 0, 40_000, inches(24), 0, flat)])
    const byLength = { difficult: pointTariff({ each: 1, stretch: cm(5) }) }
    const far = (limit: number) =>
      Math.max(
        ...reach(marsh, human, from, { ...ask(limit, { pricing: byLength }), budget: cm(40) })
          .areas()
          .flatMap(({ outline }) => outline.map(({ x }) => x)),
      )
    expect([far(0), far(1), far(2)]).toEqual([13_500, 18_500, 23_500])
  })

  test('bends carry both costs', () => {
    const bends = move.bends()
    expect(bends[0]).toEqual({ at: from, price: 0, points: 0 })
    expect(new Set(bends.map(({ points }) => points))).toEqual(new Set([0, 1]))
    for (const { at, price, points } of bends) {
      const ways = move.within(points).tradeOffsTo(at)
      if (ways.length > 0) expect(ways[0]!.price).toBeLessThanOrEqual(price + 60)
    }
  })
})
