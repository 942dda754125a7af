import { expect, test } from 'vitest'
import { point } from '../geometry/point.ts'
import { inches } from '../units.ts'
import { newSite, room } from './generate-city-site.ts'

const box = (x: number, y: number, w: number, d: number, bottom: number, top: number) =>
  room(inches(x), inches(y), inches(w), inches(d), inches(bottom), inches(top))

const site = () => newSite(inches(24), inches(24))

test('what is built has a twin turned half round the middle', () => {
  const here = site()
  expect(here.build('building', box(2, 3, 4, 5, 0, 3))).toBe('building-1')
  expect(here.pieces.map(({ id, footprint }) => [id, footprint[0]])).toEqual([
    ['building-1a', point(inches(2), inches(3))],
    ['building-1b', point(inches(18), inches(16))],
  ])
})

test('what lies round the very middle is its own twin', () => {
  const here = site()
  expect(here.build('statue', box(11, 11, 2, 2, 0, 3))).toBe('statue-1')
  expect(here.pieces.map(({ id }) => id)).toEqual(['statue-1'])
  expect(here.build('crate', box(12, 12.5, 1, 2, 0, 0.9))).toBeUndefined()
})

test('nothing is built into its own twin, into others or off the board', () => {
  const here = site()
  expect(here.build('building', box(10, 11, 3, 4, 0, 3))).toBeUndefined()
  expect(here.build('building', box(-1, 3, 4, 4, 0, 3))).toBeUndefined()
  expect(here.build('building', box(2, 3, 4, 4, 0, 3))).toBeDefined()
  expect(here.build('crate', box(19, 18, 1, 1, 0, 1))).toBeUndefined()
  expect(here.build('vent', box(19, 18, 1, 1, 3, 3.75))).toBeDefined()
})

test('rooms that are kept clear stay free of solid pieces, twins as well', () => {
  const here = site()
  here.keepClear(box(2, 2, 2, 2, 0, 2))
  expect(here.build('crate', box(3, 3, 1, 1, 0, 0.9))).toBeUndefined()
  expect(here.build('crate', box(20.5, 20.5, 1, 1, 0, 0.9))).toBeUndefined()
  expect(here.build('ladder', box(3, 3, 1, 0.5, 0, 3))).toBeDefined()
})

test('rough walls are given to both twins', () => {
  const here = site()
  const name = here.build('building', box(2, 3, 4, 4, 0, 3))!
  here.roughen(name)
  expect(here.pieces.map(({ climbable }) => climbable)).toEqual([true, true])
})

test('lamps keep their distance from each other, the edges and walls', () => {
  const here = site()
  here.build('building', box(2, 8, 4, 4, 0, 3))
  expect(here.light(point(inches(1), inches(4)))).toBe(false)
  expect(here.light(point(inches(4), inches(9)))).toBe(false)
  expect(here.light(point(inches(11), inches(11)))).toBe(false)
  expect(here.light(point(inches(4), inches(4)))).toBe(true)
  expect(here.light(point(inches(9), inches(4)))).toBe(false)
  expect(here.lamps.map(({ at }) => at)).toEqual([point(inches(4), inches(4)), point(inches(20), inches(20))])
})
