import { describe, expect, test } from 'vitest'
import { inchesPerPixel, lensOf, meetLevel, type Pose, project, rayAt } from './pose.ts'

const free: Pose = { x: 18, y: 18, z: 0, span: 30, azimuth: 0.6, tilt: 0.9, flatness: 0 }
const map: Pose = { ...free, azimuth: 0, tilt: 0, flatness: 1 }

describe.each([
  ['free', free],
  ['half way between', { ...free, flatness: 0.5 }],
  ['as a map', map],
])('%s', (_, pose) => {
  const lens = lensOf(pose, 1.6)

  test('the place in the middle shows in the middle', () => {
    const seen = project(lens, [18, 18, 0])
    expect(seen?.x).toBeCloseTo(0)
    expect(seen?.y).toBeCloseTo(0)
  })

  test('lines of sight lead to what shows there', () => {
    for (const [sx, sy] of [
      [0.5, 0.25],
      [-0.9, -0.7],
      [0, 0.8],
    ] as const) {
      const at = meetLevel(rayAt(lens, sx, sy), 0)!
      const seen = project(lens, at)!
      expect(seen.x).toBeCloseTo(sx)
      expect(seen.y).toBeCloseTo(sy)
    }
  })

  test('the span is how much shows from bottom to top', () => {
    expect(inchesPerPixel(lens, lens.distance, 600) * 600).toBeCloseTo(30)
  })
})

test('a map has north up and east right', () => {
  const lens = lensOf(map, 1)
  expect(project(lens, [18, 28, 0])!.y).toBeGreaterThan(0.5)
  expect(project(lens, [28, 18, 0])!.x).toBeGreaterThan(0.5)
})

test('a map shows roofs exactly over their ground', () => {
  const lens = lensOf(map, 1)
  const [low, high] = [project(lens, [25, 30, 0])!, project(lens, [25, 30, 6])!]
  expect(high.x).toBeCloseTo(low.x)
  expect(high.y).toBeCloseTo(low.y)
})

test('what is behind the eye does not show, and level lines never meet the ground', () => {
  const lens = lensOf(free, 1)
  const behind = lens.eye.map((value, i) => value - lens.forward[i]! * 5) as [number, number, number]
  expect(project(lens, behind)).toBeUndefined()
  expect(meetLevel({ from: [0, 0, 5], along: [1, 0, 0] }, 0)).toBeUndefined()
  expect(meetLevel({ from: [0, 0, 5], along: [0, 0, 1] }, 0)).toBeUndefined()
})
