import { expect, test } from 'vitest'
import { dieFlight, diePlace } from './die-flight.ts'

const place = [5, 5, 2] as const
const from = [0, 5, 2] as const

test('a die comes from where it is thrown, bounces, and lies flat at its place', () => {
  const begin = dieFlight('a', place, from, 0, 0.3)
  expect(begin.at[0]).toBeCloseTo(2)
  expect(begin.at[2]).toBeCloseTo(2 + 0.3 + 2.6)
  expect(begin.spin).toBeGreaterThan(Math.PI * 2)
  for (const touch of [0.5, 0.78]) expect(dieFlight('a', place, from, touch, 0.3).at[2]).toBeCloseTo(2.3)
  expect(dieFlight('a', place, from, 0.64, 0.3).at[2]).toBeGreaterThan(3)
  const end = dieFlight('a', place, from, 1, 0.3)
  expect(end.at.map((each) => Math.round(each * 100) / 100)).toEqual([5, 5, 2.3])
  expect(end.spin).toBe(0)
})

test('after its fall a die stays where it lies, and each falls in its own way', () => {
  expect(dieFlight('a', place, from, 3, 0.3)).toEqual(dieFlight('a', place, from, 1, 0.3))
  expect(dieFlight('b', place, from, 0.3, 0.3).axis).not.toEqual(dieFlight('a', place, from, 0.3, 0.3).axis)
})

test('dice lie in rows before the figure, on the side of the camera', () => {
  const lies = (row: number, nth: number) => diePlace([0, 0, 0], [0, -10, 8], { row, place: nth, of: 3 }, 0.6)
  expect(lies(0, 1)).toEqual([expect.closeTo(0), expect.closeTo(-1.3), 0])
  expect(lies(1, 1)[1]).toBeLessThan(lies(0, 1)[1])
  expect(lies(0, 0)[0]).toBeLessThan(lies(0, 2)[0])
})
