import { describe, expect, test } from 'vitest'
import { type Point, point, type Spot, spot } from '../geometry/point.ts'
import type { Board } from '../terrain/board.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { PathExplorer } from './explore.ts'
import { groundFor, metOf } from './ground.ts'
import { mover } from './mover.ts'
import { byLength, type Pricing, tariff } from './pricing.ts'
import { scout } from './scout.ts'

const walker = mover({ radius: mm(15), height: mm(40) })
const roof = inches(3)

/** How far a walker gets from a place straight to a point: the stretches of ground, in units from the start. */
function look(board: Board, from: Spot, to: Point, budget: number, pricing: Pricing = byLength): number[][] {
  const ground = groundFor(board, walker)
  const explorer = new PathExplorer(ground, from, { pricing, budget })
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2)
  return scout(explorer, explorer.next()!, to, metOf(ground.obstacles, walker, from.z, from.z)).map(
    (footing) => [Math.round(footing.from * length), Math.round(footing.to * length)],
  )
}

const here = spot(5000, 5000)
const there = point(25_000, 5000)

describe('looking straight ahead', () => {
  test('on open ground the way is as long as the budget', () => {
    expect(look(testBoard([]), here, there, 30_000)).toEqual([[0, 20_000]])
    expect(look(testBoard([]), here, there, 12_345)).toEqual([[0, 12_345]])
  })

  test('a wall ends it, and the edge of the board', () => {
    expect(look(testBoard([box('wall', 15_000, 0, 500, 20_000, roof)]), here, there, 30_000)).toEqual([
      [0, 8500],
    ])
    expect(look(testBoard([]), here, point(-15_000, 5000), 30_000)).toEqual([[0, 3500]])
    expect(look(testBoard([]), here, point(75_000, 5000), 90_000)).toEqual([[0, 60_960 - 1500 - 5000]])
    expect(look(testBoard([]), here, point(5000, 75_000), 90_000)).toEqual([[0, 60_960 - 1500 - 5000]])
    expect(look(testBoard([]), here, point(5000, -15_000), 90_000)).toEqual([[0, 3500]])
  })

  test('small obstacles and what is open do not', () => {
    const crate = box('crate', 10_000, 4000, 2000, 2000, inches(1))
    const sign = box('sign', 15_000, 0, 500, 20_000, roof, { passage: 'open' })
    expect(look(testBoard([crate, sign]), here, there, 30_000)).toEqual([[0, 20_000]])
  })

  test('to where one stands there is nothing', () => {
    expect(look(testBoard([]), here, here, 30_000)).toEqual([])
  })

  const mud = testBoard([box('mud', 10_000, 0, 2000, 20_000, 0, { passage: 'difficult', standable: false })])

  test('costly ground shortens it', () => {
    // 3500 at 1, then 5000 of mud at 2: of a budget of 8500 the last 5000 pay for 2500.
    const doubled = { ...byLength, difficult: tariff({ horizontal: 2 }) }
    expect(look(mud, here, there, 8500, doubled)).toEqual([[0, 6000]])
    expect(look(mud, here, there, 14_500, doubled)).toEqual([[0, 9500]])
  })

  test('ground that may not be entered, or not be paid for, ends it at its border', () => {
    expect(look(mud, here, there, 30_000, { walk: tariff() })).toEqual([[0, 3500]])
    const charged = { ...byLength, difficult: tariff({ once: 4000 }) }
    expect(look(mud, here, there, 7000, charged)).toEqual([[0, 3500]])
    expect(look(mud, here, there, 8500, charged)).toEqual([[0, 4500]])
  })

  test('a hole with no room to land behind it ends it', () => {
    const canal = box('canal', 10_000, 0, 2000, 20_000, 0, { passage: 'impassable', standable: false })
    const quay = box('wall', 14_000, 0, 500, 20_000, roof)
    expect(look(testBoard([canal, quay]), here, there, 30_000)).toEqual([[0, 3500]])
  })

  test('beyond a hole it goes on after a jump', () => {
    const canal = testBoard([
      box('canal', 10_000, 0, 2000, 20_000, 0, { passage: 'impassable', standable: false }),
    ])
    expect(look(canal, here, there, 30_000)).toEqual([
      [0, 3500],
      [8500, 20_000],
    ])
    expect(look(canal, here, there, 8000)).toEqual([[0, 3500]])
    expect(look(canal, here, there, 30_000, { walk: tariff() })).toEqual([[0, 3500]])
  })
})

describe('on a roof', () => {
  const roofs = (gap: number): Board =>
    testBoard([box('west', 0, 0, 10_000, 20_000, roof), box('east', 10_000 + gap, 0, 6000, 20_000, roof)])

  test('it ends at the edge', () => {
    expect(
      look(testBoard([box('west', 0, 0, 10_000, 20_000, roof)]), spot(5000, 5000, roof), there, 30_000),
    ).toEqual([[0, 5000]])
  })

  test('it goes on beyond an inch of nothing, and after a jump beyond more', () => {
    expect(look(roofs(2540), spot(5000, 5000, roof), there, 30_000)).toEqual([[0, 13_540]])
    expect(look(roofs(4000), spot(5000, 5000, roof), there, 30_000)).toEqual([
      [0, 5000],
      [9000, 15_000],
    ])
  })
})
