import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body, moved } from '../space/body.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { sight, sightTo } from './sight.ts'

const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id)

// The thug looks east along y = 12" at Gordon, 8" away; both 40 mm tall on 30 mm bases.
const thug = body(spot(inches(4), inches(12)), 30, 40)
const gordon = body(spot(inches(12), inches(12)), 30, 40)

/** A wall across the line of centres, this close in front of Gordon. */
const wallBefore = (top: number, gap = 0, overrides = {}) =>
  box('wall', gordon.x - gordon.radius - gap - mm(5), inches(10), mm(5), inches(4), top, overrides)

describe('the worked examples of line of sight (bmg3/core/line-of-sight)', () => {
  test('with nothing between them the thug sees all of Gordon', () => {
    expect(sight(testBoard([]), thug, gordon)).toEqual({
      visible: true,
      shown: 1,
      coveredBy: [],
      blockedBy: [],
      bodies: [],
      clouds: [],
    })
  })

  test('the Bat-signal on his base is decoration and does not block', () => {
    const signal = box('signal', inches(11), inches(11.5), inches(0.2), inches(1), inches(3), {
      sight: 'clear',
    })
    expect(sight(testBoard([signal]), thug, gordon)).toEqual(sight(testBoard([]), thug, gordon))
  })

  test('the pipe hides his main block', () => {
    const pipe = box('pipe', inches(10), inches(12) - mm(20), mm(20), mm(40), inches(4))
    const seen = sight(testBoard([pipe]), thug, gordon)
    expect(seen).toMatchObject({ visible: false, shown: 0, coveredBy: [] })
    expect(ids(seen.blockedBy)).toEqual(['pipe'])
  })

  test('a pipe thinner than he is hides a strip of him', () => {
    // 4 mm wide halfway: lines from the thug's rims pass it on both sides, his eye loses the middle.
    const pipe = box('pipe', inches(8), inches(12) - mm(2), mm(4), mm(4), inches(4))
    const seen = sight(testBoard([pipe]), thug, gordon)
    expect(seen.visible).toBe(true)
    expect(ids(seen.coveredBy)).toEqual(['pipe'])
  })

  test('models never block, unless a game passes them as blockers', () => {
    const harley = body(spot(inches(8), inches(12)), 60, 60)
    expect(sight(testBoard([]), thug, gordon).visible).toBe(true)
    const seen = sight(testBoard([]), thug, gordon, { blockers: [harley, thug, { ...gordon }] })
    expect(seen).toMatchObject({ visible: false, blockedBy: [], bodies: [harley] })
  })
})

describe('walls of different heights', () => {
  test('half the height of the target: it covers but does not block', () => {
    const seen = sight(testBoard([wallBefore(mm(20))]), thug, gordon)
    expect(seen.visible).toBe(true)
    expect(ids(seen.coveredBy)).toEqual(['wall'])
    // The middle columns touch the wall: their upper 12 of 24 heights show. The rims stand 15 mm behind it,
    // where a line from the thug's head (39 mm) over its edge has sunk below 19 mm: 13 heights show.
    expect(seen.shown).toBe((12 * (1000 - 2 * 93) + 13 * 2 * 93) / 24000)
  })

  test('a quarter of the volume must show: the boundary (bmg1/core/line-of-sight)', () => {
    // From a roof level with the target's head the line is as good as flat: what is above the wall shows.
    const far = { ...thug, x: gordon.x - inches(400), z: 0 }
    const shownOver = (top: number) => sight(testBoard([wallBefore(top)]), far, gordon).shown
    expect(shownOver(mm(30))).toBe(0.25)
    expect(shownOver(mm(28))).toBeGreaterThan(0.25)
    expect(shownOver(mm(32))).toBeLessThan(0.25)
    expect(shownOver(mm(32))).toBeGreaterThan(0)
  })

  test('taller than both it blocks; taken down it does not', () => {
    const seen = sight(testBoard([wallBefore(inches(3))]), thug, gordon)
    expect(seen.visible).toBe(false)
    expect(ids(seen.blockedBy)).toEqual(['wall'])
    expect(sight(testBoard([wallBefore(inches(3), 0, { sight: 'screened' })]), thug, gordon).shown).toBe(1)
  })

  test('only the base obscured is cover: Gordon behind a kerb (bmg3/core/ranged-modifiers)', () => {
    const seen = sight(testBoard([wallBefore(mm(3))]), thug, gordon)
    expect(ids(seen.coveredBy)).toEqual(['wall'])
    expect(seen.shown).toBeGreaterThan(0.85)
    expect(seen.shown).toBeLessThan(1)
  })

  test('a kerb right in front of the shooter covers no model far away', () => {
    const kerb = box('kerb', thug.x + thug.radius, inches(10), mm(5), inches(4), mm(3))
    expect(sight(testBoard([kerb]), thug, gordon)).toMatchObject({ shown: 1, coveredBy: [] })
  })

  test('a building hides one side of Gordon: a quarter, half, three quarters', () => {
    // Its corner comes this far out from the line of centres, right in front of him.
    const shownPast = (out: number) => {
      const house = box('house', inches(11), inches(12) - out, mm(2), inches(6), inches(5))
      const seen = sight(testBoard([house]), { ...thug, x: thug.x - inches(400) }, gordon)
      expect(ids(seen.coveredBy)).toEqual(['house'])
      return seen.shown
    }
    // A quarter of a circle of radius 15 mm lies beyond 6.06 mm from its middle.
    expect(shownPast(-mm(7))).toBeGreaterThan(0.75)
    expect(shownPast(-mm(5))).toBeLessThan(0.75)
    expect(shownPast(-mm(1))).toBeGreaterThan(0.5)
    expect(shownPast(mm(1))).toBeLessThan(0.5)
    expect(shownPast(mm(5))).toBeGreaterThan(0.25)
    expect(shownPast(mm(7))).toBeLessThan(0.25)
  })
})

describe('screens, smoke and joints', () => {
  test('a hedge he stands in screens him, and is named once though it has several parts', () => {
    const corners = [
      { x: inches(11), y: inches(11) },
      { x: inches(14), y: inches(11) },
      { x: inches(14), y: inches(13) },
      { x: inches(12.9), y: inches(12) },
      { x: inches(11), y: inches(13) },
    ]
    const hedge = {
      id: 'hedge',
      footprint: corners,
      top: inches(2),
      sight: 'screened',
      passage: 'difficult',
    } as const
    const board = testBoard([hedge])
    expect(board.solids.length).toBeGreaterThan(1)
    const seen = sight(board, thug, gordon)
    expect(seen.shown).toBe(1)
    expect(ids(seen.coveredBy)).toEqual(['hedge'])
  })

  test('smoke is of unlimited height, and hides what is in it as well as behind it', () => {
    const smoke = { x: inches(8), y: inches(12), radius: inches(2.5) }
    const high = moved(thug, spot(thug.x, thug.y, inches(20)))
    const highGordon = moved(gordon, spot(gordon.x, gordon.y, inches(20)))
    expect(sight(testBoard([]), high, highGordon, { extra: [smoke] })).toMatchObject({
      visible: false,
      clouds: [smoke],
    })
    expect(sight(testBoard([]), thug, body(spot(inches(8), inches(12))), { extra: [smoke] }).visible).toBe(
      false,
    )
    const beside = { shape: [inches(7), inches(13), inches(9), inches(13), inches(8), inches(15)] }
    expect(sight(testBoard([]), thug, gordon, { extra: [beside] }).shown).toBe(1)
  })

  test('no sight through the joint of two walls, nor of two crates stacked', () => {
    const north = box('north', inches(8), inches(12), mm(10), inches(4), inches(4))
    const south = box('south', inches(8), inches(8), mm(10), inches(4), inches(4))
    const seen = sight(testBoard([north, south]), thug, gordon)
    expect(seen.visible).toBe(false)
    expect(ids(seen.blockedBy)).toEqual(['north', 'south'])
    const lower = box('lower', inches(8), inches(8), mm(10), inches(8), 750)
    const upper = box('upper', inches(8), inches(8), mm(10), inches(8), inches(4), { bottom: 750 })
    expect(sight(testBoard([lower, upper]), thug, gordon).visible).toBe(false)
  })

  test('walls that both bases are flush with do not hide anything', () => {
    const house = box('house', inches(2), thug.y + thug.radius, inches(14), inches(3), inches(5))
    const other = box('other', inches(2), thug.y - thug.radius - inches(1), inches(14), inches(1), inches(5))
    expect(sight(testBoard([house, other]), thug, gordon)).toMatchObject({ shown: 1, coveredBy: [] })
  })
})

describe('roofs and walkways', () => {
  // A building 3" high whose east face is at x = 8".
  const house = box('house', inches(2), inches(8), inches(6), inches(8), inches(3))
  const board = testBoard([house])
  const atEdge = body(spot(inches(8) - mm(15), inches(12), inches(3)))
  const setBack = body(spot(inches(4), inches(12), inches(3)))

  test('from the edge of the roof one sees who stands below', () => {
    const below = body(spot(inches(9), inches(12)))
    expect(sight(board, atEdge, below).visible).toBe(true)
    expect(sight(board, below, atEdge).visible).toBe(true)
  })

  test('from further back the roof hides what is close below and not what is far', () => {
    // His eye is 39 mm above the roof, its edge 86 mm away: the line over it reaches the ground 6.6" beyond.
    const at = (x: number) => sight(board, setBack, body(spot(x, inches(12))))
    const hidden = at(inches(9))
    expect(hidden.visible).toBe(false)
    expect(ids(hidden.blockedBy)).toEqual(['house'])
    expect(at(inches(13)).visible).toBe(true)
    expect(at(inches(13)).shown).toBeLessThan(1)
    expect(ids(at(inches(13)).coveredBy)).toEqual(['house'])
    expect(at(inches(16))).toMatchObject({ shown: 1, coveredBy: [] })
  })

  test('on one roof together nothing hides them', () => {
    const friend = body(spot(inches(6), inches(10), inches(3)))
    expect(sight(board, setBack, friend)).toMatchObject({ shown: 1, coveredBy: [] })
  })

  test('a walkway overhead hides nothing on the ground, and those on it from below', () => {
    const walkway = box('walkway', inches(6), inches(4), inches(4), inches(16), inches(3), {
      bottom: inches(2.8),
    })
    const over = testBoard([walkway])
    expect(sight(over, thug, gordon)).toMatchObject({ shown: 1, coveredBy: [] })
    const upon = body(spot(inches(8), inches(12), inches(3)))
    const under = body(spot(inches(8), inches(12)))
    expect(sight(over, under, upon).visible).toBe(false)
    expect(ids(sight(over, under, upon).blockedBy)).toEqual(['walkway'])
    expect(sight(over, thug, upon).visible).toBe(true)
  })

  test('through a window in a wall: seen between what is below and above it', () => {
    const sill = wallBefore(mm(15), mm(5))
    const lintel = { ...wallBefore(inches(5), mm(5)), id: 'lintel', bottom: mm(25) }
    const seen = sight(testBoard([sill, lintel]), thug, gordon)
    expect(seen.visible).toBe(true)
    expect(ids(seen.coveredBy)).toEqual(['wall', 'lintel'])
    expect(seen.shown).toBeGreaterThan(0.2)
    expect(seen.shown).toBeLessThan(0.7)
    const shut = sight(testBoard([sill, { ...lintel, bottom: mm(15) }]), thug, gordon)
    expect(shut.visible).toBe(false)
  })
})

test('a marker on the ground behind a low wall is not seen, on the wall it is', () => {
  const board = testBoard([wallBefore(mm(20))])
  const marker = { x: gordon.x, y: gordon.y, z: 0, radius: mm(15) }
  expect(sightTo(board, thug, marker).visible).toBe(false)
  expect(sightTo(board, thug, spot(gordon.x - mm(18), gordon.y, mm(20))).visible).toBe(true)
  expect(sightTo(testBoard([]), thug, marker).shown).toBe(1)
})
