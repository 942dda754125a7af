import fc from 'fast-check'
import FlatQueue from 'flatqueue'
import { describe, expect, test } from 'vitest'
import { cornersOf } from '../geometry/convex.ts'
import { between, flatDistance, type Spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { isInsideAreas, isInsideOrNear } from '../testing/drawn-areas.ts'
import { arbitraryBoard, box, testBoard, withPieces } from '../testing/random-board.ts'
import {
  climbingPaths,
  jittered,
  noise,
  placeFrom,
  randomPaths,
  reversed,
  rooftops,
  withoutPlatforms,
} from '../testing/random-paths.ts'
import { cm, inches, mm } from '../units.ts'
import { findPath, findTradeOffs } from './find-path.ts'
import { groundFor } from './ground.ts'
import { isPassable } from './junction.ts'
import { surveyLeg } from './leg.ts'
import { type Mover, mover } from './mover.ts'
import { joinParts, type Part } from './part.ts'
import { surveyPath } from './path.ts'
import { type PointPricing, pointsOf, pointTariff } from './point-pricing.ts'
import { type Pricing, priceOf, tariff } from './pricing.ts'
import { reach } from './reach.ts'

const human = { radius: mm(15), height: mm(40) }

/** First edition: half its height is a step, its height is vaulted (bmg1/core/obstacle-classes). */
const vaulter = mover(human, { step: mm(20), gap: mm(20), vault: mm(40) })

const one = pointTariff({ each: 1 })

/** Climbs, vaults and difficult ground cost a counter each, and nothing in length beside the way. */
const counted: PointPricing = { difficult: one, vault: one, climb: one }
const plain: Pricing = { walk: tariff(), difficult: tariff(), vault: tariff(), climb: tariff() }

/** bmg1: a counter each, and difficult ground and climbs count double (bmg1/core/impaired-movement). */
const halved: Pricing = {
  walk: tariff(),
  difficult: tariff({ horizontal: 2 }),
  vault: tariff(),
  climb: tariff({ horizontal: 2, vertical: 2 }),
}

/** Charges once a path, and for every started five centimetres of a climb. */
const mixed: PointPricing = {
  difficult: pointTariff({ once: 1 }),
  vault: pointTariff({ once: 2 }),
  climb: pointTariff({ each: 1, stretch: cm(5) }),
}

/** The promises of docs/table.md for one price hold for the length of each trade-off. */
const hair = (): number => 60
const refraction = (price: number): number => 60 + price / 50

/** Boards where most is difficult ground or an obstacle to vault, so that points are well spent and well saved. */
const muddy = arbitraryBoard({ cells: 4, highest: mm(38) }).map((board) =>
  withPieces(
    board,
    board.pieces.map((piece, i): Piece => {
      const low = { ...piece, bottom: 0, standable: false, climbable: false }
      if (i % 4 === 0) return { ...low, top: mm(60), passage: 'solid' }
      if (i % 4 === 1) return { ...low, top: mm(30), passage: 'solid' }
      return { ...low, top: 0, passage: 'difficult' }
    }),
  ),
)

/** Walls with one door each, which all ways share, and mud between them that can be gone round or not. */
const gates = fc
  .array(
    fc.record({ door: fc.integer({ min: 4000, max: 50_000 }), mud: fc.integer({ min: 5000, max: 75_000 }) }),
    {
      minLength: 3,
      maxLength: 3,
    },
  )
  .map((walls) => {
    const [side, plain] = [inches(24), { standable: false, climbable: false } as const]
    return testBoard(
      walls.flatMap(({ door, mud }, i) => {
        const x = 9000 + i * 15_000
        return [
          box(`south ${i}`, x, 0, 800, door, inches(3), plain),
          box(`north ${i}`, x, door + 4500, 800, side - door - 4500, inches(3), plain),
          box(`mud ${i}`, x + 6000, 0, 3000, Math.min(mud, side), 0, { ...plain, passage: 'difficult' }),
        ]
      }),
    )
  })

const situation = fc.record({ board: fc.oneof(gates, muddy, withoutPlatforms, rooftops), numbers: noise })

const LIMIT = 4

interface Cost {
  readonly price: number
  readonly points: number
}

describe.each([
  ['a counter for each', plain, counted, hair],
  ['a counter for each, and impaired', halved, counted, refraction],
  ['once, and by height', plain, mixed, hair],
] as const)('trade-offs of length and points: %s', (_, pricing, points, tolerance) => {
  const costOf = (parts: readonly Part[]): Cost | undefined => {
    const price = priceOf(parts, pricing)
    return price === undefined ? undefined : { price, points: pointsOf(parts, points) }
  }

  test('are valid, cost what they say, and no random or lattice path beats all of them', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers }) => {
        const from = placeFrom(board, vaulter, numbers[0]!, numbers[1]!)
        const to = placeFrom(board, vaulter, numbers[2]!, numbers[3]!)
        fc.pre(from !== undefined && to !== undefined)
        const found = findTradeOffs(board, vaulter, from, to, {
          pricing,
          points: { pricing: points, limit: LIMIT },
        })
        for (const [i, way] of found.entries()) {
          const survey = surveyPath(board, vaulter, way.path)
          expect(survey.ok && costOf(survey.parts)).toEqual({ price: way.price, points: way.points })
          const before = found[i - 1]
          if (before) {
            expect(way.points).toBeLessThan(before.points)
            expect(way.price).toBeGreaterThanOrEqual(before.price - tolerance(way.price))
          }
        }
        const tried = [
          ...randomPaths(board, vaulter, from, to, numbers),
          ...climbingPaths(board, vaulter, from, to, numbers),
          ...climbingPaths(board, vaulter, to, from, numbers).map(reversed),
          ...found.flatMap(({ path }) => jittered(path, numbers)),
        ].flatMap((path) => {
          const survey = surveyPath(board, vaulter, path)
          const cost = survey.ok ? costOf(survey.parts) : undefined
          return cost && cost.points <= LIMIT ? [{ ...cost, path: JSON.stringify(path) }] : []
        })
        for (const { price, points: spent, path } of [
          ...tried,
          ...latticeWays(board, vaulter, from, to, numbers, costOf),
        ]) {
          const least = Math.min(...found.filter((way) => way.points <= spent).map((way) => way.price))
          expect(least, `${path} for ${spent}`).toBeLessThanOrEqual(price + tolerance(price))
        }
      }),
      { numRuns: 25, seed: 20261117 },
    )
  })
})

describe('the reach of a move with two prices', () => {
  const points = { pricing: counted, limit: 2 }
  const budget = inches(9)

  test('costs at every place what the pathfinder says, for each number of points', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const from = placeFrom(board, vaulter, n[0]!, n[1]!)
        fc.pre(from !== undefined)
        for (const unspent of [0, inches(2)]) {
          const options = { pricing: plain, budget, points: { ...points, unspent } }
          const move = reach(board, vaulter, from, options)
          for (let i = 2; i < 14; i += 2) {
            const to = placeFrom(board, vaulter, n[i]!, n[i + 1]!)
            if (!to) continue
            const ways = findTradeOffs(board, vaulter, from, to, options)
            const same = move.tradeOffsTo(to)
            for (const way of [...ways, ...same]) {
              expect(way.points).toBeLessThanOrEqual(points.limit)
              const most = budget + (points.limit - way.points) * unspent
              expect(way.price).toBeLessThanOrEqual(most + 1)
              // At the very end of the budget a hair decides.
              if (way.price > most - 60) continue
              for (const others of [ways, same]) {
                const least = Math.min(...others.filter((o) => o.points <= way.points).map((o) => o.price))
                expect(least, JSON.stringify(to)).toBeLessThanOrEqual(way.price + 60)
              }
            }
          }
        }
      }),
      { numRuns: 25, seed: 20261117 },
    )
  })

  test('is drawn where it is, for each number of points', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const from = placeFrom(board, vaulter, n[0]!, n[1]!)
        fc.pre(from !== undefined)
        const whole = reach(board, vaulter, from, { pricing: plain, budget, points })
        for (const limit of [0, 1, 2]) {
          const move = whole.within(limit)
          const areas = move.areas()
          for (let i = 2; i + 1 < n.length; i += 2) {
            const to = placeFrom(board, vaulter, n[i]!, n[i + 1]!)
            if (!to || to.z !== from.z) continue
            const path = move.pathTo(to)
            if (path.ok && path.price < budget * 0.99) {
              expect(isInsideOrNear(areas, to), JSON.stringify(to)).toBe(true)
            }
            if (path.ok || !isInsideAreas(areas, to)) continue
            const longer = { pricing: plain, budget: budget + 200, points: { ...points, limit } }
            const beside = [-200, 0, 200].flatMap((dx) =>
              [-200, 0, 200].map((dy) => ({ x: to.x + dx, y: to.y + dy, z: to.z })),
            )
            expect(
              beside.some((place) => findPath(board, vaulter, from, place, longer).ok),
              JSON.stringify(to),
            ).toBe(true)
          }
        }
      }),
      { numRuns: 40, seed: 20261117 },
    )
  })
})

const SPACING = inches(1.75)
const NEIGHBOURS = SPACING * 2.3

interface LatticeWay extends Cost {
  readonly path: string
}

interface LatticeLabel extends Cost {
  readonly node: number
  readonly parts: readonly Part[]
}

/**
 * The other way to find them: a lattice over the floors, and random places to climb. Each label carries its parts and is
 * priced as a whole, so that nothing is shared with the search that it tests.
 */
function latticeWays(
  board: Board,
  who: Mover,
  from: Spot,
  to: Spot,
  numbers: readonly number[],
  costOf: (parts: readonly Part[]) => Cost | undefined,
): LatticeWay[] {
  const ground = groundFor(board, who)
  const nodes: Spot[] = [from, to]
  for (const z of ground.levels) {
    for (let x = who.radius; x <= board.width - who.radius; x += SPACING) {
      for (let y = who.radius; y <= board.depth - who.radius; y += SPACING) {
        if (isPassable(ground, { x, y, z })) nodes.push({ x, y, z })
      }
    }
  }
  const climbsFrom = new Map<number, number[]>()
  for (const [n, top] of ground.tops.entries()) {
    for (const [i, a] of cornersOf(top.shape).entries()) {
      const corners = cornersOf(top.shape)
      const b = corners[(i + 1) % corners.length]!
      const length = flatDistance(a, b)
      const edge = between(a, b, (numbers[(n * 5 + i * 3) % numbers.length]! % 1000) / 1000)
      const away = who.radius + 10
      const foot = {
        x: edge.x + Math.round(((b.y - a.y) * away) / length),
        y: edge.y + Math.round(((a.x - b.x) * away) / length),
        z: 0,
      }
      const low = nodes.push(foot) - 1
      const high = nodes.push({ ...edge, z: top.z }) - 1
      climbsFrom.set(low, [high])
      climbsFrom.set(high, [low])
    }
  }
  const legs: (readonly { readonly node: number; readonly parts: readonly Part[] }[])[] = []
  const legsBetween = (a: number, b: number) => {
    const [at, next] = [nodes[a]!, nodes[b]!]
    const climbs = climbsFrom.get(a)?.includes(b)
    if (a === b || (!climbs && (next.z !== at.z || flatDistance(at, next) > NEIGHBOURS))) return []
    const leg = surveyLeg(ground, at, next, climbs ? 'climb' : 'walk')
    return leg.ok ? [{ node: b, parts: leg.parts }] : []
  }
  const labels: LatticeLabel[][] = nodes.map(() => [])
  const queue = new FlatQueue<LatticeLabel>()
  const isInsideAreas = (parts: readonly Part[]): boolean => parts.at(-1)?.kind === 'difficult'
  const beats = (a: LatticeLabel, b: LatticeLabel): boolean =>
    a.price <= b.price && a.points <= b.points && (isInsideAreas(a.parts) || !isInsideAreas(b.parts))
  const arrive = (node: number, before: readonly Part[], more: readonly Part[]): void => {
    const parts = joinParts([...before, ...more])
    const cost = costOf(parts)
    if (!cost || cost.points > LIMIT) return
    const label = { node, parts, ...cost }
    if (labels[node]!.some((known) => beats(known, label))) return
    labels[node] = [...labels[node]!.filter((known) => !beats(label, known)), label]
    queue.push(label, cost.price)
  }
  arrive(0, [], [])
  for (let here = queue.pop(); here; here = queue.pop()) {
    if (here.node === 1 || !labels[here.node]!.includes(here)) continue
    legs[here.node] ??= [...nodes.keys()].flatMap((node) => legsBetween(here.node, node))
    for (const { node, parts } of legs[here.node]!) arrive(node, here.parts, parts)
  }
  return labels[1]!.map(({ price, points }) => ({ price, points, path: 'the lattice way' }))
}
