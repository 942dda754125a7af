import { inches } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { isHidden } from '../pick/pick.ts'
import type { Vec } from '../shape/mesh.ts'
import { clearest } from './clear-view.ts'
import { lensOf, type Pose } from './pose.ts'

const pose: Pose = { x: 12, y: 16, z: 0, span: 14, azimuth: 0, tilt: 0.9, flatness: 0 }
const chest: Vec = [12, 16, 1]
const same = (tried: Pose): Pose => tried
const house = (depth: number, height: number) =>
  testBoard([box('house', inches(4), inches(15.5 - depth), inches(16), inches(depth), inches(height))])

const view = (board: ReturnType<typeof testBoard>, places: readonly Vec[] = [chest]): Pose =>
  clearest(pose, places, 1.5, board, same)
const hides = (shown: Pose, board: ReturnType<typeof testBoard>, at: Vec = chest): boolean =>
  isHidden(board, lensOf(shown, 1.5).eye, at)

test('with nothing in the way the view stays as it is', () => {
  expect(view(testBoard([]))).toEqual(pose)
})

test('one leans over a low house to see who is behind it, no more than needed', () => {
  const low = house(6, 2)
  const over = view(low)
  expect(hides(pose, low)).toBe(true)
  expect(hides(over, low)).toBe(false)
  expect(over).toMatchObject({ azimuth: 0 })
  expect(over.tilt).toBeLessThan(0.9)
  expect(over.tilt).toBeGreaterThan(0.3)
})

test('one goes around a house that is too high to lean over', () => {
  const high = house(6, 12)
  const around = view(high)
  expect(hides({ ...pose, tilt: 0.18 }, high)).toBe(true)
  expect(hides(around, high)).toBe(false)
  expect(Math.abs(around.azimuth)).toBeGreaterThan(0.4)
})

test('both fighters are seen, though one alone would be from nearer by', () => {
  const high = house(6, 12)
  const foe: Vec = [8, 16, 1]
  const both = view(high, [chest, foe])
  expect(hides(both, high)).toBe(false)
  expect(hides(both, high, foe)).toBe(false)
})

test('for a crowd the view is not turned away from the side one looks from', () => {
  const crowd = [8, 10, 12, 14, 16].map((x): Vec => [x, 16, 1])
  expect(Math.abs(view(house(14, 20), crowd).azimuth)).toBeLessThanOrEqual(1)
})

test('where neither turning nor leaning helps, the view stays as it is', () => {
  const lid = box('lid', inches(4), inches(8), inches(16), inches(14), inches(9), { bottom: inches(4) })
  const walls = box('walls', inches(0), inches(0), inches(36), inches(36), inches(20))
  expect(view(testBoard([lid, walls]))).toEqual(pose)
})

test('the view steps aside for a figure that a corner hides by half', () => {
  const post = testBoard([box('post', inches(12.3), inches(8), inches(9), inches(7), inches(12))])
  expect(hides(pose, post)).toBe(false)
  expect(view(post)).not.toEqual(pose)
})
