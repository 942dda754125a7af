import { describe, expect, test } from 'vitest'
import { type Spot, spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { surveyClimbOver } from './climb-over.ts'
import { findPath } from './find-path.ts'
import { groundFor } from './ground.ts'
import { mover } from './mover.ts'
import { byLength, tariff } from './pricing.ts'
import { reach } from './reach.ts'

const walker = mover({ radius: mm(15), height: mm(40) })
const high = inches(1.5)

/** A fence 300 thick from side to side of the board, at x = 10000, which no model can stand on. */
const fence = (overrides: Partial<Piece> = {}): Piece =>
  box('fence', 10_000, 0, 300, 60_960, high, { standable: false, ...overrides })

function over(board: Board, from: Spot, to: Spot): unknown {
  const survey = surveyClimbOver(groundFor(board, walker), from, to, [])
  if (!survey) return 'nothing to climb'
  return survey.ok ? survey.parts.map((p) => [p.kind, p.horizontal, p.vertical, p.pieces]) : survey.problem
}

const near = spot(8500, 5000)
const beyond = spot(11_800, 5000)

describe('climbing over what gives no place to stand (bmg3/core/climb, bmg1/core/climb)', () => {
  test('is one climb: across, up and down', () => {
    expect(over(testBoard([fence()]), near, beyond)).toEqual([['climb', 3300, 2 * high, ['fence']]])
  })

  test('needs the base against it on both sides', () => {
    expect(over(testBoard([fence()]), spot(8000, 5000), beyond)).toBe('too-far-to-climb')
    expect(over(testBoard([fence()]), near, spot(12_500, 5000))).toBe('too-far-to-climb')
  })

  test('does not work where it cannot be climbed, or where something hangs above', () => {
    expect(over(testBoard([fence({ climbable: false })]), near, beyond)).toBe('blocked')
    const roof = box('roof', 9000, 0, 3000, 60_960, inches(3), { bottom: inches(2.5) })
    expect(over(testBoard([fence(), roof]), near, beyond)).toBe('no-headroom')
  })

  test('is nothing where a step is enough', () => {
    expect(over(testBoard([fence({ top: inches(1) })]), near, beyond)).toBe('nothing to climb')
  })

  test('the pathfinder goes straight over', () => {
    const found = findPath(testBoard([fence()]), walker, spot(5000, 5000), spot(15_000, 5000), {
      pricing: byLength,
    })
    expect(found.ok && found.parts.map((p) => p.kind)).toEqual(['walk', 'climb', 'walk'])
    expect(found.ok && found.price).toBe(10_000 + 2 * high)
  })

  test('reach covers the ground behind it when the budget does', () => {
    const pricing = { walk: tariff(), climb: tariff({ each: inches(1) }) }
    const from = spot(8500, 20_000)
    const enough = reach(testBoard([fence()]), walker, from, { pricing, budget: inches(8) })
    const short = reach(testBoard([fence()]), walker, from, { pricing, budget: inches(4) })
    expect(enough.pathTo(spot(13_000, 20_000)).ok).toBe(true)
    expect(enough.areas().some(({ outline }) => outline.some(({ x }) => x > 13_000))).toBe(true)
    expect(short.areas().some(({ outline }) => outline.some(({ x }) => x > 10_300))).toBe(false)
  })
})
