import { expect, test } from 'vitest'
import { keyMove } from './keys.ts'
import type { Pose } from './pose.ts'

const pose: Pose = { x: 12, y: 20, z: 0, span: 24, azimuth: 0, tilt: 0.8, flatness: 0 }
const after = (key: string, shift = false): Partial<Pose> => {
  const move = keyMove(pose, 1.5, key, shift)
  return typeof move === 'object' ? move.pose : {}
}

test('arrows move, with Shift they turn and tilt', () => {
  expect(after('ArrowRight').x).toBeGreaterThan(12)
  expect(after('ArrowUp').y).toBeGreaterThan(20)
  expect(after('ArrowLeft', true).azimuth).toBeLessThan(0)
  expect(after('ArrowDown', true).tilt).toBeGreaterThan(0.8)
})

test('plus and minus zoom, with or without Shift', () => {
  expect(after('+').span).toBeLessThan(24)
  expect(after('=').span).toBeLessThan(24)
  expect(after('-').span).toBeGreaterThan(24)
})

test('0 fits, F finds, and every other key is left to the page', () => {
  expect([keyMove(pose, 1, '0', false), keyMove(pose, 1, 'f', false)]).toEqual(['fit', 'focus'])
  expect(['Tab', 'Enter', 'Escape', 'a', ' '].map((key) => keyMove(pose, 1, key, false))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
