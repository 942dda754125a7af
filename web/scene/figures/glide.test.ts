import { expect, test } from 'vitest'
import { along, glideTo } from './glide.ts'

test('without a way it goes straight, at a steady pace within bounds', () => {
  const glide = glideTo([0, 0, 0], [11, 0, 0])
  expect(glide.length).toBeCloseTo(11)
  expect(glide.seconds).toBeCloseTo(1)
  expect(glideTo([0, 0, 0], [0.1, 0, 0]).seconds).toBe(0.25)
  expect(glideTo([0, 0, 0], [90, 0, 0]).seconds).toBe(2.4)
})

test('it follows the way that was gone, climbs included', () => {
  const glide = glideTo(
    [0, 0, 0],
    [2, 0, 3],
    [
      [0, 0, 0],
      [2, 0, 0],
      [2, 0, 3],
    ],
  )
  expect(glide.length).toBeCloseTo(5)
  const half = along(glide, glide.seconds / 2)
  expect(half.at[0]).toBeCloseTo(2)
  expect(half.at[2]).toBeCloseTo(0.5)
  expect(half.heading).toBeUndefined()
  expect(half.done).toBe(false)
})

test('a way that ends somewhere else is an old one and not followed', () => {
  expect(
    glideTo(
      [0, 0, 0],
      [4, 0, 0],
      [
        [0, 0, 0],
        [0, 5, 0],
      ],
    ).points,
  ).toHaveLength(2)
})

test('it ends exactly where the figure stands, and looks where it goes', () => {
  const glide = glideTo([0, 0, 0], [0, 4, 0])
  expect(along(glide, 0.1).heading).toBeCloseTo(Math.PI / 2)
  expect(along(glide, 60)).toMatchObject({ at: [0, 4, 0], done: true })
})
