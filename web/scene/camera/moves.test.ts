import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alike,
  dragged,
  eased,
  fitted,
  focused,
  kept,
  nearestTurn,
  orbited,
  panned,
  posedAs,
  zoomed,
} from './moves.ts'
import { lensOf, meetLevel, type Pose, project, rayAt } from './pose.ts'

const stage = { width: 36, depth: 36, height: 6 }
const pose: Pose = { x: 12, y: 20, z: 0, span: 24, azimuth: 0.4, tilt: 0.8, flatness: 0 }

describe('fit', () => {
  test.each(['free', 'top'] as const)('%s: every corner shows, on any screen', (mode) => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.4, max: 3, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (aspect, turn) => {
          const lens = lensOf(fitted(stage, aspect, mode, turn), aspect)
          for (const z of [0, 6]) {
            for (const [x, y] of [
              [0, 0],
              [36, 0],
              [36, 36],
              [0, 36],
            ] as const) {
              const seen = project(lens, [x, y, z])
              expect(Math.abs(seen?.x ?? 9)).toBeLessThanOrEqual(1)
              expect(Math.abs(seen?.y ?? 9)).toBeLessThanOrEqual(1)
            }
          }
        },
      ),
    )
  })

  test('it wastes no room', () => {
    const map = fitted(stage, 1, 'top')
    expect(map.span).toBeLessThan(36 * 1.05)
    const lens = lensOf(fitted(stage, 1.6, 'free'), 1.6)
    const heights = [0, 6].flatMap((z) => [project(lens, [0, 0, z])!.y, project(lens, [0, 36, z])!.y])
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1.7)
    expect(Math.max(...heights) + Math.min(...heights)).toBeCloseTo(0, 0)
  })
})

test('dragging keeps what was grabbed under the pointer', () => {
  const grabbed = meetLevel(rayAt(lensOf(pose, 1.5), 0.3, -0.2), 0)!
  const after = dragged(pose, 1.5, [0.3, -0.2], [-0.1, 0.25])
  const seen = project(lensOf(after, 1.5), grabbed)!
  expect(seen.x).toBeCloseTo(-0.1)
  expect(seen.y).toBeCloseTo(0.25)
})

test('zooming keeps what is under the pointer where it is', () => {
  const under = meetLevel(rayAt(lensOf(pose, 1.5), 0.5, 0.4), 0)!
  const after = zoomed(pose, 1.5, 0.5, [0.5, 0.4])
  expect(after.span).toBeCloseTo(12)
  const seen = project(lensOf(after, 1.5), under)!
  expect(seen.x).toBeCloseTo(0.5)
  expect(seen.y).toBeCloseTo(0.4)
})

test('the view stays over the board, neither too near nor too far nor too flat', () => {
  const lost = kept({ ...pose, x: -50, y: 90, span: 900, tilt: 3 }, stage, 1.5)
  expect([lost.x, lost.y]).toEqual([18, 18])
  expect(lost.span).toBeLessThan(90)
  expect(lost.tilt).toBeLessThan(Math.PI / 2)
  expect(kept({ ...pose, span: 0.1, tilt: -1 }, stage, 1.5)).toMatchObject({ span: 5, tilt: 0.12 })
})

test('the middle of the view keeps off the edge, less so from close by', () => {
  const near = kept({ ...pose, x: 0, y: 40, span: 8, azimuth: 0 }, stage, 1)
  expect(near.x).toBeCloseTo(8 * 0.26)
  expect(near.y).toBeCloseTo(36 - 8 * 0.26)
  const far = kept({ ...pose, x: 0, y: 40, span: 24, azimuth: 0 }, stage, 1)
  expect(far.x).toBeGreaterThan(near.x)
})

test('a map has no tilt and north up, and neither turns nor leans', () => {
  const map = posedAs('top', pose)
  expect(map).toMatchObject({ tilt: 0, azimuth: 0, flatness: 1, x: 12, y: 20 })
  expect(orbited(map, 1, 1)).toBe(map)
})

test('back from the map the view leans as it did before', () => {
  const back = posedAs('free', posedAs('top', pose), pose)
  expect(back).toMatchObject({ azimuth: 0.4, tilt: 0.8, flatness: 0 })
})

test('turns go the short way round', () => {
  expect(nearestTurn(0, Math.PI * 1.9)).toBeCloseTo(Math.PI * 2)
  expect(nearestTurn(0.2, 0)).toBeCloseTo(0.2)
})

test('panning goes across the screen whichever way the view is turned', () => {
  const turned = { ...pose, azimuth: Math.PI / 2, tilt: 0 }
  const right = panned(turned, 0.5, 0)
  expect(right.x).toBeCloseTo(12)
  expect(right.y).toBeCloseTo(32)
  const up = panned(turned, 0, 0.5)
  expect(up.x).toBeCloseTo(0)
})

test('focus comes closer but never backs away', () => {
  expect(focused(pose, [5, 6, 4.5])).toMatchObject({ x: 5, y: 6, span: 16 })
  expect(focused({ ...pose, span: 9 }, [5, 6, 0]).span).toBe(9)
})

test('easing closes in on a pose and gets there', () => {
  let now = pose
  const goal = fitted(stage, 1.5, 'top')
  for (let i = 0; i < 80; i++) now = eased(now, goal, 0.15)
  expect(alike(now, goal)).toBe(true)
  expect(alike(pose, goal)).toBe(false)
})
