import { inches, spot } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { roofLabels } from '../labels/scene-labels.ts'
import { pickAlong, pickFromAbove } from '../pick/pick.ts'
import type { SceneArea, SceneBoundary, SceneContent } from '../scene-content.ts'
import { areaTable, carriesArea } from './area-table.ts'

const rect = (x0: number, y0: number, x1: number, y1: number) => [
  { x: inches(x0), y: inches(y0) },
  { x: inches(x1), y: inches(y0) },
  { x: inches(x1), y: inches(y1) },
  { x: inches(x0), y: inches(y1) },
]

const areas: readonly SceneArea[] = [
  { id: 'hall', name: 'Hall', outline: rect(0, 0, 6, 6), z: 0 },
  { id: 'vault', name: 'Vault', outline: rect(6, 0, 12, 6), z: 0 },
  { id: 'ledge', name: 'Ledge', outline: rect(0, 6, 6, 12), z: inches(1) },
  { id: 'roof', name: 'Roof', outline: rect(6, 6, 12, 12), z: inches(4) },
]

const wall: SceneBoundary = {
  id: 'w',
  kind: 'wall',
  height: inches(2),
  points: [spot(inches(6), 0), spot(inches(6), inches(3)), spot(inches(6), inches(5))],
}
const door: SceneBoundary = {
  id: 'd',
  kind: 'line',
  points: [spot(inches(6), inches(5)), spot(inches(6), inches(6))],
}

const content: SceneContent = {
  ...areaTable({
    name: 'Bank',
    theme: 'uptown',
    width: inches(12),
    depth: inches(12),
    areas,
    boundaries: [wall, door],
  }),
  figures: [],
  tokens: [{ id: 'gold', kind: 'loot', at: spot(inches(9), inches(3)), radius: 400, label: 'Gold' }],
  lights: [],
  zones: [],
  night: true,
}

test('raised areas are prisms with their floor on top, walls thin prisms for each stretch', () => {
  const pieces = content.board.pieces.map(({ id, kind, top, standable }) => [id, kind, top, standable])
  expect(pieces).toEqual([
    ['area ledge', 'platform', inches(1), true],
    ['area roof', 'building', inches(4), true],
    ['wall w 0', 'wall', inches(2), false],
    ['wall w 1', 'wall', inches(2), false],
  ])
})

test('a boundary without height or length is no wall', () => {
  const { board } = areaTable({
    name: '',
    theme: '',
    width: 1000,
    depth: 1000,
    areas: [],
    boundaries: [
      { ...wall, height: 0 },
      { ...wall, points: [spot(0, 0), spot(0, 0)] },
    ],
  })
  expect(board.pieces).toEqual([])
})

test('an area says its own height: a map needs no second word for it', () => {
  expect(content.board.pieces.filter(carriesArea)).toHaveLength(2)
  expect(roofLabels(content.board)).toEqual([])
})

test('pointing from above finds the area on each level, and what lies in it', () => {
  const at = (x: number, y: number) => pickFromAbove(content, inches(x), inches(y))
  expect(at(2, 2)).toMatchObject({ area: 'hall', spot: { z: 0 } })
  expect(at(2, 8)).toMatchObject({ area: 'ledge', spot: { z: inches(1) } })
  expect(at(9, 9)).toMatchObject({ area: 'roof', spot: { z: inches(4) } })
  expect(at(9, 3)).toMatchObject({ token: 'gold', area: 'vault' })
  expect(at(13, 3)).toBeUndefined()
})

test('pointing at a wall means the area before it, on the side of the eye', () => {
  const west = pickAlong(content, { from: [0, 2, 1], along: [1, 0, 0] })
  const east = pickAlong(content, { from: [11.9, 2, 1], along: [-1, 0, 0] })
  expect([west?.area, east?.area]).toEqual(['hall', 'vault'])
  const cliff = pickAlong(content, { from: [9, 0, 1], along: [0, 1, 0] })
  expect(cliff?.area).toBe('vault')
})
