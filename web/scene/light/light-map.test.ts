import { inches, mm, spot } from '@gargoyle/table'
import { box, testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import type { SceneLight } from '../scene-content.ts'
import { glowAt, type LightMap, lightMap } from './light-map.ts'
import { RAYS, reachOf, shine } from './visibility.ts'

const open = testBoard([])
const inch = inches(1)

const lampAt = (x: number, y: number, z = 0, on = true): SceneLight => ({
  id: 'lamp',
  at: spot(inches(x), inches(y), inches(z)),
  radius: mm(15),
  reach: inches(4),
  on,
})

/** Red, green and blue at a place given in inches. */
function lightAt({ size, pixels }: LightMap, board: { width: number; depth: number }, x: number, y: number) {
  const column = Math.floor((x / (board.width / inch)) * size)
  const row = Math.floor((y / (board.depth / inch)) * size)
  const at = (row * size + column) * 4
  return { red: pixels[at]!, green: pixels[at + 1]!, blue: pixels[at + 2]! }
}

test('light goes as far as its reach from the edge of its foot', () => {
  expect(reachOf(lampAt(0, 0))).toBeCloseTo(4 + 15 / 25.4)
  const far = shine(open, lampAt(10, 10))
  expect(far).toHaveLength(RAYS)
  for (const distance of far) expect(distance).toBeCloseTo(4.59, 2)
})

test('a wall keeps light off what is behind it, and nothing else does', () => {
  const wall = box('wall', inches(12), inches(8), 500, inches(4), inches(3))
  const far = shine(testBoard([wall]), lampAt(10, 10))
  expect(far[0]).toBeCloseTo(2)
  expect(far[RAYS / 2]).toBeCloseTo(4.59, 2)
  const low = { ...wall, top: inches(1) }
  expect(shine(testBoard([low]), lampAt(10, 10))[0]).toBeCloseTo(4.59, 2)
  const glass = { ...wall, blocksLight: false }
  expect(shine(testBoard([glass]), lampAt(10, 10))[0]).toBeCloseTo(4.59, 2)
})

test('what hangs high over a lamp throws no shadow, and a roof none on a light that stands on it', () => {
  const wall = box('wall', inches(12), inches(8), 500, inches(4), inches(8))
  expect(shine(testBoard([{ ...wall, bottom: inches(3) }]), lampAt(10, 10))[0]).toBeCloseTo(4.59, 2)
  const house = box('house', inches(6), inches(6), inches(8), inches(8), inches(3))
  expect(shine(testBoard([house]), lampAt(10, 10, 3))[0]).toBeCloseTo(4.59, 2)
})

test('the map is bright at the lamp, plain at its rim and dark beyond', () => {
  const map = lightMap(open, [lampAt(10, 10)], 512)
  const at = (x: number) => lightAt(map, open, x, 10).red
  expect(at(10)).toBeGreaterThan(220)
  expect(at(14.4)).toBeGreaterThan(30)
  expect(at(14.7)).toBe(0)
  expect(at(12)).toBeGreaterThan(at(13))
})

test('light of a roof is kept apart with its height, and lamps that are out give none', () => {
  const roof = lightMap(open, [lampAt(10, 10, 4)], 256)
  const { red, green, blue } = lightAt(roof, open, 10, 10)
  expect([red, green > 200]).toEqual([0, true])
  expect((blue * 16) / 255).toBeCloseTo(4, 1)
  expect(lightMap(open, [lampAt(10, 10, 0, false)], 64).pixels.every((value) => value === 0)).toBe(true)
})

test('shadow on the map', () => {
  const wall = box('wall', inches(12), inches(8), 500, inches(4), inches(3))
  const board = testBoard([wall])
  const map = lightMap(board, [lampAt(10, 10)], 512)
  expect(lightAt(map, board, 13, 10).red).toBe(0)
  expect(lightAt(map, board, 7, 10).red).toBeGreaterThan(60)
})

test('light never grows with distance', () => {
  for (let i = 0; i < 20; i++) expect(glowAt(i / 20)).toBeGreaterThan(glowAt((i + 1) / 20))
})
