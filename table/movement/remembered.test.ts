import { expect, test } from 'vitest'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { groundFor, MOST_GROUNDS, rememberedGrounds } from './ground.ts'
import { mover } from './mover.ts'
import { type Pricing, tariff } from './pricing.ts'
import { MOST_PRICINGS, MOST_ROADMAPS, rememberedRoads, roadmapFor } from './roadmap.ts'

/*
 * A process may play thousands of games: what is remembered of boards must not grow with them. Entries are counted, not
 * bytes.
 */

const walker = mover({ radius: mm(15), height: mm(40) })
const needs = { drops: false, borders: false }
const freshBoard = () =>
  testBoard([
    box('pillar', 20_000, 20_000, 5000, 5000, inches(3), { climbable: false, standable: false }),
    box('other', 40_000, 20_000, 5000, 5000, inches(3), { climbable: false, standable: false }),
  ])

const freePricing = (): Pricing => ({
  walk: tariff(),
  difficult: tariff(),
  climb: tariff(),
  jump: tariff(),
  drop: tariff(),
})

test('roads of a few boards are kept, and those that were not needed for the longest time are forgotten', () => {
  const first = groundFor(freshBoard(), walker)
  const favourite = groundFor(freshBoard(), walker)
  const [roads, lasting] = [roadmapFor(first, needs), roadmapFor(favourite, needs)]
  const answer = roads.roadsFrom(0).length
  let lists = 0
  for (let boards = 0; boards < 3 * MOST_ROADMAPS; boards++) {
    const roadmap = roadmapFor(groundFor(freshBoard(), walker), needs)
    for (const at of roadmap.junctions.keys()) roadmap.roadsFrom(at)
    expect(rememberedRoads().roadmaps).toBeLessThanOrEqual(MOST_ROADMAPS)
    // What is needed again and again stays.
    expect(roadmapFor(favourite, needs)).toBe(lasting)
    if (boards === 2 * MOST_ROADMAPS) lists = rememberedRoads().lists
  }
  expect(lists).toBeGreaterThan(MOST_ROADMAPS)
  expect(rememberedRoads().lists).toBe(lists)
  const again = roadmapFor(first, needs)
  expect(again).not.toBe(roads)
  expect(again.junctions).toEqual(roads.junctions)
  expect(again.roadsFrom(0)).toHaveLength(answer)
})

test('prices of roads are kept for a few pricings, and are the same when they are worked out again', () => {
  const roadmap = roadmapFor(groundFor(freshBoard(), walker), needs)
  const early = freePricing()
  const priced = roadmap.pricedFrom(0, early, false)
  expect(roadmap.pricedFrom(0, early, false)).toBe(priced)
  const before = roadmap.remembered
  for (let pricings = 0; pricings < 5 * MOST_PRICINGS; pricings++) {
    roadmap.pricedFrom(0, freePricing(), false)
    expect(roadmap.remembered).toBeLessThan(before + MOST_PRICINGS)
  }
  expect(roadmap.pricedFrom(0, early, false)).not.toBe(priced)
  expect(roadmap.pricedFrom(0, early, false)).toEqual(priced)
})

test('a board is remembered for a few kinds of movers', () => {
  const board = freshBoard()
  for (let radius = 100; radius < 100 + 5 * MOST_GROUNDS; radius++) {
    const kind = mover({ radius, height: mm(40) })
    expect(groundFor(board, kind)).toBe(groundFor(board, kind))
    expect(rememberedGrounds(board)).toBeLessThanOrEqual(MOST_GROUNDS)
  }
})

test('of the heights of a floor a few are kept, and what is asked again is the same', () => {
  const ground = groundFor(freshBoard(), walker)
  const found = ground.metBetween(0, 0).search(0, 0, 90_000, 90_000)
  expect(ground.metBetween(0, 0)).toBe(ground.metBetween(0, 0))
  const known = ground.metBetween(0, 0)
  for (let z = 1; z < 500; z++) ground.metBetween(z, z)
  expect(ground.metBetween(0, 0)).not.toBe(known)
  expect(ground.metBetween(0, 0).search(0, 0, 90_000, 90_000)).toEqual(found)
})
