import { inches, spot } from '@gargoyle/table'
import { expect, test } from 'vitest'
import type { SceneArea } from '../scene-content.ts'
import { areaAt, areaSpot, freeSpot, otherSpots, outlineHolds, outlineMiddle, sightLine } from './area.ts'

const rect = (x0: number, y0: number, x1: number, y1: number) => [
  { x: inches(x0), y: inches(y0) },
  { x: inches(x1), y: inches(y0) },
  { x: inches(x1), y: inches(y1) },
  { x: inches(x0), y: inches(y1) },
]

const hall: SceneArea = { id: 'hall', name: 'Hall', outline: rect(0, 0, 6, 4), z: 0 }
const gallery: SceneArea = { id: 'gallery', name: 'Gallery', outline: rect(0, 0, 2, 4), z: inches(3) }
const yard: SceneArea = { id: 'yard', name: 'Yard', outline: rect(6, 0, 10, 4), z: 0 }
const areas = [hall, gallery, yard]

test('a place belongs to the highest area under it, never to one above it', () => {
  expect(areaAt(areas, spot(inches(1), inches(1)))?.id).toBe('hall')
  expect(areaAt(areas, spot(inches(1), inches(1), inches(3)))?.id).toBe('gallery')
  expect(areaAt(areas, spot(inches(1), inches(1), inches(3) - 1))?.id).toBe('hall')
  expect(areaAt(areas, spot(inches(5), inches(1), inches(3)))?.id).toBe('hall')
  expect(areaAt(areas, spot(inches(7), inches(1)))?.id).toBe('yard')
  expect(areaAt(areas, spot(inches(11), inches(1)))).toBeUndefined()
  expect(areaAt(undefined, spot(0, 0))).toBeUndefined()
})

const ell = [
  { x: 0, y: 0 },
  { x: 9000, y: 0 },
  { x: 9000, y: 2000 },
  { x: 2000, y: 2000 },
  { x: 2000, y: 9000 },
  { x: 0, y: 9000 },
]

test('an outline with a corner cut out holds what is in it and nothing else', () => {
  expect(outlineHolds(ell, { x: 8000, y: 1000 })).toBe(true)
  expect(outlineHolds(ell, { x: 1000, y: 8000 })).toBe(true)
  expect(outlineHolds(ell, { x: 8000, y: 8000 })).toBe(false)
})

test('the middle lies inside, whatever the shape', () => {
  expect(outlineMiddle(hall.outline)).toEqual({ x: inches(3), y: inches(2) })
  expect(outlineHolds(ell, outlineMiddle(ell))).toBe(true)
})

test('a marker of its own goes before the middle', () => {
  const marker = { x: inches(5), y: inches(1) }
  expect(areaSpot({ ...gallery, marker })).toEqual({ ...marker, z: inches(3) })
  expect(areaSpot(gallery)).toEqual(spot(inches(1), inches(2), inches(3)))
})

test('words stand in the middle while there is room, else away from who stands there', () => {
  expect(freeSpot(hall, [])).toEqual(areaSpot(hall))
  expect(freeSpot(hall, [{ x: inches(7), y: inches(2) }])).toEqual(areaSpot(hall))
  const moved = freeSpot(hall, [{ x: inches(3), y: inches(2) }])
  expect(moved).not.toEqual(areaSpot(hall))
  expect(outlineHolds(hall.outline, moved)).toBe(true)
  expect(otherSpots(hall)).toHaveLength(4)
})

test('a line of sight joins two areas at eye height, and says whether it is blocked', () => {
  const line = sightLine({ areas }, 'hall', 'gallery', { sees: true })
  expect(line).toMatchObject({ tone: 'seen', from: { x: inches(3), y: inches(2) } })
  expect(line!.to.z - line!.from.z).toBe(inches(3))
  expect(sightLine({ areas }, 'hall', 'yard', { sees: false, label: 'wall' })).toMatchObject({
    tone: 'danger',
    label: 'wall',
  })
  expect(sightLine({ areas }, 'hall', 'nowhere', { sees: true })).toBeUndefined()
})
