import { describe, expect, test } from 'vitest'
import { type Spot, spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { climbSurfaces, TOUCH, withinReachOfClimb } from './climb.ts'
import { groundFor } from './ground.ts'
import { mover } from './mover.ts'
import { type PathSurvey, surveyPath } from './path.ts'

/** A person on a 30 mm base: touches what is within 1500 + 100, swings over edges by up to 3200. */
const walker = mover({ radius: mm(15), height: mm(40) })

const roof = inches(3)

/** A block with its western wall at x = 10000. */
const block = (overrides: Partial<Piece> = {}): Piece =>
  box('block', 10_000, 10_000, 10_000, 10_000, roof, overrides)

const ladder = (top: number = roof): Piece =>
  box('ladder', 9500, 14_500, 500, 1000, top, {
    passage: 'open',
    climbable: false,
    standable: false,
    ladder: true,
  })

const go = (board: Board, ...[from, ...legs]: readonly Spot[]): PathSurvey =>
  surveyPath(board, walker, { from: from!, legs: legs.map((to) => ({ to })) })

/** The parts as kind, horizontal, vertical and pieces; or the problem, with the piece when there is one. */
function told(survey: PathSurvey): unknown {
  if (survey.ok) return survey.parts.map((p) => [p.kind, p.horizontal, p.vertical, ...p.pieces])
  return survey.piece === undefined ? survey.problem : [survey.problem, survey.piece]
}

/** At the foot of the western wall, and on the roof's western edge above it. */
const foot = spot(8500, 15_000)
const edge = spot(10_000, 15_000, roof)

describe('climbing a wall (bmg3/core/climb, bmg1/core/climb)', () => {
  const board = testBoard([block()])

  test('of 3" is measured across and up', () => {
    expect(told(go(board, foot, edge))).toEqual([['climb', 1500, 7620, 'block']])
  })

  test('down is measured like up', () => {
    expect(told(go(board, edge, foot))).toEqual([['climb', 1500, 7620, 'block']])
  })

  test('goes on as a walk on the roof', () => {
    expect(told(go(board, spot(5000, 15_000), foot, edge, spot(15_000, 15_000, roof)))).toEqual([
      ['walk', 3500, 0],
      ['climb', 1500, 7620, 'block'],
      ['walk', 5000, 0],
    ])
  })

  test('ends at most a base and a touch in from the foot', () => {
    expect(withinReachOfClimb(walker)).toBe(3200)
    expect(told(go(board, foot, spot(11_700, 15_000, roof)))).toEqual([['climb', 3200, 7620, 'block']])
    expect(told(go(board, foot, spot(11_701, 15_000, roof)))).toBe('too-far-to-climb')
  })

  test('begins with the base against the wall, a millimetre off at most', () => {
    expect(TOUCH).toBe(mm(1))
    expect(told(go(board, spot(8400, 15_000), edge))).toEqual([['climb', 1600, 7620, 'block']])
    expect(told(go(board, spot(8399, 15_000), edge))).toBe('not-climbable')
  })

  test('may go at a slant', () => {
    // 1500 across and 2000 along the wall are 2500.
    expect(told(go(board, foot, spot(10_000, 17_000, roof)))).toEqual([['climb', 2500, 7620, 'block']])
  })

  test('begins and ends where nothing else is in the way of the base', () => {
    const narrow = testBoard([block(), box('pillar', 5000, 14_000, 2500, 2000, roof, { climbable: false })])
    expect(told(go(narrow, edge, foot))).toEqual(['blocked', 'pillar'])
  })

  test('of an inch is a walk, and a unit higher a climb (bmg3/core/small-obstacle)', () => {
    const low = testBoard([block({ top: 2540 })])
    const high = testBoard([block({ top: 2541 })])
    expect(told(go(low, foot, spot(10_000, 15_000, 2540)))).toEqual([['walk', 1500, 0]])
    expect(told(go(high, foot, spot(10_000, 15_000, 2541)))).toEqual([['climb', 1500, 2541, 'block']])
  })

  test('that cannot be climbed is refused', () => {
    expect(told(go(testBoard([block({ climbable: false })]), foot, edge))).toBe('not-climbable')
  })

  test('that is impassable is refused, and has no roof (bmg3/core/impassable)', () => {
    expect(told(go(testBoard([block({ passage: 'impassable' })]), foot, edge))).toBe('unsupported')
  })
})

describe('where a climb ends (bmg1/core/climb)', () => {
  test('on a wall thick enough to balance on, the base may overhang', () => {
    const thin = testBoard([box('wall', 10_000, 10_000, 400, 10_000, roof)])
    expect(told(go(thin, foot, spot(10_200, 15_000, roof)))).toEqual([['climb', 1700, 7620, 'wall']])
  })

  test('not on a wall too thin to stand on', () => {
    const thin = testBoard([box('wall', 10_000, 10_000, 400, 10_000, roof, { standable: false })])
    expect(told(go(thin, foot, spot(10_200, 15_000, roof)))).toBe('unsupported')
  })

  test('not half-way up', () => {
    expect(told(go(testBoard([block()]), foot, spot(8500, 15_000, 4000)))).toBe('unsupported')
  })

  test('not where the centre is beside the roof', () => {
    expect(told(go(testBoard([block()]), foot, spot(9999, 15_000, roof)))).toBe('unsupported')
  })

  test('not on another model, nor through one that must be gone round', () => {
    const board = testBoard([block()])
    const path = { from: foot, legs: [{ to: edge }] }
    expect(surveyPath(board, walker, path, { others: [body(edge)] })).toMatchObject({ problem: 'overlaps' })
    expect(surveyPath(board, walker, path, { around: [body(edge)] })).toMatchObject({
      problem: 'blocked',
      piece: 'model',
    })
    expect(surveyPath(board, walker, path, { around: [body(spot(13_000, 15_000, roof))] })).toMatchObject({
      ok: true,
    })
  })
})

describe('parapets', () => {
  const parapet = (height: number): Board =>
    testBoard([
      block(),
      box('parapet', 10_000, 10_000, 300, 10_000, roof + height, { bottom: roof, standable: false }),
    ])

  test('of an inch are climbed over, but not ended upon', () => {
    expect(told(go(parapet(2540), foot, edge, spot(14_000, 15_000, roof)))).toEqual([
      ['climb', 1500, 7620, 'block', 'parapet'],
      ['walk', 4000, 0],
    ])
    expect(told(go(parapet(2540), foot, edge))).toBe('in-scenery')
  })

  test('higher than an inch block the climb', () => {
    expect(told(go(parapet(2541), foot, edge))).toEqual(['blocked', 'parapet'])
  })
})

describe('ladders', () => {
  const board = testBoard([block({ climbable: false }), ladder()])

  test('lead up a wall that cannot be climbed elsewhere', () => {
    const survey = go(board, foot, edge)
    expect(told(survey)).toEqual([['climb', 1500, 7620, 'ladder']])
    expect(survey.ok && survey.parts[0]?.ladder).toBe(true)
    expect(told(go(board, edge, foot))).toEqual([['climb', 1500, 7620, 'ladder']])
  })

  test('must be within touch of the foot', () => {
    expect(told(go(board, spot(8500, 12_000), spot(10_000, 12_000, roof)))).toBe('not-climbable')
  })

  test('must be within touch of the head', () => {
    // From the foot both the ladder and the head are near enough; the head is 1700 south of the ladder.
    expect(told(go(board, spot(8500, 14_000), spot(10_000, 12_800, roof)))).toBe('not-climbable')
    expect(told(go(board, spot(8500, 14_000), spot(10_000, 12_900, roof)))).toEqual([
      ['climb', 1860, 7620, 'ladder'],
    ])
  })

  test('may end an inch below the roof, not a unit more', () => {
    expect(told(go(testBoard([block({ climbable: false }), ladder(roof - 2540)]), foot, edge))).toEqual([
      ['climb', 1500, 7620, 'ladder'],
    ])
    expect(told(go(testBoard([block({ climbable: false }), ladder(roof - 2541)]), foot, edge))).toBe(
      'not-climbable',
    )
  })

  test('that begin more than an inch above the ground are out of reach', () => {
    const hanging = (bottom: number) => testBoard([block({ climbable: false }), { ...ladder(), bottom }])
    expect(told(go(hanging(2540), foot, edge))).toEqual([['climb', 1500, 7620, 'ladder']])
    expect(told(go(hanging(2541), foot, edge))).toBe('not-climbable')
  })

  test('on a wall that can be climbed anyway are no hindrance', () => {
    expect(told(go(testBoard([block(), ladder()]), foot, edge))).toEqual([['climb', 1500, 7620, 'block']])
  })
})

describe('overhangs', () => {
  const ledge = (bottom: number, top: number): Board =>
    testBoard([block(), box('ledge', 8000, 14_000, 2000, 2000, top, { bottom })])

  test('across the way up are in the way', () => {
    expect(told(go(ledge(5000, 5500), foot, edge))).toBe('no-headroom')
  })

  test('above must leave room for the head of a model at the top', () => {
    expect(told(go(ledge(roof + 4000, 12_000), foot, edge))).toEqual([['climb', 1500, 7620, 'block']])
    expect(told(go(ledge(roof + 3999, 12_000), foot, edge))).toBe('no-headroom')
  })
})

describe('stacked pieces', () => {
  const lower = box('lower', 10_000, 10_000, 10_000, 10_000, 5080)

  test('flush with each other are climbed in one go', () => {
    const board = testBoard([lower, box('upper', 10_000, 10_000, 10_000, 10_000, 10_160, { bottom: 5080 })])
    expect(told(go(board, foot, spot(10_000, 15_000, 10_160)))).toEqual([
      ['climb', 1500, 10_160, 'lower', 'upper'],
    ])
  })

  test('are only as climbable as the upper of them', () => {
    const smooth = { bottom: 5080, climbable: false }
    const board = testBoard([lower, box('upper', 10_000, 10_000, 10_000, 10_000, 10_160, smooth)])
    expect(told(go(board, foot, spot(10_000, 15_000, 10_160)))).toBe('not-climbable')
  })

  test('set back are climbed one after the other', () => {
    const board = testBoard([lower, box('upper', 12_000, 10_000, 8000, 10_000, 10_160, { bottom: 5080 })])
    expect(told(go(board, foot, spot(10_500, 15_000, 5080), spot(12_000, 15_000, 10_160)))).toEqual([
      ['climb', 2000, 5080, 'lower'],
      ['climb', 1500, 5080, 'upper'],
    ])
    expect(told(go(board, foot, spot(12_000, 15_000, 10_160)))).toBe('too-far-to-climb')
  })

  test('with more than an inch of nothing between them carry no climb', () => {
    const board = (bottom: number) =>
      testBoard([lower, box('upper', 10_000, 10_000, 10_000, 10_000, 12_000, { bottom })])
    const head = spot(10_000, 15_000, 12_000)
    expect(told(go(board(5080 + 2540), foot, head))).toEqual([['climb', 1500, 12_000, 'lower', 'upper']])
    expect(told(go(board(5080 + 2541), foot, head))).toBe('not-climbable')
  })
})

describe('what carries a climb', () => {
  test('is reported with its ladder, or is nothing', () => {
    const ground = groundFor(testBoard([block({ climbable: false }), ladder()]), walker)
    expect(climbSurfaces(ground, foot, edge)).toEqual({ pieces: ['ladder'], ladder: true })
    expect(climbSurfaces(ground, spot(5000, 15_000), edge)).toBeUndefined()
  })
})
