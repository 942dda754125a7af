import { inches } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { seenShare } from './framing.ts'
import { fitted } from './moves.ts'
import { createRig } from './rig.ts'

const open = testBoard([])
const stage = { width: 36, depth: 36, height: 6 }

test('until the user moves the view, it follows the window', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  expect(rig.pose).toEqual(fitted(stage, 800 / 600, 'free'))
  rig.resize(390, 600)
  expect(rig.pose).toEqual(fitted(stage, 390 / 600, 'free'))
  rig.focus([10, 10, 0], open, true)
  rig.resize(800, 600)
  expect(rig.pose).toMatchObject({ x: 10, y: 10 })
})

test('it takes steps until it is there, and asks for frames only when something changes', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  let asked = 0
  rig.wake = () => {
    asked++
  }
  expect(rig.step(0.1)).toBe(false)
  rig.focus([30, 5, 0], open)
  expect(asked).toBe(1)
  let steps = 0
  while (rig.step(1 / 60) && steps < 1000) steps++
  expect(steps).toBeGreaterThan(10)
  expect(steps).toBeLessThan(120)
  expect(rig.pose).toEqual(rig.goal)
  expect(rig.step(1 / 60)).toBe(false)
})

test('at once is at once', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  rig.switchTo('top', true)
  expect(rig.pose).toMatchObject({ tilt: 0, flatness: 1 })
  expect(rig.step(1)).toBe(false)
})

test('there and back to the map: the same place, the same angle', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  rig.go({ ...rig.goal, x: 9, y: 8, azimuth: 1, tilt: 0.5, span: 14 }, true)
  rig.switchTo('top', true)
  rig.switchTo('free', true)
  expect(rig.pose).toMatchObject({ x: 9, y: 8, azimuth: 1, tilt: 0.5, span: 14 })
})

test('a view that leant over a house stands up again where there is none', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  const own = rig.goal.tilt
  const house = testBoard(
    [box('house', inches(4), inches(8), inches(16), inches(6), inches(6))],
    inches(36),
    inches(36),
  )
  rig.focus([12, 16.5, 0], house, true)
  expect(rig.goal.tilt).toBeLessThan(own)
  rig.focus([30, 30, 0], house, true)
  expect(rig.goal.tilt).toBe(own)
})

test('at first the view is near those who stand on the table, until the user moves it or asks for all of it', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  const crowd = [
    [8, 8, 1],
    [14, 8, 1],
  ] as const
  rig.begin(crowd, open)
  expect(rig.pose.span).toBeLessThan(20)
  rig.resize(600, 600)
  expect(rig.pose.span).toBeLessThan(20)
  rig.fit(true)
  expect(rig.pose).toEqual(fitted(stage, 1, 'free'))
  rig.go({ ...rig.pose, x: 20 }, true)
  rig.begin(crowd, open)
  expect(rig.pose.x).toBeCloseTo(20)
})

test('all figures are brought into view from the current side, and stays there when the screen shrinks', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  rig.focus([30, 30, 0], open, true)
  rig.go({ ...rig.pose, azimuth: 1 }, true)
  const crowd = [
    [4, 4, 1],
    [32, 30, 1],
  ] as const
  rig.gather(crowd, open)
  const seen = (): boolean => seenShare(rig.pose, crowd, rig.aspect(), open) === 1
  expect(seen()).toBe(true)
  expect(Math.abs(rig.pose.azimuth - 1)).toBeLessThan(1.01)
  rig.resize(900, 300)
  expect(seen()).toBe(true)
  rig.go({ ...rig.pose, x: 30, span: 10 }, true)
  rig.resize(800, 600)
  expect(rig.pose.x).toBeGreaterThan(25)
})

test('the view turns to a figure that is asked about again only if it is out of sight', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  rig.go({ ...rig.goal, x: 18, y: 18, span: 30 }, true)
  const before = rig.goal
  rig.keep([16, 16.5, 0], open, true)
  expect(rig.goal).toBe(before)
  const house = testBoard([box('house', inches(8), inches(8), inches(16), inches(8), inches(6))])
  rig.keep([16, 16.5, 0], house, true)
  expect(rig.goal).not.toBe(before)
  expect(seenShare(rig.goal, [[16, 16.5, 1]], rig.aspect(), house)).toBe(1)
  const beside = rig.goal
  rig.keep([35, 35, 0], open, true)
  expect(rig.goal).not.toBe(beside)
})

test('a view that shows a figure well is not moved for it', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  rig.focus([18, 18, 0], open, true)
  const before = rig.goal
  rig.frame([[18, 18, 1]], open, true)
  expect(rig.goal).toBe(before)
  rig.frame([[32, 32, 1]], open, true)
  expect(rig.goal).not.toBe(before)
})

test('ground behind a house is looked at past it; what is seen already moves nothing', () => {
  const ground = [
    [10, 20, 0],
    [16, 22, 0],
    [22, 20, 0],
    [16, 19, 0],
  ] as const
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  rig.focus([16, 20, 0], open, true)
  const before = rig.goal
  rig.spread(ground, open, true)
  expect(rig.goal).toEqual(before)

  const house = box('house', inches(6), inches(11), inches(20), inches(7), inches(8))
  const board = testBoard([house])
  expect(seenShare(before, ground, 800 / 600, board)).toBeLessThan(0.7)
  rig.spread(ground, board, true)
  // What lies right at the wall stays hidden.
  expect(seenShare(rig.goal, ground, 800 / 600, board)).toBeGreaterThanOrEqual(0.75)
})

test('ground that cannot be seen any better leaves the view alone', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600)
  rig.focus([16, 20, 0], open, true)
  const before = rig.goal
  // It lies inside of a house.
  rig.spread(
    [[16, 20, 0]],
    testBoard([box('house', inches(6), inches(12), inches(20), inches(16), inches(8))]),
    true,
  )
  expect(rig.goal).toEqual(before)
})

test('what lies under buttons is left out: the middle of the view is the middle of what is clear', () => {
  const rig = createRig(stage, 'free')
  rig.resize(800, 600, 100)
  expect(rig.size).toEqual({ width: 800, height: 500, top: 100 })
  expect(rig.aspect()).toBe(800 / 500)
  expect(rig.screenPlace([400, 350])).toEqual([0, 0])
  expect(rig.screenPlace([800, 100])).toEqual([1, 1])
  expect(rig.screenPlace([0, 600])).toEqual([-1, -1])
})

test('a low screen keeps most of its height, whatever lies on it', () => {
  const rig = createRig(stage, 'free')
  rig.resize(390, 100, 56)
  expect(rig.size).toMatchObject({ height: 70, top: 30 })
})

test('with figures in every corner the whole table is shown; a few together are shown close up', () => {
  const rig = createRig(stage, 'free')
  rig.resize(900, 600)
  rig.begin(
    [
      [4, 5, 1],
      [32, 5, 1],
      [31, 29, 1],
      [5, 29, 1],
    ],
    open,
  )
  expect(rig.pose).toEqual(fitted(stage, 900 / 600, 'free'))
  const near = createRig(stage, 'free')
  near.resize(900, 600)
  near.begin(
    [
      [16, 18, 1],
      [20, 20, 1],
    ],
    open,
  )
  expect(near.pose.span).toBeLessThan(fitted(stage, 900 / 600, 'free').span * 0.7)
})
