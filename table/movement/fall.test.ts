import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import type { Piece } from '../terrain/piece.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { fall } from './fall.ts'
import { mover } from './mover.ts'
import { advance } from './straight.ts'

/** A person on a 30 mm base (radius 1500), 40 mm tall. */
const walker = mover({ radius: mm(15), height: mm(40) })

const roof = inches(3)

/** A tower whose eastern edge is at x = 20000, and what else is there. */
const tower = (...more: Piece[]) => testBoard([box('tower', 10_000, 10_000, 10_000, 10_000, roof), ...more])

/** Just over the tower's eastern edge. */
const over = spot(20_001, 15_000, roof)

describe('falling (bmg3/core/fall, bmg1/core/falling)', () => {
  test('leads to the ground beside the building, as near as the base fits', () => {
    expect(fall(tower(), walker, over)).toEqual({ landing: spot(21_500, 15_000), height: roof })
  })

  test('straight down where there is room', () => {
    expect(fall(tower(), walker, spot(30_000, 15_000, roof))).toEqual({
      landing: spot(30_000, 15_000),
      height: roof,
    })
  })

  test('the worked example falls 7" (seed 001)', () => {
    const high = testBoard([box('tower', 10_000, 10_000, 10_000, 10_000, inches(7))])
    const landed = fall(high, walker, spot(20_000 + inches(4), 15_000, inches(7)))
    expect(landed).toEqual({ landing: spot(30_160, 15_000), height: inches(7) })
  })

  test('leads to a lower roof, not through it', () => {
    const shed = box('shed', 20_000, 10_000, 10_000, 10_000, inches(1))
    expect(fall(tower(shed), walker, over)).toEqual({
      landing: spot(21_500, 15_000, inches(1)),
      height: inches(2),
    })
  })

  test('leads to the next level below only', () => {
    const bridge = box('bridge', 20_000, 0, 10_000, 60_960, inches(2), { bottom: inches(1.75) })
    expect(fall(tower(bridge), walker, spot(25_000, 15_000, roof))).toEqual({
      landing: spot(25_000, 15_000, inches(2)),
      height: inches(1),
    })
  })

  test('past a ledge with no room for the base goes on to the ground', () => {
    const ledge = box('ledge', 20_000, 14_500, 1000, 1000, 5000, { bottom: 4500 })
    expect(fall(tower(ledge), walker, over)).toEqual({ landing: spot(21_500, 15_000), height: roof })
  })

  test('where another model stands leads to the nearest place beside it', () => {
    expect(fall(tower(), walker, over, [body(spot(21_500, 15_000))])).toEqual({
      landing: spot(21_500, 12_000),
      height: roof,
    })
  })

  test('over impassable ground leads to its nearest bank', () => {
    const canal = box('canal', 20_000, 0, 6000, 60_960, 0, { passage: 'impassable', standable: false })
    expect(fall(tower(canal), walker, spot(25_000, 30_000, roof))).toEqual({
      landing: spot(27_500, 30_000),
      height: roof,
    })
  })

  test('from the ground leads nowhere', () => {
    expect(fall(tower(), walker, spot(30_000, 15_000))).toBeUndefined()
  })

  test('follows a push off a roof (bmg1/effect/displaced-pushed)', () => {
    const pushed = advance(tower(), walker, spot(18_000, 15_000, roof), spot(30_000, 15_000), 6000)
    expect(pushed.beyond && fall(tower(), walker, pushed.beyond)).toEqual({
      landing: spot(21_500, 15_000),
      height: roof,
    })
  })
})
