import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { squaredDistanceTo } from '../geometry/convex.ts'
import { flatDistance, type Point, type Spot, squaredDistance } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import { isInsideAreas, isInsideOrNear } from '../testing/drawn-areas.ts'
import { arbitraryBoard, shiftedPiece, withPieces } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { fall } from './fall.ts'
import { findPath } from './find-path.ts'
import { groundFor } from './ground.ts'
import { type Mover, mover } from './mover.ts'
import type { Part } from './part.ts'
import { type Path, surveyPath } from './path.ts'
import { fitsHere, nearestFreePlace } from './placement.ts'
import { byLength, type Pricing, tariff } from './pricing.ts'
import { reach } from './reach.ts'
import { advance } from './straight.ts'

const walker = mover({ radius: mm(15), height: mm(40) })

const pricing: Pricing = {
  walk: tariff(),
  difficult: tariff({ once: inches(2) }),
  climb: tariff({ each: inches(2) }),
  jump: tariff({ each: inches(2) }),
}

const numbers = fc.array(fc.nat(1_000_000), { minLength: 24, maxLength: 24 })
const situation = fc.record({ board: arbitraryBoard(), numbers })

/** A place where the mover fits, from two numbers. */
function placeFrom(board: Board, who: Mover, a: number, b: number): Spot | undefined {
  const at = { x: a % board.width, y: b % board.depth }
  return groundFor(board, who)
    .levels.map((z) => ({ ...at, z }))
    .find((place) => fitsHere(board, who, place).ok)
}

const bodyAt = (at: Spot): Body => ({ ...at, radius: walker.radius, height: walker.height })

/** The first piece that a body with its feet here is in, looked up the slow way and without any inflating. */
function solidAround(board: Board, who: Mover, at: Spot): string | undefined {
  const room = who.radius - 1
  return board.solids.find(
    ({ piece, shape, bottom, top }) =>
      (piece.passage === 'solid' || piece.passage === 'impassable') &&
      top > at.z + who.step &&
      bottom < at.z + who.height &&
      squaredDistanceTo(shape, at.x, at.y) < room * room,
  )?.piece.id
}

/** Places close together along a path, at the height the feet have there. */
function* footsteps(board: Board, path: Path, legs: readonly (readonly Part[])[]): Generator<Spot> {
  let at = path.from
  for (const [i, { to, by }] of path.legs.entries()) {
    const over = legs[i]![0]!
    if (by === 'climb' && over.kind === 'climb' && Math.abs(at.z - to.z) <= walker.step) {
      // Up on one side, down on the other, and across at the top.
      yield* acrossAt((at.z + to.z + over.vertical) / 2, at, to)
      at = to
      continue
    }
    // A climb goes straight up at its foot and across at its head.
    const corner = to.z > at.z ? { x: at.x, y: at.y, z: to.z } : { x: to.x, y: to.y, z: at.z }
    const sameFloor = Math.abs(to.z - at.z) <= walker.step
    for (const [a, b] of sameFloor ? [[at, to] as const] : [[at, corner] as const, [corner, to] as const]) {
      const steps = Math.ceil((flatDistance(a, b) + Math.abs(b.z - a.z)) / 200)
      for (let i = 0; i <= steps; i++) {
        const t = steps === 0 ? 0 : i / steps
        const x = a.x + (b.x - a.x) * t
        const y = a.y + (b.y - a.y) * t
        yield { x, y, z: sameFloor ? feetAt(board, x, y, a.z, b.z) : a.z + (b.z - a.z) * t }
      }
    }
    at = to
  }
}

/** The height of the feet on the way between two floors a step apart: up on the higher one where it is underfoot. */
function feetAt(board: Board, x: number, y: number, a: number, b: number): number {
  const high = Math.max(a, b)
  const raised = groundFor(board, walker)
    .topsIn(x, y, x, y)
    .some((top) => top.z === high && squaredDistanceTo(top.shape, x, y) === 0)
  return raised ? high : Math.min(a, b)
}

function* acrossAt(z: number, a: Spot, b: Spot): Generator<Spot> {
  for (let i = 0; i <= 20; i++) yield { x: a.x + ((b.x - a.x) * i) / 20, y: a.y + ((b.y - a.y) * i) / 20, z }
}

describe('a path the table calls valid', () => {
  test('never passes through a solid', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const from = placeFrom(board, walker, n[0]!, n[1]!)
        const to = placeFrom(board, walker, n[2]!, n[3]!)
        fc.pre(from !== undefined && to !== undefined)
        const found = findPath(board, walker, from, to, { pricing })
        const middle = placeFrom(board, walker, n[4]!, n[5]!) ?? from
        const tried: Path[] = [{ from, legs: [{ to: middle }, { to }] }]
        if (found.ok) tried.push(found.path)
        for (const path of tried) {
          const survey = surveyPath(board, walker, path)
          if (!survey.ok) continue
          for (const at of footsteps(board, path, survey.legs))
            expect(solidAround(board, walker, at)).toBeUndefined()
        }
      }),
      { numRuns: 200 },
    )
  })

  test('stays valid, with the same parts, when board and path are moved by the same whole offset', () => {
    fc.assert(
      fc.property(situation, fc.nat(9999), fc.nat(9999), ({ board, numbers: n }, dx, dy) => {
        const from = placeFrom(board, walker, n[0]!, n[1]!)
        const to = placeFrom(board, walker, n[2]!, n[3]!)
        fc.pre(from !== undefined && to !== undefined)
        const moved = withPieces(
          { ...board, width: board.width + dx, depth: board.depth + dy },
          board.pieces.map((piece) => shiftedPiece(piece, dx, dy)),
        )
        const by = (at: Spot): Spot => ({ x: at.x + dx, y: at.y + dy, z: at.z })
        const here = findPath(board, walker, from, to, { pricing })
        fc.pre(here.ok)
        const path = { from: by(from), legs: here.path.legs.map((leg) => ({ ...leg, to: by(leg.to) })) }
        const there = surveyPath(moved, walker, path)
        expect(there.ok && there.parts).toEqual(here.parts)
      }),
      { numRuns: 60 },
    )
  })

  test('is the same with a piece added that can be walked through', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const from = placeFrom(board, walker, n[0]!, n[1]!)
        const to = placeFrom(board, walker, n[2]!, n[3]!)
        fc.pre(from !== undefined && to !== undefined && board.pieces.length > 0)
        const sign = {
          ...board.pieces[0]!,
          id: 'sign',
          passage: 'open' as const,
          standable: false,
          ladder: false,
        }
        const signed = withPieces(board, [...board.pieces, { ...sign, footprint: square(n[4]!, n[5]!) }])
        expect(findPath(signed, walker, from, to, { pricing })).toEqual(
          findPath(board, walker, from, to, { pricing }),
        )
      }),
      { numRuns: 60 },
    )
  })
})

const square = (a: number, b: number): Point[] => {
  const x = a % 50_000
  const y = b % 50_000
  return [
    { x, y },
    { x: x + 4000, y },
    { x: x + 4000, y: y + 4000 },
    { x, y: y + 4000 },
  ]
}

describe('the reach of a move', () => {
  test('prices every place as the pathfinder does, within a hair', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const from = placeFrom(board, walker, n[0]!, n[1]!)
        fc.pre(from !== undefined)
        const budget = inches(10)
        const all = reach(board, walker, from, { pricing, budget })
        for (let i = 2; i + 1 < n.length; i += 2) {
          const to = placeFrom(board, walker, n[i]!, n[i + 1]!)
          if (!to) continue
          const one = findPath(board, walker, from, to, { pricing, budget })
          const same = all.pathTo(to)
          if (one.ok && one.price < budget - 60) expect(same.ok).toBe(true)
          if (one.ok && same.ok) expect(Math.abs(one.price - same.price)).toBeLessThanOrEqual(60)
          if (same.ok) expect(same.price).toBeLessThanOrEqual(budget + 1)
        }
      }),
      { numRuns: 60, seed: 20261115 },
    )
  })

  test('is drawn where it is: the areas hold the places in reach on the floor of the start, and no others', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const from = placeFrom(board, walker, n[0]!, n[1]!)
        fc.pre(from !== undefined)
        const budget = inches(8)
        const all = reach(board, walker, from, { pricing, budget })
        const areas = all.areas()
        for (let i = 2; i + 1 < n.length; i += 2) {
          const to = placeFrom(board, walker, n[i]!, n[i + 1]!)
          if (!to || to.z !== from.z) continue
          const path = all.pathTo(to)
          if (path.ok && path.price < budget * 0.99)
            expect(isInsideOrNear(areas, to), JSON.stringify(to)).toBe(true)
          if (path.ok || !isInsideAreas(areas, to)) continue
          // A drawn line may run a hair on the wrong side of the true one: right beside it there must be a place in reach.
          const beside = [-200, 0, 200].flatMap((dx) =>
            [-200, 0, 200].map((dy) => ({ x: to.x + dx, y: to.y + dy, z: to.z })),
          )
          expect(
            beside.some(
              (place) => findPath(board, walker, from, place, { pricing, budget: budget + 200 }).ok,
            ),
            JSON.stringify(to),
          ).toBe(true)
        }
      }),
      { numRuns: 120, seed: 20261115 },
    )
  })

  test('picks only places where the move can end', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const from = placeFrom(board, walker, n[0]!, n[1]!)
        fc.pre(from !== undefined)
        let k = 2
        const below = (limit: number): number => n[k++ % n.length]! % limit
        const all = reach(board, walker, from, { pricing, budget: inches(6) })
        for (const at of all.pick(below, 5)) {
          expect(fitsHere(board, walker, at).ok).toBe(true)
          expect(all.pathTo(at).ok).toBe(true)
        }
      }),
      { numRuns: 60, seed: 20261115 },
    )
  })
})

describe('the nearest free place', () => {
  test('is free, and no random free place is nearer', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const others = [4, 6, 8]
          .map((i) => placeFrom(board, walker, n[i]!, n[i + 1]!))
          .filter((place) => place !== undefined)
          .map(bodyAt)
        const wanted = { x: n[0]! % board.width, y: n[1]! % board.depth, z: 0 }
        const found = nearestFreePlace(board, walker, wanted, others)
        if (found) expect(fitsHere(board, walker, found, others).ok).toBe(true)
        for (let i = 0; i < 200; i++) {
          const size = [300, 3000, 12_000][i % 3]!
          const at = {
            x: wanted.x + ((n[i % n.length]! * (i + 3)) % (2 * size)) - size,
            y: wanted.y + ((n[(i * 5 + 1) % n.length]! * (i + 7)) % (2 * size)) - size,
            z: 0,
          }
          if (!fitsHere(board, walker, at, others).ok) continue
          expect(found).toBeDefined()
          expect(Math.sqrt(squaredDistance(found!, wanted))).toBeLessThanOrEqual(flatDistance(at, wanted) + 3)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('straight moves and falls', () => {
  test('end where the model is clear of everything, no further than asked', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const from = placeFrom(board, walker, n[0]!, n[1]!)
        const other = placeFrom(board, walker, n[2]!, n[3]!)
        fc.pre(from !== undefined && other !== undefined)
        fc.pre(fitsHere(board, walker, from, [bodyAt(other)]).ok)
        const target = { x: n[4]! % board.width, y: n[5]! % board.depth }
        const went = advance(board, walker, from, target, inches(5), [bodyAt(other)])
        expect(went.distance).toBeLessThanOrEqual(inches(5) + 1)
        expect(solidAround(board, walker, went.end)).toBeUndefined()
        const gap = flatDistance(went.end, other) - 2 * walker.radius
        if (Math.abs(other.z - from.z) < walker.height) expect(gap).toBeGreaterThanOrEqual(0)
        const survey = surveyPath(board, walker, { from, legs: [{ to: went.end, by: 'walk' }] })
        if (!survey.ok) expect(survey.problem).toBe('in-scenery')
      }),
      { numRuns: 200 },
    )
  })

  test('a fall ends lower down, in a place that fits', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const at = { x: n[0]! % board.width, y: n[1]! % board.depth, z: inches(7) }
        const fallen = fall(board, walker, at)
        fc.pre(fallen !== undefined)
        expect(fitsHere(board, walker, fallen.landing).ok).toBe(true)
        expect(fallen.height).toBe(at.z - fallen.landing.z)
        expect(fallen.height).toBeGreaterThan(0)
      }),
    )
  })

  test('a path by length is never shorter than the straight line', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers: n }) => {
        const from = placeFrom(board, walker, n[0]!, n[1]!)
        const to = placeFrom(board, walker, n[2]!, n[3]!)
        fc.pre(from !== undefined && to !== undefined)
        const found = findPath(board, walker, from, to, { pricing: byLength })
        // Every part is rounded to whole units by itself.
        if (found.ok) expect(found.price).toBeGreaterThan(flatDistance(from, to) - found.parts.length)
      }),
    )
  })
})
