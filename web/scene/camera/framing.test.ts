import { inches } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { framed, seenShare, showsWell } from './framing.ts'
import { lensOf, type Pose, project } from './pose.ts'

const stage = { width: 36, depth: 36, height: 6 }
const pose: Pose = { x: 18, y: 18, z: 0, span: 40, azimuth: 0, tilt: 0.8, flatness: 0 }
const open = testBoard([])
const pair = [
  [10, 20, 1],
  [22, 20, 1],
] as const

test('all who are looked at are on the screen, from nearer than before', () => {
  const near = framed(pose, pair, stage, 1.4, open)
  expect(near.span).toBeLessThan(30)
  for (const at of pair) {
    const seen = project(lensOf(near, 1.4), at)
    expect(Math.abs(seen?.x ?? 9)).toBeLessThan(0.82)
    expect(Math.abs(seen?.y ?? 9)).toBeLessThan(0.74)
  }
  expect(showsWell(near, pair, 1.4, open)).toBe(true)
})

test('a crowd in all corners is on the screen as a whole, however low the screen is', () => {
  const crowd = [
    [2, 2, 1],
    [34, 3, 1],
    [33, 34, 5],
    [4, 33, 1],
    [5, 20, 1],
  ] as const
  for (const aspect of [0.6, 1.4, 2.6]) {
    const view = framed(pose, crowd, stage, aspect, open)
    for (const at of crowd) {
      const seen = project(lensOf(view, aspect), at)
      expect(Math.abs(seen?.x ?? 9)).toBeLessThan(0.85)
      expect(Math.abs(seen?.y ?? 9)).toBeLessThan(0.8)
    }
  }
})

test('nothing in the way: the view is neither turned nor leant', () => {
  expect(framed(pose, pair, stage, 1.4, open)).toMatchObject({ azimuth: 0, tilt: 0.8 })
})

test('a house before them turns or leans the view', () => {
  const house = box('house', inches(6), inches(12), inches(20), inches(6), inches(8))
  const board = testBoard([house])
  const straight = { ...framed(pose, pair, stage, 1.4, open) }
  expect(showsWell(straight, pair, 1.4, board)).toBe(false)
  expect(showsWell(framed(pose, pair, stage, 1.4, board), pair, 1.4, board)).toBe(true)
})

test('from too far away no figure is seen well', () => {
  expect(showsWell({ ...pose, span: 31 }, [[18, 18, 1]], 1.4, open)).toBe(false)
  expect(showsWell({ ...pose, span: 30 }, [[18, 18, 1]], 1.4, open)).toBe(true)
  expect(showsWell({ ...pose, span: 30 }, [[36, 18, 1]], 1.4, open)).toBe(false)
})

test('how much of some ground is seen: off the screen or behind a house it is not', () => {
  const house = box('house', inches(6), inches(12), inches(20), inches(6), inches(8))
  const near = framed(pose, pair, stage, 1.4, open)
  expect(seenShare(near, pair, 1.4, open)).toBe(1)
  expect(seenShare(near, pair, 1.4, testBoard([house]))).toBe(0)
  expect(seenShare({ ...near, span: 8 }, pair, 1.4, open)).toBe(0)
  // From right above no house hides anything.
  expect(seenShare({ ...near, flatness: 1 }, pair, 1.4, testBoard([house]))).toBe(1)
  expect(seenShare(near, [], 1.4, open)).toBe(1)
})
