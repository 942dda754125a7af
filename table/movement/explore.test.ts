import { describe, expect, test } from 'vitest'
import { type Spot, spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { type ExploreOptions, PathExplorer, type Reached } from './explore.ts'
import { groundFor } from './ground.ts'
import { mover } from './mover.ts'
import { part } from './part.ts'
import { modelsInTheWay } from './path.ts'
import { byLength, tariff } from './pricing.ts'

const walker = mover({ radius: mm(15), height: mm(40) })

/** A thin wall from the southern edge to y = 22000; see find-path.test.ts for the lengths round its end. */
const walled = groundFor(
  testBoard([box('wall', 9900, 0, 200, 22_000, inches(3), { climbable: false, standable: false })]),
  walker,
)
const west = spot(5000, 20_000)
const east = spot(15_000, 20_000)

const explore = (options: Partial<ExploreOptions> = {}, goal?: Spot): PathExplorer =>
  new PathExplorer(walled, west, { pricing: byLength, ...options }, goal)

function all(explorer: PathExplorer): Reached[] {
  const reached: Reached[] = []
  for (let next = explorer.next(); next; next = explorer.next()) reached.push(next)
  return reached
}

describe('without a goal', () => {
  test('places come in order of their price, the start first', () => {
    const reached = all(explore())
    expect(reached[0]).toMatchObject({ at: west, price: 0, from: undefined })
    const prices = reached.map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  test('every corner is reached once', () => {
    const places = all(explore()).map(({ at }) => `${at.x},${at.y},${at.z}`)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toContain('9050,23272,0')
    expect(places).toContain('11600,22299,0')
  })

  test('no place exceeds the budget by more than sliding could save', () => {
    const explorer = explore({ budget: 6000 })
    const reached = all(explorer)
    expect(Math.max(...reached.map(({ price }) => price))).toBeLessThanOrEqual(6000 + inches(1))
    const affordable = reached.filter(({ price }) => explorer.affords(price))
    expect(affordable.some(({ at }) => at.x > 10_399)).toBe(false)
  })

  test('nothing counts as the goal', () => {
    const explorer = explore()
    expect(all(explorer).some((reached) => explorer.isGoal(reached))).toBe(false)
  })
})

describe('with a goal', () => {
  test('the goal is reached at the price of the cheapest way, place by place', () => {
    const explorer = explore({}, east)
    const goal = all(explorer).find((reached) => explorer.isGoal(reached))!
    expect(Math.round(goal.price)).toBe(12_404)
    const way: number[] = []
    for (let here: Reached | undefined = goal; here; here = here.from) way.unshift(here.at.x)
    expect(way).toEqual([5000, 9050, 9601, 10_399, 10_950, 15_000])
  })

  test('that is too costly it is not reached, or not affordable', () => {
    const explorer = explore({ budget: 12_400 }, east)
    const goal = all(explorer).find((reached) => explorer.isGoal(reached))
    expect(explorer.affords(goal!.price)).toBe(false)
    const poor = explore({ budget: 9000 }, east)
    expect(all(poor).some((reached) => poor.isGoal(reached))).toBe(false)
  })
})

test('other models add places to go round them by', () => {
  const open = groundFor(testBoard([]), walker)
  const extra = modelsInTheWay(open, [body(spot(10_000, 20_000))])
  const plain = all(new PathExplorer(open, west, { pricing: byLength }))
  const reached = all(new PathExplorer(open, west, { pricing: byLength, extra }))
  expect(plain).toHaveLength(1)
  expect(reached.length).toBeGreaterThan(8)
})

describe('going on', () => {
  const explorer = explore({
    pricing: { walk: tariff(), difficult: tariff({ once: 1000 }), jump: tariff({ each: 500, limit: 3000 }) },
    budget: 10_000,
  })
  const start: Reached = {
    at: west,
    price: 2000,
    paid: 0,
    points: 0,
    rest: 0,
    last: undefined,
    from: undefined,
    by: 'walk',
  }

  test('adds the price of the parts', () => {
    expect(explorer.goOn(start, [part('walk', 700), part('jump', 300), part('jump', 300)])?.price).toBe(
      2000 + 1300 + 1000,
    )
  })

  test('charges once a path, and remembers', () => {
    const mud = [part('difficult', 100), part('walk', 100), part('difficult', 100)]
    const on = explorer.goOn(start, mud)!
    expect(on.price).toBe(2000 + 300 + 1000)
    expect(explorer.goOn({ ...start, ...on }, mud)).toEqual({ ...on, price: on.price + 300 })
  })

  test('ends at the budget, half a unit of rounding aside', () => {
    expect(explorer.goOn(start, [part('walk', 8000)])?.price).toBe(10_000)
    expect(explorer.affords(10_000)).toBe(true)
    expect(explorer.affords(10_001)).toBe(false)
  })

  test('does not go where there is no tariff, or past a limit', () => {
    expect(explorer.goOn(start, [part('climb', 10, 10)])).toBeUndefined()
    expect(explorer.goOn(start, [part('jump', 3001)])).toBeUndefined()
  })
})
