import { describe, expect, test } from 'vitest'
import { type Spot, spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { cm, inches, mm } from '../units.ts'
import { cutIntoParts } from './floor-leg.ts'
import { type Mover, mover } from './mover.ts'
import { part } from './part.ts'
import { surveyPath } from './path.ts'

/** A person on a 30 mm base (radius 1500), third edition: an inch (2540) is stepped over. */
const third = mover({ radius: mm(15), height: mm(40) })

/** The same in the first edition: half the height is stepped over, the whole height vaulted. */
const first = mover({ radius: mm(15), height: mm(40) }, { step: cm(2), gap: 0, vault: cm(4) })

/** The way from one place to another: parts as kind and length with their pieces, or the problem with its piece. */
function way(board: Board, who: Mover, from: Spot, to: Spot, by?: 'walk'): unknown {
  const survey = surveyPath(board, who, { from, legs: [by ? { to, by } : { to }] })
  if (survey.ok) return survey.parts.map(({ kind, horizontal, pieces }) => [kind, horizontal, ...pieces])
  return survey.piece === undefined ? survey.problem : [survey.problem, survey.piece]
}

const depth = 60_960

describe('small obstacles', () => {
  const crate = (top: number): Board => testBoard([box('crate', 10_000, 10_000, 2000, 2000, top)])
  const here = spot(5000, 11_000)
  const there = spot(17_000, 11_000)

  test('of an inch are stepped over for nothing (bmg3/core/small-obstacle)', () => {
    expect(way(crate(inches(1)), third, here, there)).toEqual([['walk', 12_000]])
  })

  test('a unit over an inch high are none', () => {
    expect(way(crate(inches(1) + 1), third, here, there)).toEqual(['blocked', 'crate'])
  })

  test('of half the height are stepped over for nothing (bmg1/core/small-obstacle)', () => {
    expect(way(crate(cm(2)), first, here, there)).toEqual([['walk', 12_000]])
  })

  test('side by side are stepped over together', () => {
    const row = testBoard([10_000, 12_000, 14_000].map((x) => box(`crate ${x}`, x, 10_000, 2000, 2000, 2540)))
    expect(way(row, third, here, spot(20_000, 11_000))).toEqual([['walk', 15_000]])
  })

  test('on top of each other are as high as both', () => {
    const stack = testBoard([
      box('lower', 10_000, 10_000, 2000, 2000, 2000),
      box('upper', 10_000, 10_000, 2000, 2000, 4000, { bottom: 2000 }),
    ])
    expect(way(stack, third, here, there)).toEqual(['blocked', 'upper'])
  })
})

describe('steps', () => {
  /** A stage an inch high with a crate of an inch on it. */
  const stage = testBoard([
    box('stage', 10_000, 0, 20_000, depth, inches(1)),
    box('crate', 20_000, 10_000, 4000, 4000, inches(2), { bottom: inches(1) }),
  ])

  test('of an inch are walked up and down (bmg3/core/small-obstacle)', () => {
    expect(way(stage, third, spot(5000, 5000), spot(15_000, 5000, 2540))).toEqual([['walk', 10_000]])
    expect(way(stage, third, spot(15_000, 5000, 2540), spot(5000, 5000))).toEqual([['walk', 10_000]])
  })

  test('follow each other: from the stage onto the crate on it', () => {
    expect(way(stage, third, spot(15_000, 12_000, 2540), spot(22_000, 12_000, 5080))).toEqual([
      ['walk', 7000],
    ])
  })

  test('of two inches at once are too high to walk', () => {
    expect(way(stage, third, spot(5000, 12_000), spot(22_000, 12_000, 5080), 'walk')).toBe('wrong-level')
  })

  test('lead right across: up the stage and down on the far side', () => {
    expect(way(stage, third, spot(5000, 5000), spot(35_000, 5000))).toEqual([['walk', 30_000]])
  })

  test('do not let a model on the ground cross what is two inches high over it', () => {
    expect(way(stage, third, spot(5000, 12_000), spot(35_000, 12_000))).toEqual(['blocked', 'crate'])
  })
})

describe('difficult obstacles (bmg1/core/difficult-obstacle)', () => {
  const fence = (top: number): Board => testBoard([box('fence', 10_000, 0, 2000, depth, top)])
  const here = spot(5000, 11_000)
  const there = spot(17_000, 11_000)

  test('just over half the height are vaulted, from where the base meets them to where it leaves them', () => {
    expect(way(fence(cm(2) + 1), first, here, there)).toEqual([
      ['walk', 3500],
      ['vault', 5000, 'fence'],
      ['walk', 3500],
    ])
  })

  test('as high as the model are vaulted, and a unit higher block', () => {
    expect(way(fence(cm(4)), first, here, there)).toContainEqual(['vault', 5000, 'fence'])
    expect(way(fence(cm(4) + 1), first, here, there)).toEqual(['blocked', 'fence'])
  })

  test('one after the other are two vaults', () => {
    const two = testBoard([
      box('hedge', 10_000, 0, 1000, depth, cm(3)),
      box('fence', 20_000, 0, 1000, depth, cm(3)),
    ])
    expect(way(two, first, here, spot(25_000, 11_000))).toEqual([
      ['walk', 3500],
      ['vault', 4000, 'hedge'],
      ['walk', 6000],
      ['vault', 4000, 'fence'],
      ['walk', 2500],
    ])
  })

  test('cannot be stopped in the middle of', () => {
    expect(way(fence(cm(3)), first, here, spot(11_000, 11_000))).toBe('in-scenery')
  })

  test('in the air over a gap cannot be vaulted', () => {
    const roofs = testBoard([
      box('west', 0, 0, 20_000, depth, 7620),
      box('post', 21_000, 0, 1000, depth, 7620 + 3000),
      box('east', 25_000, 0, 20_000, depth, 7620),
    ])
    expect(way(roofs, first, spot(15_000, 5000, 7620), spot(30_000, 5000, 7620))).toBe('blocked')
  })
})

describe('difficult ground (bmg3/core/difficult-ground, bmg1/core/difficult-ground)', () => {
  const mud = (id: string, x: number, width: number) =>
    box(id, x, 0, width, depth, 0, { passage: 'difficult', standable: false, climbable: false })

  test('counts as long as any part of the base is in it: its border is grown by the radius', () => {
    expect(
      way(testBoard([mud('mud', 10_000, 5000)]), third, spot(5000, 30_000), spot(25_000, 30_000)),
    ).toEqual([
      ['walk', 3500],
      ['difficult', 8000, 'mud'],
      ['walk', 8500],
    ])
  })

  test('crossed at a slant is longer in proportion', () => {
    // 24000 east and 18000 north are 30000 of way: 3500 east are 4375, 8000 are 10000.
    expect(
      way(testBoard([mud('mud', 10_000, 5000)]), third, spot(5000, 10_000), spot(29_000, 28_000)),
    ).toEqual([
      ['walk', 4375],
      ['difficult', 10_000, 'mud'],
      ['walk', 15_625],
    ])
  })

  test('that is only brushed does not count', () => {
    const board = testBoard([mud('mud', 10_000, 5000)])
    expect(way(board, third, spot(8500, 5000), spot(8500, 25_000))).toEqual([['walk', 20_000]])
    expect(way(board, third, spot(8501, 5000), spot(8501, 25_000))).toEqual([['difficult', 20_000, 'mud']])
  })

  test('that a model starts in counts until its base has left it', () => {
    expect(way(testBoard([mud('mud', 10_000, 5000)]), third, spot(12_000, 9000), spot(22_000, 9000))).toEqual(
      [
        ['difficult', 4500, 'mud'],
        ['walk', 5500],
      ],
    )
  })

  test('may be ended in', () => {
    expect(way(testBoard([mud('mud', 10_000, 5000)]), third, spot(5000, 9000), spot(12_000, 9000))).toEqual([
      ['walk', 3500],
      ['difficult', 3500, 'mud'],
    ])
  })

  test('in two places with less than a base between them is one stretch of both', () => {
    const board = testBoard([mud('mud', 10_000, 2000), mud('scrap', 14_000, 2000)])
    expect(way(board, third, spot(5000, 9000), spot(20_000, 9000))).toEqual([
      ['walk', 3500],
      ['difficult', 9000, 'mud', 'scrap'],
      ['walk', 2500],
    ])
  })

  test('in two places with room between them is two stretches', () => {
    const board = testBoard([mud('mud', 10_000, 2000), mud('scrap', 20_000, 2000)])
    expect(way(board, third, spot(5000, 9000), spot(30_000, 9000))).toEqual([
      ['walk', 3500],
      ['difficult', 5000, 'mud'],
      ['walk', 5000],
      ['difficult', 5000, 'scrap'],
      ['walk', 6500],
    ])
  })

  test('on a roof counts there and not below, and the other way round', () => {
    const board = testBoard([
      box('bridge', 0, 0, depth, 10_000, 7620, { bottom: 7000 }),
      { ...mud('gravel', 10_000, 5000), bottom: 7620, top: 7620 },
      mud('puddle', 30_000, 5000),
    ])
    expect(way(board, third, spot(5000, 5000, 7620), spot(25_000, 5000, 7620))).toContainEqual([
      'difficult',
      8000,
      'gravel',
    ])
    expect(way(board, third, spot(5000, 5000), spot(25_000, 5000))).toEqual([['walk', 20_000]])
    expect(way(board, third, spot(25_000, 5000, 7620), spot(45_000, 5000, 7620))).toEqual([['walk', 20_000]])
  })

  test('of some height, like a hedge, is pushed through', () => {
    const hedge = { ...mud('hedge', 10_000, 1000), top: inches(1.25) }
    expect(way(testBoard([hedge]), third, spot(5000, 9000), spot(15_000, 9000))).toContainEqual([
      'difficult',
      4000,
      'hedge',
    ])
  })
})

describe('gaps between roofs', () => {
  const roof = inches(3)

  /** Two roofs of 10000 by 10000 with a gap between them. */
  const roofs = (gap: number, more: Parameters<typeof testBoard>[0] = []): Board =>
    testBoard([
      box('west', 10_000, 10_000, 10_000, 10_000, roof),
      box('east', 20_000 + gap, 10_000, 10_000, 10_000, roof),
      ...more,
    ])
  const here = spot(15_000, 15_000, roof)
  const there = spot(27_000, 15_000, roof)

  test('of exactly an inch are walked across (bmg3/core/small-obstacle)', () => {
    expect(way(roofs(2540), third, here, there)).toEqual([['walk', 12_000]])
    expect(way(roofs(2540), third, here, there, 'walk')).toEqual([['walk', 12_000]])
  })

  test('of more than an inch are jumped, edge to edge (bmg3/core/jump)', () => {
    expect(way(roofs(2541), third, here, there)).toEqual([
      ['walk', 5000],
      ['jump', 2541],
      ['walk', 4459],
    ])
  })

  test('of more than an inch are not walked across', () => {
    expect(way(roofs(2541), third, here, there, 'walk')).toBe('unsupported')
  })

  test('are all jumped where an edition steps across none (bmg1/core/jump-gap)', () => {
    expect(way(roofs(1), first, here, there)).toEqual([
      ['walk', 5000],
      ['jump', 1],
      ['walk', 6999],
    ])
    expect(way(roofs(0), first, here, there)).toEqual([['walk', 12_000]])
  })

  test('are longer when jumped at a slant', () => {
    // 12000 east and 5000 north are 13000 of way; a gap of 4800 east is 5200 of it.
    const parts = way(roofs(4800), third, spot(15_000, 11_000, roof), spot(27_000, 16_000, roof))
    expect(parts).toEqual([
      ['walk', 5417],
      ['jump', 5200],
      ['walk', 2383],
    ])
  })

  test('cannot be landed in', () => {
    expect(way(roofs(5000), third, here, spot(22_000, 15_000, roof))).toBe('unsupported')
  })

  test('may be jumped from edge to edge with no step before or after', () => {
    const parts = way(roofs(5000), third, spot(20_000, 15_000, roof), spot(25_000, 15_000, roof))
    expect(parts).toEqual([['jump', 5000]])
  })

  test('are not jumped onto a chimney', () => {
    const chimney = box('chimney', 26_000, 14_000, 2000, 2000, roof + inches(2), { bottom: roof })
    expect(way(roofs(5000, [chimney]), third, here, spot(29_500, 15_000, roof))).toEqual([
      'blocked',
      'chimney',
    ])
  })

  test('no deeper than an inch are walked through, down and up again (bmg3/core/small-obstacle)', () => {
    const ledge = box('ledge', 20_000, 10_000, 5000, 10_000, roof - inches(1))
    expect(way(roofs(5000, [ledge]), third, here, spot(28_000, 15_000, roof))).toEqual([['walk', 13_000]])
  })

  test('a unit deeper than an inch are jumped', () => {
    const ledge = box('ledge', 20_000, 10_000, 5000, 10_000, roof - inches(1) - 1)
    expect(way(roofs(5000, [ledge]), third, here, spot(28_000, 15_000, roof))).toContainEqual(['jump', 5000])
  })

  test('are crossed on a walkway that touches both roofs', () => {
    const walkway = box('walkway', 20_000, 14_000, 5000, 2000, roof, { bottom: roof - 500 })
    expect(way(roofs(5000, [walkway]), third, here, spot(28_000, 15_000, roof))).toEqual([['walk', 13_000]])
    expect(
      way(roofs(5000, [walkway]), third, spot(15_000, 18_000, roof), spot(28_000, 18_000, roof)),
    ).toEqual([
      ['walk', 5000],
      ['jump', 5000],
      ['walk', 3000],
    ])
  })
})

describe('impassable terrain (bmg3/core/impassable)', () => {
  const canal = (top: number): Board =>
    testBoard([
      box('canal', 10_000, 0, 4000, depth, top, {
        passage: 'impassable',
        standable: false,
        climbable: false,
      }),
    ])

  test('that is tall is gone round or not at all', () => {
    expect(way(canal(inches(3)), third, spot(5000, 9000), spot(25_000, 9000))).toEqual(['blocked', 'canal'])
  })

  test('that is flat is jumped: from where the base would be over it to where it no longer is', () => {
    expect(way(canal(0), third, spot(5000, 9000), spot(25_000, 9000))).toEqual([
      ['walk', 3500],
      ['jump', 7000, 'canal'],
      ['walk', 9500],
    ])
  })

  test('is never walked over, however flat', () => {
    expect(way(canal(0), third, spot(5000, 9000), spot(25_000, 9000), 'walk')).toBe('unsupported')
  })

  test('is not ended in, nor over its edge', () => {
    expect(way(canal(0), third, spot(5000, 9000), spot(12_000, 9000))).toEqual(['blocked', 'canal'])
    expect(way(canal(0), third, spot(5000, 9000), spot(8501, 9000))).toEqual(['blocked', 'canal'])
    expect(way(canal(0), third, spot(5000, 9000), spot(8500, 9000))).toEqual([['walk', 3500]])
  })
})

describe('cutting a leg at its marks', () => {
  test('a jump outweighs difficult ground under it', () => {
    const marks = [
      { from: 0.2, to: 0.8, kind: 'difficult', piece: 'mud' },
      { from: 0.4, to: 0.6, kind: 'jump' },
    ] as const
    expect(cutIntoParts(marks, 1000)?.map(({ kind, horizontal }) => [kind, Math.round(horizontal)])).toEqual([
      ['walk', 200],
      ['difficult', 200],
      ['jump', 200],
      ['difficult', 200],
      ['walk', 200],
    ])
  })

  test('a vault outweighs difficult ground, and cannot be in mid-air', () => {
    const mud = { from: 0, to: 1, kind: 'difficult', piece: 'mud' } as const
    const fence = { from: 0.25, to: 0.75, kind: 'vault', piece: 'fence' } as const
    expect(cutIntoParts([mud, fence], 1000)).toEqual([
      part('difficult', 250, 0, ['mud']),
      part('vault', 500, 0, ['fence']),
      part('difficult', 250, 0, ['mud']),
    ])
    expect(cutIntoParts([fence, { from: 0.5, to: 0.9, kind: 'jump' }], 1000)).toBeUndefined()
  })

  test('without marks it is one walk', () => {
    expect(cutIntoParts([], 1000)).toEqual([part('walk', 1000)])
  })
})
