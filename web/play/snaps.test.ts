import { expect, test } from 'vitest'
import { nextSnap, snapNear } from './snaps.ts'

test('taps go up step by step, and from the top down again', () => {
  expect(nextSnap('low')).toBe('half')
  expect(nextSnap('half')).toBe('high')
  expect(nextSnap('high')).toBe('low')
})

test('a sheet that is let go stands at the nearest height', () => {
  expect(snapNear(0)).toBe('low')
  expect(snapNear(0.45)).toBe('half')
  expect(snapNear(0.99)).toBe('high')
})
