import { beforeEach, expect, test } from 'vitest'
import { createGestures, type Gestures } from './gestures.ts'
import { createRig, type Rig } from './rig.ts'

let rig: Rig
let gestures: Gestures

beforeEach(() => {
  rig = createRig({ width: 36, depth: 36, height: 6 }, 'free')
  rig.resize(800, 600)
  rig.go({ ...rig.goal, x: 18, y: 18, span: 20 }, true)
  gestures = createGestures(rig, () => true)
})

test('a press without a move picks, a drag does not', () => {
  gestures.down(1, [400, 300], 0, false)
  expect(gestures.move(1, [402, 301], 10)).toBe(false)
  expect(gestures.up(1, 20)).toBe(true)
  gestures.down(1, [400, 300], 0, false)
  expect(gestures.move(1, [440, 300], 10)).toBe(true)
  expect(gestures.up(1, 20)).toBe(false)
})

test('one finger turns a free view and moves a map', () => {
  const before = rig.pose
  gestures.down(1, [400, 300], 0, false)
  gestures.move(1, [450, 300], 10)
  gestures.up(1, 500)
  expect(rig.pose.azimuth).not.toBeCloseTo(before.azimuth)
  expect([rig.pose.x, rig.pose.y]).toEqual([before.x, before.y])
  rig.switchTo('top', true)
  const flat = rig.pose
  gestures.down(1, [400, 300], 0, false)
  gestures.move(1, [450, 300], 10)
  gestures.up(1, 500)
  expect(rig.pose.x).toBeLessThan(flat.x)
  expect(rig.pose.azimuth).toBe(flat.azimuth)
})

test('the right button or Shift moves a free view', () => {
  const before = rig.pose
  gestures.down(1, [400, 300], 2, false)
  gestures.move(1, [400, 350], 10)
  gestures.up(1, 500)
  expect(rig.pose.azimuth).toBe(before.azimuth)
  expect(rig.pose.y).toBeGreaterThan(before.y)
})

test('two fingers pinch, and lifting one of them picks nothing', () => {
  const before = rig.pose
  gestures.down(1, [300, 300], 0, false)
  gestures.down(2, [500, 300], 0, false)
  gestures.move(2, [700, 300], 10)
  expect(rig.pose.span).toBeCloseTo(before.span / 2)
  expect(gestures.up(1, 20)).toBe(false)
  expect(gestures.up(2, 30)).toBe(false)
})

test('the wheel zooms towards the pointer', () => {
  const before = rig.pose
  gestures.wheel([700, 100], -200)
  expect(rig.pose.span).toBeLessThan(before.span)
  expect(rig.pose.x).toBeGreaterThan(before.x)
  expect(rig.pose.y).toBeGreaterThan(before.y)
})

test('a pan let go of coasts on, unless stillness is wished for', () => {
  const swipe = (isStill: boolean): boolean => {
    const hand = createGestures(rig, () => isStill)
    rig.switchTo('top', true)
    hand.down(1, [400, 300], 0, false)
    hand.move(1, [420, 300], 16)
    hand.move(1, [480, 300], 32)
    hand.up(1, 40)
    return rig.step(1 / 60)
  }
  expect(swipe(true)).toBe(false)
  expect(swipe(false)).toBe(true)
})
