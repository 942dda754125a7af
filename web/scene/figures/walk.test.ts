import { expect, test } from 'vitest'
import { along, walkTo } from './walk.ts'

test('without a way it goes straight, at a steady pace within bounds', () => {
  expect(walkTo([0, 0, 0], [9, 0, 0]).seconds).toBeCloseTo(1)
  expect(walkTo([0, 0, 0], [0.1, 0, 0]).seconds).toBe(0.25)
  expect(walkTo([0, 0, 0], [90, 0, 0]).seconds).toBe(2.6)
})

test('a figure rises with each step and stands on the ground between two', () => {
  const walk = walkTo([0, 0, 0], [6, 0, 0])
  const heights = Array.from({ length: 41 }, (_, i) => along(walk, (walk.seconds * i) / 40.001).at[2])
  expect(Math.max(...heights)).toBeCloseTo(0.13, 2)
  // Four strides: on the ground at the beginning, after each, and at the end.
  for (const i of [0, 10, 20, 30, 40]) expect(heights[i]).toBeCloseTo(0, 2)
})

test('a wall is climbed before the roof is walked on', () => {
  const walk = walkTo([0, 0, 0], [1, 0, 3])
  expect(walk.legs.map(({ kind, to }) => [kind, ...to])).toEqual([
    ['climb', 0, 0, 3],
    ['step', 1, 0, 3],
  ])
  const halfUp = along(walk, walk.legs[0]!.seconds / 2)
  expect(halfUp.at).toEqual([0, 0, 1.5])
  expect(halfUp.lean).toBeGreaterThan(0)
})

test('down a wall it walks to the edge first; a falling figure drops ever faster', () => {
  const down = walkTo([0, 0, 4], [2, 0, 0])
  expect(down.legs.map(({ kind }) => kind)).toEqual(['step', 'climb'])
  const fall = walkTo([0, 0, 4], [2, 0, 0], [], true)
  expect(fall.legs.map(({ kind }) => kind)).toEqual(['step', 'drop'])
  const [step, drop] = fall.legs
  const halfway = along(fall, step!.seconds + drop!.seconds / 2)
  expect(halfway.at[2]).toBeCloseTo(3)
})

test('only the last part of a way is a fall', () => {
  const walk = walkTo(
    [0, 0, 3],
    [9, 0, 0],
    [
      [0, 0, 3],
      [2, 0, 0],
      [7, 0, 3],
      [9, 0, 0],
    ],
    true,
  )
  expect(walk.legs.map(({ kind }) => kind)).toEqual(['step', 'climb', 'climb', 'step', 'step', 'drop'])
})

test('a curb is a step and no climb', () => {
  expect(walkTo([0, 0, 0], [3, 0, 0.25]).legs.map(({ kind }) => kind)).toEqual(['step'])
})

test('a way that ends somewhere else is an old one and not followed', () => {
  const old = [
    [0, 0, 0],
    [0, 5, 0],
  ] as const
  expect(walkTo([0, 0, 0], [4, 0, 0], old).legs).toHaveLength(1)
})

test('it ends exactly where the figure stands, and looks where it goes', () => {
  const walk = walkTo([0, 0, 0], [0, 4, 0])
  expect(along(walk, 0.1).heading).toBeCloseTo(Math.PI / 2)
  expect(along(walk, 60)).toMatchObject({ at: [0, 4, 0], lean: 0, sway: 0, done: true })
})
