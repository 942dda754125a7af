import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { squaredDistanceTo } from '../geometry/convex.ts'
import type { Spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import { arbitraryBoard, shiftedPiece, withPieces } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { findPath } from './find-path.ts'
import { groundFor } from './ground.ts'
import { type Mover, mover } from './mover.ts'
import { type Path, surveyPath } from './path.ts'
import { fitsHere } from './placement.ts'
import { type Pricing, priceOf, tariff } from './pricing.ts'
import { reach } from './reach.ts'

const walker = mover({ radius: mm(15), height: mm(40) })

/** Third-edition style: flat charges. */
const charged: Pricing = {
  walk: tariff(),
  difficult: tariff({ once: inches(4) }),
  climb: tariff({ each: inches(4) }),
  jump: tariff({ each: inches(4) }),
}

/** First-edition style: difficult ground and climbing cost double. */
const halved: Pricing = {
  walk: tariff(),
  difficult: tariff({ horizontal: 2 }),
  vault: tariff({ each: inches(2) }),
  climb: tariff({ horizontal: 2, vertical: 2 }),
  jump: tariff({ each: inches(2), limit: inches(2) }),
}

const vaulter = mover({ radius: mm(20), height: mm(40) }, { step: mm(20), vault: mm(40) })

/** Places picked from an edge are slid until no single unit helps; where two edges compete a hair may remain. */
const HAIR = 60

/** Whole-number noise that decides where random paths go. */
const noise = fc.array(fc.nat(1_000_000), { minLength: 64, maxLength: 64 })

/** A place where the mover fits, picked by two numbers, on any floor there. */
function placeFrom(board: Board, who: Mover, a: number, b: number): Spot | undefined {
  const x = a % board.width
  const y = b % board.depth
  const ground = groundFor(board, who)
  return ground.levels
    .map((z) => ({ x, y, z }))
    .filter((at) => fitsHere(board, who, at).ok)
    .at((a + b) % 2 ? -1 : 0)
}

/** Random ways from one place to another that the table calls valid. */
function randomPaths(board: Board, who: Mover, from: Spot, to: Spot, numbers: readonly number[]): Path[] {
  const paths: Path[] = []
  for (let i = 0; i + 5 < numbers.length; i += 2) {
    const middle = placeFrom(board, who, numbers[i]!, numbers[i + 1]!)
    const other = placeFrom(board, who, numbers[i + 2]!, numbers[i + 3]!)
    paths.push({ from, legs: [{ to }] })
    if (middle) paths.push({ from, legs: [{ to: middle }, { to }] })
    if (middle && other) paths.push({ from, legs: [{ to: middle }, { to: other }, { to }] })
  }
  return paths
}

/** The found path with its stops shaken a little. */
function shaken(path: Path, numbers: readonly number[]): Path[] {
  return [1, 5, 40, 400].flatMap((size, k) =>
    Array.from({ length: 8 }, (_, j) => ({
      from: path.from,
      legs: path.legs.map((leg, i) =>
        i === path.legs.length - 1
          ? leg
          : {
              ...leg,
              to: {
                x: leg.to.x + (numbers[(i * 2 + j * 5 + k) % numbers.length]! % (2 * size + 1)) - size,
                y: leg.to.y + (numbers[(i * 2 + j * 7 + k + 1) % numbers.length]! % (2 * size + 1)) - size,
                z: leg.to.z,
              },
            },
      ),
    })),
  )
}

const situation = fc.record({ board: arbitraryBoard(), numbers: noise })

describe.each([
  ['flat charges', walker, charged],
  ['halved ground', vaulter, halved],
] as const)('the pathfinder with %s', (_, who, pricing) => {
  test('finds valid paths at the price it says, and no random valid path is cheaper', () => {
    fc.assert(
      fc.property(situation, ({ board, numbers }) => {
        const from = placeFrom(board, who, numbers[0]!, numbers[1]!)
        const to = placeFrom(board, who, numbers[2]!, numbers[3]!)
        fc.pre(from !== undefined && to !== undefined)
        const found = findPath(board, who, from, to, { pricing })
        const tried = [
          ...randomPaths(board, who, from, to, numbers),
          ...(found.ok ? shaken(found.path, numbers) : []),
        ]
        if (found.ok) {
          const survey = surveyPath(board, who, found.path)
          expect(survey.ok && priceOf(survey.parts, pricing)).toBe(found.price)
        }
        for (const path of tried) {
          const survey = surveyPath(board, who, path)
          const price = survey.ok ? priceOf(survey.parts, pricing) : undefined
          if (price === undefined) continue
          expect(found.ok && found.price, JSON.stringify(path)).toBeLessThanOrEqual(price + HAIR)
        }
      }),
      { numRuns: 150 },
    )
  })
})
