import { inches, spot } from '@gargoyle/table'
import { expect, test } from 'vitest'
import type { SceneArea } from '../scene-content.ts'
import { type Mesh, triangleCount } from '../shape/mesh.ts'
import { areaMarkMeshes, boundariesMesh, floorsMesh } from './area-shapes.ts'

const outline = [
  { x: 0, y: 0 },
  { x: inches(4), y: 0 },
  { x: inches(4), y: inches(4) },
  { x: 0, y: inches(4) },
]
const low: SceneArea = { id: 'low', name: 'Low', outline, z: 0, floor: 'wood' }
const high: SceneArea = { id: 'high', name: 'High', outline, z: inches(3), floor: 'wood' }

const heights = ({ positions }: Mesh): number[] => positions.filter((_, i) => i % 3 === 2)

test('a floor lies a hair over the ground of its level; areas without one leave the ground bare', () => {
  expect(Math.min(...heights(floorsMesh([high])))).toBeCloseTo(3.02)
  const { floor: _, ...bare } = low
  expect(triangleCount(floorsMesh([bare]))).toBe(0)
})

test('higher floors are lighter', () => {
  expect(floorsMesh([high]).colours[0]).toBeGreaterThan(floorsMesh([low]).colours[0]!)
})

const marks = (...states: readonly ('reachable' | 'chosen' | 'seen')[]) =>
  new Map([['low', states.map((state) => ({ area: 'low', state }))]])

test('marked areas are filled by state and framed; others are not', () => {
  const { fills, rims } = areaMarkMeshes([low, high], marks('seen', 'reachable'), undefined)
  expect([...fills.keys()].sort()).toEqual(['reachable', 'seen'])
  expect(Math.max(...heights(rims))).toBeLessThan(1)
  const none = areaMarkMeshes([low, high], new Map(), undefined)
  expect([none.fills.size, triangleCount(none.rims)]).toEqual([0, 0])
})

test('what is chosen has a second line, what is pointed at a line of its own', () => {
  const lines = (state: 'reachable' | 'chosen', hovered?: string) =>
    triangleCount(areaMarkMeshes([low], marks(state), hovered).rims)
  expect(lines('chosen')).toBe(lines('reachable') * 2)
  expect(lines('reachable', 'low')).toBe(lines('reachable') * 2)
})

test('boundaries are thin lines, broken by tone; walls are scenery', () => {
  const points = [spot(0, 0), spot(inches(4), 0)]
  const plain = triangleCount(boundariesMesh([{ id: 'a', kind: 'line', points }]))
  expect(plain).toBeGreaterThan(0)
  expect(triangleCount(boundariesMesh([{ id: 'a', kind: 'line', points, tone: 'danger' }]))).toBeGreaterThan(
    plain,
  )
  expect(triangleCount(boundariesMesh([{ id: 'a', kind: 'wall', points, height: 100 }]))).toBe(0)
})
