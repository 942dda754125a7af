import { describe, expect, test } from 'vitest'
import type { Piece } from '../terrain/piece.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { cm, inches, mm } from '../units.ts'
import {
  blocksFlight,
  columnIsFree,
  floorsAt,
  type Ground,
  groundFor,
  isSupported,
  obstacleEffect,
  obstructs,
  onBoard,
  passingObstacle,
} from './ground.ts'
import { mover } from './mover.ts'

const size = { radius: mm(15), height: mm(40) }
const walker = mover(size)
const vaulter = mover(size, { step: cm(2), vault: cm(4) })

const groundOf = (...pieces: Piece[]): Ground => groundFor(testBoard(pieces), walker)

const block = (overrides: Partial<Piece> = {}): Piece =>
  box('block', 10_000, 10_000, 5000, 5000, inches(3), overrides)

/** How a block of these properties meets a walker with its feet at a height. */
const met = (overrides: Partial<Piece>, feet = 0, who = walker) =>
  obstacleEffect(groundOf(block(overrides)).obstacles[0]!, who, feet, feet)

describe('the ground of a board', () => {
  test('is made once for each board and kind of mover', () => {
    const board = testBoard([block()])
    expect(groundFor(board, walker)).toBe(groundFor(board, mover(size)))
    expect(groundFor(board, walker)).not.toBe(groundFor(board, vaulter))
    expect(groundFor(testBoard([block()]), walker)).not.toBe(groundFor(board, walker))
  })

  test('has obstacles grown by the radius, and floors as they are', () => {
    const ground = groundOf(block())
    expect(ground.obstacles[0]!.box).toEqual({ minX: 8500, minY: 8500, maxX: 16_500, maxY: 16_500 })
    expect(ground.tops[0]!.box).toEqual({ minX: 10_000, minY: 10_000, maxX: 15_000, maxY: 15_000 })
  })

  test('has the table and every standable top as levels, each once, from below', () => {
    const ground = groundOf(
      block(),
      box('twin', 30_000, 10_000, 5000, 5000, inches(3)),
      box('crate', 40_000, 10_000, 2000, 2000, inches(1)),
      box('wall', 50_000, 10_000, 500, 5000, inches(5), { standable: false }),
    )
    expect(ground.levels).toEqual([0, 2540, 7620])
  })

  test('leaves out what is open, and floors that may not be stood on', () => {
    expect(groundOf(block({ passage: 'open' })).obstacles).toEqual([])
    expect(groundOf(block({ passage: 'open' })).tops).toEqual([])
    expect(groundOf(block({ passage: 'impassable' })).tops).toEqual([])
    expect(groundOf(block({ standable: false })).tops).toEqual([])
  })

  test('finds obstacles and floors that a box meets', () => {
    const ground = groundOf(block())
    expect(ground.obstaclesIn(8500, 8500, 8500, 8500)).toHaveLength(1)
    expect(ground.obstaclesIn(0, 0, 8499, 60_000)).toEqual([])
    expect(ground.topsIn(0, 0, 9999, 60_000)).toEqual([])
  })
})

describe('meeting an obstacle on foot', () => {
  test.each([
    ['a block up to an inch over the feet is stepped over', { top: 2540 }, 0, 'ignored'],
    ['a unit more blocks', { top: 2541 }, 0, 'blocked'],
    ['feet on a roof count from the roof', { top: 7620 + 2540 }, 7620, 'ignored'],
    ['what hangs at the head is in the way', { bottom: 3999 }, 0, 'blocked'],
    ['what hangs above the head is not', { bottom: 4000 }, 0, 'ignored'],
    ['difficult ground is met at its own height', { passage: 'difficult', top: 0 }, 0, 'difficult'],
    ['and not from a floor above it', { passage: 'difficult', top: 0 }, 2000, 'ignored'],
    ['flat impassable ground is a hole', { passage: 'impassable', top: 0 }, 0, 'hole'],
    ['so is impassable ground up to an inch high', { passage: 'impassable', top: 2540 }, 0, 'hole'],
    ['tall impassable ground blocks', { passage: 'impassable', top: 2541 }, 0, 'blocked'],
    ['impassable ground below the floor does not matter', { passage: 'impassable', top: 0 }, 1, 'ignored'],
  ] as const)('%s', (_, overrides, feet, how) => {
    expect(met(overrides, feet)).toBe(how)
  })

  test.each([
    [2000, 'ignored'],
    [2001, 'vaulted'],
    [4000, 'vaulted'],
    [4001, 'blocked'],
  ])('a vaulter meets a block of %i: %s (bmg1/core/difficult-obstacle)', (top, how) => {
    expect(met({ top }, 0, vaulter)).toBe(how)
  })

  test('between two floors it counts from the lower feet and the higher head', () => {
    const [o] = groundOf(block({ bottom: 6000, top: 7000 })).obstacles
    expect(obstacleEffect(o!, walker, 0, 0)).toBe('ignored')
    expect(obstacleEffect(o!, walker, 0, 2540)).toBe('blocked')
  })
})

test('a flying body hits what rises more than a step above its feet and begins below its head', () => {
  const flies = (overrides: Partial<Piece>, feet: number) =>
    blocksFlight(groundOf(block(overrides)).obstacles[0]!, walker, feet)
  expect(flies({ top: 7620 }, 5080)).toBe(false)
  expect(flies({ top: 7620 }, 5079)).toBe(true)
  expect(flies({ top: 20_000, bottom: 9000 }, 5000)).toBe(false)
  expect(flies({ top: 20_000, bottom: 8999 }, 5000)).toBe(true)
  expect(flies({ top: 7620, passage: 'difficult' }, 0)).toBe(false)
})

test('a base is on the board when all of it is', () => {
  const ground = groundOf()
  expect(onBoard(ground, 1500, 1500)).toBe(true)
  expect(onBoard(ground, 60_960 - 1500, 60_960 - 1500)).toBe(true)
  expect(onBoard(ground, 1499, 5000)).toBe(false)
  expect(onBoard(ground, 5000, 60_960 - 1499)).toBe(false)
})

test('a base balances where its centre is over a floor at its height, on the very edge too', () => {
  const ground = groundOf(block())
  expect(isSupported(ground, 1, 1, 0)).toBe(true)
  expect(isSupported(ground, 10_000, 15_000, 7620)).toBe(true)
  expect(isSupported(ground, 9999, 15_000, 7620)).toBe(false)
  expect(isSupported(ground, 12_000, 12_000, 7619)).toBe(false)
})

describe('what is in the way at one place', () => {
  const ground = groundOf(block({ top: inches(1) }), box('wall', 30_000, 10_000, 1000, 10_000, inches(3)))

  test('of one who stands there: small obstacles too', () => {
    expect(obstructs(ground, 12_000, 12_000, 0)?.piece.id).toBe('block')
    expect(obstructs(ground, 12_000, 12_000, inches(1))).toBeUndefined()
    expect(obstructs(ground, 8500, 12_000, 0)).toBeUndefined()
  })

  test('of one who passes: only what is not stepped over', () => {
    expect(passingObstacle(ground, 12_000, 12_000, 0)).toBeUndefined()
    expect(passingObstacle(ground, 29_000, 12_000, 0)?.piece.id).toBe('wall')
  })

  test('of one who stands on impassable ground, however flat', () => {
    const canal = groundOf(block({ passage: 'impassable', top: 0 }))
    expect(obstructs(canal, 12_000, 12_000, 0)?.piece.id).toBe('block')
    expect(passingObstacle(canal, 12_000, 12_000, 0)?.piece.id).toBe('block')
  })

  test('of one who goes straight up', () => {
    const under = groundOf(block({ bottom: 5000, top: 6000 }))
    expect(columnIsFree(under, 12_000, 12_000, 0, 5000)).toBe(true)
    expect(columnIsFree(under, 12_000, 12_000, 0, 5001)).toBe(false)
    expect(columnIsFree(under, 12_000, 12_000, 6000, 9000)).toBe(true)
    expect(columnIsFree(under, 8500, 12_000, 0, 9000)).toBe(true)
  })
})

test('the floors at a place come from the highest down, the table last', () => {
  const ground = groundOf(block(), box('bridge', 12_000, 0, 2000, 60_960, inches(5), { bottom: inches(4.5) }))
  expect(floorsAt(ground, 13_000, 12_000)).toEqual([inches(5), inches(3), 0])
  expect(floorsAt(ground, 13_000, 12_000, inches(5) - 1)).toEqual([inches(3), 0])
  expect(floorsAt(ground, 13_000, 30_000)).toEqual([inches(5), 0])
  expect(floorsAt(ground, 50_000, 50_000)).toEqual([0])
})
