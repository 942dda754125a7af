import { describe, expect, test } from 'vitest'
import { type Spot, spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { cm, inches, mm } from '../units.ts'
import { groundFor } from './ground.ts'
import { explainLegProblem, type LegMode, surveyLeg } from './leg.ts'
import { mover } from './mover.ts'
import { priceOf, tariff } from './pricing.ts'

/** A person on a 30 mm base (radius 1500), 40 mm tall. */
const walker = mover({ radius: mm(15), height: mm(40) })

const roof = inches(7)

/** A tower 7" high whose eastern edge is at x = 20000. */
const tower = box('tower', 10_000, 10_000, 10_000, 10_000, roof)

const towerWith = (...more: Piece[]): Board => testBoard([tower, ...more])

/** Parts as kind, horizontal and vertical; or the problem, with the piece when there is one. */
function leg(board: Board, from: Spot, to: Spot, by?: LegMode): unknown {
  const survey = surveyLeg(groundFor(board, walker), from, to, by)
  if (survey.ok) return survey.parts.map((p) => [p.kind, Math.round(p.horizontal), Math.round(p.vertical)])
  return survey.piece ? [survey.problem, survey.piece.id] : survey.problem
}

const edge = spot(20_000, 15_000, roof)

describe('jumping down (bmg3/core/jump, bmg3/core/fall, bmg1/core/spring-into-the-air)', () => {
  test('the worked example: a model that moves 8" jumps 4" and falls 7", more than it moves in all', () => {
    const landing = spot(20_000 + inches(4), 15_000)
    const survey = surveyLeg(groundFor(towerWith(), walker), edge, landing, 'jump')
    expect(leg(towerWith(), edge, landing, 'jump')).toEqual([
      ['jump', inches(4), 0],
      ['drop', 0, inches(7)],
    ])
    const travelled = survey.ok ? priceOf(survey.parts, { jump: tariff(), drop: tariff() }) : undefined
    expect(travelled).toBe(inches(11))
    expect(travelled).toBeGreaterThan(inches(8))
  })

  test('with a run is a walk to the edge, a jump and a drop', () => {
    expect(leg(towerWith(), spot(18_000, 15_000, roof), spot(24_000, 15_000), 'jump')).toEqual([
      ['walk', 2000, 0],
      ['jump', 4000, 0],
      ['drop', 0, roof],
    ])
  })

  test('onto a lower roof drops to that roof only', () => {
    const shed = box('shed', 23_000, 10_000, 10_000, 10_000, inches(3))
    expect(leg(towerWith(shed), edge, spot(24_000, 15_000, inches(3)), 'jump')).toEqual([
      ['jump', 4000, 0],
      ['drop', 0, inches(4)],
    ])
  })

  test('takes gaps of an inch in the roof in its stride', () => {
    const annex = box('annex', 22_540, 10_000, 5000, 10_000, roof)
    expect(leg(towerWith(annex), spot(18_000, 15_000, roof), spot(30_000, 15_000), 'jump')).toEqual([
      ['walk', 27_540 - 18_000, 0],
      ['jump', 30_000 - 27_540, 0],
      ['drop', 0, roof],
    ])
  })

  test('needs room for the base where it lands', () => {
    expect(leg(towerWith(), edge, spot(21_499, 15_000), 'jump')).toEqual(['blocked', 'tower'])
    const crate = box('crate', 25_000, 14_000, 2000, 2000, inches(1))
    expect(leg(towerWith(crate), edge, spot(26_000, 15_000), 'jump')).toEqual(['blocked', 'crate'])
    expect(leg(towerWith(crate), edge, spot(26_000, 15_000, inches(1)), 'jump')).toEqual([
      ['jump', 6000, 0],
      ['drop', 0, inches(6)],
    ])
  })

  test('does not go through a floor on the way down', () => {
    const bridge = box('bridge', 23_000, 0, 4000, 60_960, inches(4), { bottom: inches(3.5) })
    expect(leg(towerWith(bridge), edge, spot(25_000, 15_000), 'jump')).toBe('no-headroom')
    expect(leg(towerWith(bridge), edge, spot(25_000, 15_000, inches(4)), 'jump')).toEqual([
      ['jump', 5000, 0],
      ['drop', 0, inches(3)],
    ])
  })

  test('does not go through what stands in the way at the height of the jump', () => {
    const mast = (top: number) => box('mast', 22_000, 14_000, 500, 2000, top)
    expect(leg(towerWith(mast(roof + 2541)), edge, spot(26_000, 15_000), 'jump')).toEqual(['blocked', 'mast'])
    expect(leg(towerWith(mast(roof + 2540)), edge, spot(26_000, 15_000), 'jump')).toEqual([
      ['jump', 6000, 0],
      ['drop', 0, roof],
    ])
  })

  test('never goes up, nor off the board', () => {
    expect(leg(towerWith(), spot(25_000, 15_000), edge, 'jump')).toBe('wrong-level')
    expect(leg(testBoard([tower], 24_000, 24_000), edge, spot(22_501, 15_000), 'jump')).toBe('off-board')
  })
})

describe('dropping off an edge (bmg3/core/fall, bmg1/core/falling)', () => {
  test('is over the edge and straight down', () => {
    expect(leg(towerWith(), edge, spot(21_500, 15_000), 'drop')).toEqual([['drop', 1500, roof]])
  })

  test('lands clear of the wall', () => {
    expect(leg(towerWith(), edge, spot(21_499, 15_000), 'drop')).toEqual(['blocked', 'tower'])
  })

  test('lands no further out than a base swings', () => {
    expect(leg(towerWith(), edge, spot(23_200, 15_000), 'drop')).toEqual([['drop', 3200, roof]])
    expect(leg(towerWith(), edge, spot(23_201, 15_000), 'drop')).toBe('too-far-to-climb')
  })

  test('of an inch is none: that is walked', () => {
    const kerb = testBoard([box('kerb', 10_000, 10_000, 10_000, 10_000, inches(1))])
    expect(leg(kerb, spot(20_000, 15_000, inches(1)), spot(21_500, 15_000), 'drop')).toBe('wrong-level')
    expect(leg(kerb, spot(20_000, 15_000, inches(1)), spot(21_500, 15_000))).toEqual([['walk', 1500, 0]])
  })

  test('never goes up', () => {
    expect(leg(towerWith(), spot(21_500, 15_000), edge, 'drop')).toBe('wrong-level')
  })
})

describe('the way a leg is made', () => {
  const house = testBoard([box('house', 10_000, 10_000, 10_000, 10_000, inches(3))])
  const foot = spot(21_500, 15_000)
  const head = spot(20_000, 15_000, inches(3))

  test('is a climb between floors unless said otherwise', () => {
    expect(leg(house, foot, head)).toEqual([['climb', 1500, inches(3)]])
    expect(leg(house, head, foot)).toEqual(leg(house, head, foot, 'climb'))
    expect(leg(house, head, foot, 'drop')).toEqual([['drop', 1500, inches(3)]])
  })

  test('cannot be a walk between floors', () => {
    expect(leg(house, foot, head, 'walk')).toBe('wrong-level')
    expect(leg(house, head, foot, 'walk')).toBe('wrong-level')
  })

  test('on one floor is a walk even if called a climb', () => {
    expect(leg(house, spot(30_000, 15_000), spot(35_000, 15_000), 'climb')).toEqual([['walk', 5000, 0]])
  })

  test('ends on the board and on a floor whatever it is', () => {
    for (const by of ['walk', 'jump', 'climb', 'drop'] as const) {
      expect(leg(house, foot, spot(1499, 15_000), by)).toBe('off-board')
      expect(leg(house, foot, spot(25_000, 15_000, 1000), by)).toBe('unsupported')
    }
  })

  test('springing from less than half the basic move of 10 cm stays within it (bmg1/core/spring-into-the-air)', () => {
    const shed = testBoard([box('shed', 10_000, 10_000, 10_000, 10_000, cm(4.5))])
    expect(leg(shed, spot(20_000, 15_000, cm(4.5)), spot(21_500, 15_000), 'drop')).toEqual([
      ['drop', 1500, 4500],
    ])
  })
})

describe('problems in words', () => {
  test('name the piece: by its name, else by its kind', () => {
    expect(explainLegProblem('blocked', { ...tower, name: 'Wayne Tower' })).toBe(
      'The way is blocked by Wayne Tower: the base does not fit past it.',
    )
    expect(explainLegProblem('blocked', tower)).toBe(
      'The way is blocked by the wall: the base does not fit past it.',
    )
    expect(explainLegProblem('blocked')).toContain('something')
  })

  test('are a sentence for every problem', () => {
    for (const problem of [
      'off-board',
      'blocked',
      'unsupported',
      'not-climbable',
      'too-far-to-climb',
      'no-headroom',
      'wrong-level',
    ] as const) {
      expect(explainLegProblem(problem)).toMatch(/^[A-Z].*\.$/)
    }
  })
})

describe('the run-up of a leap', () => {
  const from = spot(14_000, 15_000, roof)
  const landing = spot(25_000, 15_000)
  const patch = (passage: 'difficult' | 'impassable'): Board =>
    towerWith(box('patch', 16_000, 10_000, 2000, 10_000, roof, { bottom: roof, passage, standable: false }))

  test('through difficult ground on the roof is difficult', () => {
    expect(leg(patch('difficult'), from, landing, 'jump')).toEqual([
      ['walk', 500, 0],
      ['difficult', 5000, 0],
      ['walk', 500, 0],
      ['jump', 5000, 0],
      ['drop', 0, roof],
    ])
  })

  test('jumps a hole in the roof', () => {
    expect(leg(patch('impassable'), from, landing, 'jump')).toEqual([
      ['walk', 500, 0],
      ['jump', 5000, 0],
      ['walk', 500, 0],
      ['jump', 5000, 0],
      ['drop', 0, roof],
    ])
  })
})
