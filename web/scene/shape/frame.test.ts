import { expect, test } from 'vitest'
import { at, frameOf, stepsIn } from './frame.ts'

test('a frame lies along the longer side of a footprint, however that is turned', () => {
  const upright = frameOf(
    [
      [1, 1],
      [3, 1],
      [3, 6],
      [1, 6],
    ],
    0.5,
    2,
  )
  expect(upright.origin).toEqual([2, 3.5, 0.5])
  expect([upright.length, upright.width, upright.height]).toEqual([5, 2, 1.5])
  const half = Math.SQRT1_2
  const turned = frameOf(
    [
      [0, 0],
      [4 * half, 4 * half],
      [3 * half, 5 * half],
      [-half, half],
    ],
    0,
    1,
  )
  expect(turned.length).toBeCloseTo(4)
  expect(turned.width).toBeCloseTo(1)
  expect(turned.along[0]).toBeCloseTo(turned.along[1])
})

test('places are given along, across and up', () => {
  const frame = frameOf(
    [
      [0, 0],
      [4, 0],
      [4, 2],
      [0, 2],
    ],
    1,
    2,
  )
  expect(at(frame, 2, 1, 0.5)).toEqual([4, 2, 1.5])
  expect(at(frame, -2, -1, 0)).toEqual([0, 0, 1])
})

test('a length holds at least one step', () => {
  expect([stepsIn(0.1, 1), stepsIn(2.4, 1), stepsIn(2.6, 1)]).toEqual([1, 2, 3])
})
