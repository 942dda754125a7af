import { inches } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { withClearView } from './clear-view.ts'
import type { Pose } from './pose.ts'

const pose: Pose = { x: 12, y: 16, z: 0, span: 14, azimuth: 0, tilt: 0.9, flatness: 0 }
const house = box('house', inches(4), inches(8), inches(16), inches(6), inches(4.5))

test('one leans over a house to see who is behind it, no more than needed', () => {
  const over = withClearView(pose, [12, 16, 0], 1.5, testBoard([house]))
  expect(over.tilt).toBeLessThan(0.9)
  expect(over.tilt).toBeGreaterThan(0.3)
  expect({ ...over, tilt: 0.9 }).toEqual(pose)
})

test('with nothing in the way, or where leaning does not help, the view stays as it is', () => {
  expect(withClearView(pose, [12, 16, 0], 1.5, testBoard([]))).toEqual(pose)
  const lid = box('lid', inches(4), inches(8), inches(16), inches(14), inches(9), { bottom: inches(4) })
  expect(withClearView(pose, [12, 16, 0], 1.5, testBoard([lid]))).toBe(pose)
})
