import { describe, expect, test } from 'vitest'
import { type Spot, spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { groundFor } from './ground.ts'
import { mover } from './mover.ts'
import { modelsInTheWay, type PathSurvey, surveyPath, type Traffic } from './path.ts'

/** A person on a 30 mm base (radius 1500) with third-edition habits. */
const walker = mover({ radius: mm(15), height: mm(40) })

const wall = inches(3)

/** Walks from the first place over all the others. */
const go = (board: Board, places: readonly Spot[], traffic?: Traffic): PathSurvey =>
  surveyPath(board, walker, { from: places[0]!, legs: places.slice(1).map((to) => ({ to })) }, traffic)

/** The parts as kind, horizontal and vertical; or the problem, and the piece when there is one. */
function told(survey: PathSurvey): unknown {
  if (survey.ok) return survey.parts.map(({ kind, horizontal, vertical }) => [kind, horizontal, vertical])
  return survey.piece === undefined ? survey.problem : [survey.problem, survey.piece]
}

const open = testBoard([])

describe('walking on open ground (bmg3/core/basic-move, bmg1/core/move)', () => {
  test('is as long as the line from centre to centre, so that no part of the base gets further (bmg1/core/measure)', () => {
    expect(told(go(open, [spot(5000, 5000), spot(8000, 9000)]))).toEqual([['walk', 5000, 0]])
  })

  test('over two legs is one walk of both lengths, with the parts of each leg beside it', () => {
    const survey = go(open, [spot(5000, 5000), spot(8000, 9000), spot(8000, 12_000)])
    expect(survey).toMatchObject({ ok: true, end: spot(8000, 12_000) })
    expect(told(survey)).toEqual([['walk', 8000, 0]])
    expect(survey.ok && survey.legs.map((leg) => leg.map((part) => part.horizontal))).toEqual([
      [5000],
      [3000],
    ])
  })

  test('to nowhere at all is a path of no parts', () => {
    expect(go(open, [spot(5000, 5000)])).toEqual({ ok: true, end: spot(5000, 5000), parts: [], legs: [] })
  })

  test('goes up to the edge of the board, not a unit over it', () => {
    expect(told(go(open, [spot(5000, 5000), spot(1500, 5000)]))).toEqual([['walk', 3500, 0]])
    expect(told(go(open, [spot(5000, 5000), spot(1499, 5000)]))).toBe('off-board')
    expect(told(go(open, [spot(5000, 5000), spot(5000, 60_960 - 1499)]))).toBe('off-board')
  })

  test('demands whole units, and says which leg has none', () => {
    const survey = go(open, [spot(5000, 5000), spot(6000, 5000), spot(6000.5, 6000)])
    expect(survey).toMatchObject({ ok: false, leg: 1, problem: 'not-whole-units' })
    expect(told(go(open, [spot(5000, 5000), spot(Number.NaN, 6000)]))).toBe('not-whole-units')
  })
})

describe('walls', () => {
  /** Two walls across the board with a gap between them that begins at x = 10000. */
  const gate = (gap: number): Board =>
    testBoard([
      box('west', 0, 10_000, 10_000, 2000, wall),
      box('east', 10_000 + gap, 10_000, 60_960 - 10_000 - gap, 2000, wall),
    ])

  test('with a gap exactly as wide as the base between them are passed (bmg3/core/basic-move)', () => {
    expect(told(go(gate(3000), [spot(11_500, 5000), spot(11_500, 20_000)]))).toEqual([['walk', 15_000, 0]])
  })

  test('with a gap one unit narrower are not', () => {
    expect(told(go(gate(2999), [spot(11_500, 5000), spot(11_500, 20_000)]))).toEqual(['blocked', 'east'])
    expect(told(go(gate(2999), [spot(11_499, 5000), spot(11_499, 20_000)]))).toEqual(['blocked', 'west'])
  })

  test('block the leg that runs into them, and the reason names them', () => {
    const board = testBoard([
      { ...box('bank', 10_000, 10_000, 5000, 5000, wall), name: 'the Bank of Gotham' },
    ])
    expect(go(board, [spot(5000, 5000), spot(5000, 12_000), spot(20_000, 12_000)])).toEqual({
      ok: false,
      leg: 1,
      problem: 'blocked',
      reason: 'The way is blocked by the Bank of Gotham: the base does not fit past it.',
      piece: 'bank',
    })
  })

  const block = testBoard([box('block', 10_000, 10_000, 5000, 5000, wall)])

  test('may be brushed along their whole length', () => {
    expect(told(go(block, [spot(8500, 5000), spot(8500, 20_000)]))).toEqual([['walk', 15_000, 0]])
    expect(told(go(block, [spot(8501, 5000), spot(8501, 20_000)]))).toEqual(['blocked', 'block'])
  })

  test('are hugged round the corner on the figure around the base', () => {
    // 10299 along each side; round the corner two sides of 228 by 551 (596.3) and one of 422 by 422 (596.8).
    const round = [
      spot(8500, 20_000),
      spot(8500, 9701),
      spot(8728, 9150),
      spot(9150, 8728),
      spot(9701, 8500),
      spot(20_000, 8500),
    ]
    expect(told(go(block, round))).toEqual([['walk', 22_387, 0]])
  })

  test('do not let a base cut their corner', () => {
    expect(told(go(block, [spot(8500, 20_000), spot(8500, 9701), spot(9150, 8728)]))).toEqual([
      'blocked',
      'block',
    ])
  })
})

describe('what hangs overhead', () => {
  const walkway = (bottom: number): Board =>
    testBoard([box('walkway', 0, 10_000, 60_960, 3000, bottom + 500, { bottom })])

  test('is passed under with exactly enough room for the head', () => {
    expect(told(go(walkway(4000), [spot(9000, 5000), spot(9000, 20_000)]))).toEqual([['walk', 15_000, 0]])
  })

  test('blocks one that is a unit taller', () => {
    expect(told(go(walkway(3999), [spot(9000, 5000), spot(9000, 20_000)]))).toEqual(['blocked', 'walkway'])
  })

  test('may be stopped under', () => {
    expect(told(go(walkway(4000), [spot(9000, 5000), spot(9000, 11_500)]))).toEqual([['walk', 6500, 0]])
  })
})

test('a piece that is open to pass changes nothing, whatever its height', () => {
  const sign = box('sign', 8000, 4000, 4000, 4000, wall, { passage: 'open', standable: false })
  const way = [spot(5000, 5000), spot(10_000, 5000), spot(20_000, 6000)]
  expect(go(testBoard([sign]), way)).toEqual(go(open, way))
})

describe('where a path ends (bmg3/core/basic-move)', () => {
  const crate = testBoard([box('crate', 10_000, 10_000, 2000, 2000, inches(1))])

  test('must be clear of scenery, small obstacles too', () => {
    expect(told(go(crate, [spot(5000, 11_000), spot(8500, 11_000)]))).toEqual([['walk', 3500, 0]])
    expect(told(go(crate, [spot(5000, 11_000), spot(8501, 11_000)]))).toBe('in-scenery')
  })

  test('may be on top of a small obstacle', () => {
    expect(told(go(crate, [spot(5000, 11_000), spot(11_000, 11_000, inches(1))]))).toEqual([
      ['walk', 6000, 0],
    ])
  })

  test('may not be in the air', () => {
    expect(told(go(crate, [spot(5000, 11_000), spot(6000, 11_000, 1000)]))).toBe('unsupported')
    expect(told(go(crate, [spot(5000, 11_000), spot(9999, 11_000, inches(1))]))).toBe('unsupported')
  })

  test('may touch another base but not overlap it (bmg3/core/contact)', () => {
    const others = [body(spot(10_000, 5000))]
    expect(told(go(open, [spot(5000, 5000), spot(7000, 5000)], { others }))).toEqual([['walk', 2000, 0]])
    expect(told(go(open, [spot(5000, 5000), spot(7001, 5000)], { others }))).toBe('overlaps')
    expect(told(go(open, [spot(5000, 5000), spot(7001, 5000)], { around: others }))).toBe('overlaps')
  })

  test('may be under a model on a roof above the head', () => {
    const bridge = testBoard([box('bridge', 9000, 0, 3000, 60_960, 4500, { bottom: 4000 })])
    const others = [body(spot(10_000, 5000, 4500))]
    expect(told(go(bridge, [spot(5000, 5000), spot(10_000, 5000)], { others }))).toEqual([['walk', 5000, 0]])
  })
})

describe('other models', () => {
  const standing = [body(spot(10_000, 5000))]
  const through = [spot(5000, 5000), spot(15_000, 5000)]

  test('are passed through as if they were not there (bmg3/core/basic-move)', () => {
    expect(told(go(open, through, { others: standing }))).toEqual([['walk', 10_000, 0]])
  })

  test('are in the way where models may not be moved through (bmg1/core/no-moving-through-models)', () => {
    const survey = go(open, through, { around: standing })
    expect(told(survey)).toEqual(['blocked', 'model'])
    expect(survey).toMatchObject({
      reason: 'The way is blocked by another model: the base does not fit past it.',
    })
  })

  test('are gone round in contact', () => {
    const round = [spot(5000, 5000), spot(5000, 8000), spot(15_000, 8000), spot(15_000, 5000)]
    expect(told(go(open, round, { around: standing }))).toEqual([['walk', 16_000, 0]])
  })

  test('may be left by one in contact with them', () => {
    expect(told(go(open, [spot(7000, 5000), spot(5000, 5000)], { around: standing }))).toEqual([
      ['walk', 2000, 0],
    ])
    expect(told(go(open, [spot(7000, 5000), spot(7000, 9000)], { around: standing }))).toEqual([
      ['walk', 4000, 0],
    ])
  })

  test('on another level are not in the way', () => {
    const board = testBoard([box('bridge', 9000, 0, 3000, 60_960, 4500, { bottom: 4000 })])
    expect(told(go(board, through, { around: [body(spot(10_000, 5000, 4500))] }))).toEqual([
      ['walk', 10_000, 0],
    ])
  })

  test('at the height of a leap are in its way where they must be gone round', () => {
    const roofs = testBoard([
      box('west', 0, 0, 10_000, 20_000, wall),
      box('post', 13_000, 4500, 1000, 1000, wall),
    ])
    const leap = { from: spot(10_000, 5000, wall), legs: [{ to: spot(20_000, 5000), by: 'jump' as const }] }
    const lookout = [body(spot(13_500, 5000, wall))]
    expect(told(surveyPath(roofs, walker, leap, { others: lookout }))).toEqual([
      ['jump', 10_000, 0],
      ['drop', 0, wall],
    ])
    expect(told(surveyPath(roofs, walker, leap, { around: lookout }))).toEqual(['blocked', 'model'])
  })

  test('as obstacles keep within the circle where the two bases touch', () => {
    const [obstacle] = modelsInTheWay(groundFor(open, walker), standing)
    const { shape, bottom, top } = obstacle!
    expect([bottom, top]).toEqual([0, 4000])
    for (let i = 0; i < shape.length; i += 2) {
      const away = Math.sqrt((shape[i]! - 10_000) ** 2 + (shape[i + 1]! - 5000) ** 2)
      expect(away).toBeLessThanOrEqual(3000)
      expect(away).toBeGreaterThan(2850)
    }
  })
})

test('a path of no legs that does not fit fails at its first leg', () => {
  const board = testBoard([box('crate', 10_000, 4000, 2000, 2000, inches(1))])
  const survey = surveyPath(board, walker, { from: spot(11_000, 5000), legs: [] })
  expect(survey).toMatchObject({ ok: false, leg: 0, problem: 'in-scenery' })
})
