import { inches, point } from '@gargoyle/table'
import { expect, test } from 'vitest'
import type { RegionMark } from '../scene-content.ts'
import { groupRegions, maskSize } from './region-mask.ts'

const square = (
  x: number,
  y: number,
  side: number,
  z = 0,
  tone: RegionMark['tone'] = 'open',
): RegionMark => ({
  z: inches(z),
  tone,
  outline: [
    point(inches(x), inches(y)),
    point(inches(x + side), inches(y)),
    point(inches(x + side), inches(y + side)),
    point(inches(x), inches(y + side)),
  ],
})

test('areas of one floor and tone are one, others are apart', () => {
  const groups = groupRegions([
    square(0, 0, 4),
    square(2, 2, 6),
    square(2, 2, 2, 3),
    square(0, 0, 1, 0, 'danger'),
  ])
  expect(groups.map(({ regions, z, tone }) => [regions.length, z, tone])).toEqual([
    [2, 0, 'open'],
    [1, 3, 'open'],
    [1, 0, 'danger'],
  ])
})

test('a group reaches round all its areas with a margin', () => {
  const [group] = groupRegions([square(2, 3, 4), square(5, 5, 4)])
  expect(group).toMatchObject({ minX: 1.8, minY: 2.8 })
  expect(group!.width).toBeCloseTo(7.4)
  expect(group!.depth).toBeCloseTo(6.4)
})

test('what is no area is left out', () => {
  expect(groupRegions([{ z: 0, tone: 'open', outline: [point(0, 0), point(1, 1)] }])).toEqual([])
})

test('masks are fine for small areas and never huge', () => {
  expect(maskSize({ width: 10, depth: 5 })).toEqual({ width: 360, height: 180 })
  expect(maskSize({ width: 100, depth: 50 })).toEqual({ width: 1024, height: 512 })
})
