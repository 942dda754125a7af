import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import type { Piece } from '../terrain/piece.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { cm, inches, mm } from '../units.ts'
import { mover } from './mover.ts'
import { fitsHere } from './placement.ts'
import { advance, pushAway } from './straight.ts'

/** A person on a 30 mm base (radius 1500), 40 mm tall. */
const walker = mover({ radius: mm(15), height: mm(40) })

const roof = inches(3)
const open = testBoard([])

const here = spot(5000, 5000)
const east = spot(6000, 5000)

describe('a straight move (bmg1/core/run, bmg2/special-attack/charge)', () => {
  test('goes the whole way where nothing is, past the point it is directed at', () => {
    expect(advance(open, walker, here, east, 10_000)).toEqual({ end: spot(15_000, 5000), distance: 10_000 })
    expect(advance(open, walker, here, spot(5300, 5400), 5000)).toEqual({
      end: spot(8000, 9000),
      distance: 5000,
    })
  })

  test('of no distance, or in no direction, stays', () => {
    expect(advance(open, walker, here, east, 0)).toEqual({ end: here, distance: 0 })
    expect(advance(open, walker, here, here, 5000)).toEqual({ end: here, distance: 0 })
  })

  test('stops against a wall', () => {
    const board = testBoard([box('wall', 10_000, 0, 1000, 20_000, roof)])
    expect(advance(board, walker, here, east, 10_000)).toEqual({
      end: spot(8500, 5000),
      distance: 3500,
      stop: { kind: 'piece', id: 'wall' },
    })
  })

  test('that ends against a wall was not stopped', () => {
    const board = testBoard([box('wall', 10_000, 0, 1000, 20_000, roof)])
    expect(advance(board, walker, here, east, 3500)).toEqual({ end: spot(8500, 5000), distance: 3500 })
  })

  test('brushes past what it only touches', () => {
    const board = testBoard([box('wall', 10_000, 6500, 1000, 20_000, roof)])
    expect(advance(board, walker, here, east, 10_000)).toEqual({ end: spot(15_000, 5000), distance: 10_000 })
  })

  test('stops in contact with a model, the first of several', () => {
    const others = [body(spot(20_000, 5000)), body(spot(12_000, 5000))]
    expect(advance(open, walker, here, east, 20_000, others)).toEqual({
      end: spot(9000, 5000),
      distance: 4000,
      stop: { kind: 'model', index: 1 },
    })
  })

  test('stops in contact with a model beside its line', () => {
    // 1800 aside: the bases touch 2400 before it.
    const others = [body(spot(12_000, 6800))]
    expect(advance(open, walker, here, east, 20_000, others)).toMatchObject({
      end: spot(9600, 5000),
      distance: 4600,
    })
  })

  test('passes models it only touches, and those on another level', () => {
    const whole = { end: spot(25_000, 5000), distance: 20_000 }
    expect(advance(open, walker, here, east, 20_000, [body(spot(12_000, 8000))])).toEqual(whole)
    expect(advance(open, walker, here, east, 20_000, [body(spot(12_000, 5000, 4000))])).toEqual(whole)
  })

  test('does not begin against a model in contact, and leaves one freely', () => {
    const others = [body(spot(8000, 5000))]
    expect(advance(open, walker, here, east, 9000, others)).toEqual({
      end: here,
      distance: 0,
      stop: { kind: 'model', index: 0 },
    })
    expect(advance(open, walker, here, spot(4000, 5000), 3000, others)).toMatchObject({ distance: 3000 })
    expect(advance(open, walker, here, spot(5000, 6000), 3000, others)).toMatchObject({ distance: 3000 })
  })

  test('stops at the edge of the board', () => {
    expect(advance(open, walker, here, spot(4000, 5000), 9000)).toEqual({
      end: spot(1500, 5000),
      distance: 3500,
      stop: { kind: 'board-edge' },
    })
    expect(advance(open, walker, spot(55_000, 55_000), spot(56_000, 55_000), 9000).end).toEqual(
      spot(59_460, 55_000),
    )
  })

  test('ignores small obstacles and difficult ground, and stops at what is higher', () => {
    const across = (top: number, overrides: Partial<Piece> = {}) =>
      advance(testBoard([box('it', 10_000, 0, 1000, 20_000, top, overrides)]), walker, here, east, 10_000)
    expect(across(2540)).toEqual({ end: spot(15_000, 5000), distance: 10_000 })
    expect(across(2541)).toMatchObject({ end: spot(8500, 5000), stop: { kind: 'piece', id: 'it' } })
    expect(across(0, { passage: 'difficult', standable: false })).toMatchObject({ distance: 10_000 })
    expect(across(roof, { passage: 'open', standable: false })).toMatchObject({ distance: 10_000 })
  })

  test('stops at impassable ground, flat or not', () => {
    const canal = box('canal', 10_000, 0, 4000, 20_000, 0, { passage: 'impassable', standable: false })
    expect(advance(testBoard([canal]), walker, here, east, 10_000)).toMatchObject({
      end: spot(8500, 5000),
      stop: { kind: 'piece', id: 'canal' },
    })
  })

  test('stops at the nearest of several things', () => {
    const board = testBoard([box('wall', 15_000, 0, 1000, 20_000, roof)])
    expect(advance(board, walker, here, east, 20_000, [body(spot(14_000, 5000))])).toMatchObject({
      end: spot(11_000, 5000),
      stop: { kind: 'model', index: 0 },
    })
    expect(advance(board, walker, here, east, 20_000, [body(spot(18_000, 5000))])).toMatchObject({
      end: spot(13_500, 5000),
      stop: { kind: 'piece', id: 'wall' },
    })
  })

  test('under a bridge with room for the head goes on', () => {
    const board = testBoard([box('bridge', 10_000, 0, 4000, 20_000, 4500, { bottom: 4000 })])
    expect(advance(board, walker, here, east, 10_000)).toEqual({ end: spot(15_000, 5000), distance: 10_000 })
  })
})

describe('on a roof', () => {
  const block = box('block', 10_000, 10_000, 10_000, 10_000, roof)

  test('it stops with its centre on the edge, and says where it would be in the air', () => {
    expect(
      advance(testBoard([block]), walker, spot(15_000, 15_000, roof), spot(16_000, 15_000), 9000),
    ).toEqual({
      end: spot(20_000, 15_000, roof),
      distance: 5000,
      stop: { kind: 'floor-edge' },
      beyond: spot(20_001, 15_000, roof),
    })
  })

  test('it ends on the edge without falling when that is as far as it goes', () => {
    expect(
      advance(testBoard([block]), walker, spot(15_000, 15_000, roof), spot(16_000, 15_000), 5000),
    ).toEqual({
      end: spot(20_000, 15_000, roof),
      distance: 5000,
    })
  })

  test('it crosses a gap of an inch and stops at a wider one', () => {
    const annex = (gap: number) => box('annex', 20_000 + gap, 10_000, 10_000, 10_000, roof)
    const go = (gap: number) =>
      advance(
        testBoard([block, annex(gap)]),
        walker,
        spot(15_000, 15_000, roof),
        spot(16_000, 15_000),
        11_000,
      )
    expect(go(2540)).toEqual({ end: spot(26_000, 15_000, roof), distance: 11_000 })
    expect(go(2541)).toMatchObject({ end: spot(20_000, 15_000, roof), stop: { kind: 'floor-edge' } })
  })

  test('it stops at a chimney before the edge', () => {
    const chimney = box('chimney', 18_000, 14_000, 1000, 2000, roof + inches(2), { bottom: roof })
    expect(
      advance(testBoard([block, chimney]), walker, spot(15_000, 15_000, roof), spot(16_000, 15_000), 9000),
    ).toEqual({
      end: spot(16_500, 15_000, roof),
      distance: 1500,
      stop: { kind: 'piece', id: 'chimney' },
    })
  })
})

describe('a push (bmg1/effect/displaced-pushed, bmg1/core/push)', () => {
  test('leads directly away from the pusher', () => {
    expect(pushAway(open, walker, spot(8000, 9000), spot(5000, 5000), 5000)).toEqual({
      end: spot(11_000, 13_000),
      distance: 5000,
    })
    expect(pushAway(open, walker, spot(8000, 9000), spot(11_000, 9000), cm(4)).end).toEqual(spot(4000, 9000))
  })

  test('is stopped by terrain in the way: the target then suffers an impact', () => {
    const board = testBoard([box('wall', 12_000, 0, 1000, 20_000, roof)])
    expect(pushAway(board, walker, spot(8000, 5000), here, cm(6))).toEqual({
      end: spot(10_500, 5000),
      distance: 2500,
      stop: { kind: 'piece', id: 'wall' },
    })
  })

  test('off a roof leads to the edge and beyond', () => {
    const board = testBoard([box('block', 10_000, 10_000, 10_000, 10_000, roof)])
    expect(pushAway(board, walker, spot(18_000, 15_000, roof), spot(15_000, 15_000), cm(4))).toMatchObject({
      distance: 2000,
      stop: { kind: 'floor-edge' },
      beyond: spot(20_001, 15_000, roof),
    })
  })

  test('by one who stands exactly there leads nowhere', () => {
    expect(pushAway(open, walker, here, here, 5000)).toEqual({ end: here, distance: 0 })
  })
})

describe('small heights on the way', () => {
  test('a push ends where the model can stand, short of the crate it would have come to rest in', () => {
    const board = testBoard([box('crate', 10_000, 4000, 2000, 2000, inches(1))])
    const went = advance(board, walker, here, east, 6000)
    expect(went.stop).toEqual({ kind: 'piece', id: 'crate' })
    expect(fitsHere(board, walker, went.end).ok).toBe(true)
    expect(went.end.x).toBeGreaterThan(8400)
  })

  test('a straight move goes on down a kerb of less than an inch', () => {
    const board = testBoard([box('kerb', 0, 0, 10_000, 60_960, 1000)])
    expect(advance(board, walker, spot(5000, 5000, 1000), east, 10_000)).toEqual({
      end: spot(15_000, 5000),
      distance: 10_000,
    })
  })
})
