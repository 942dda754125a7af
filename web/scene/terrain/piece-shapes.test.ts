import {
  boardNames,
  boards,
  defaultPiece,
  inches,
  type Piece,
  pieceKind,
  pieceKindNames,
  prepareBoard,
} from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { emptyMesh, type Mesh, triangleCount } from '../shape/mesh.ts'
import { addPiece, boardMesh } from './piece-shapes.ts'

const rect = (x: number, y: number, w: number, d: number) => [
  { x: inches(x), y: inches(y) },
  { x: inches(x + w), y: inches(y) },
  { x: inches(x + w), y: inches(y + d) },
  { x: inches(x), y: inches(y + d) },
]

const meshOf = (piece: Piece): Mesh => {
  const mesh = emptyMesh()
  addPiece(mesh, piece)
  return mesh
}

/** How far a mesh reaches along x, y and z. */
function reachOf({ positions }: Mesh) {
  const axis = (k: number) => positions.filter((_, i) => i % 3 === k)
  const range = (k: number) => [Math.min(...axis(k)), Math.max(...axis(k))] as const
  return { x: range(0), y: range(1), z: range(2) }
}

/** Ladders end a hand above the roof, crowns of trees are wider than trunks, and loose things lie up to a hand high and half in the ground. */
const loose: Partial<Record<string, { up?: number; out?: number; down?: number }>> = {
  ladder: { up: 0.2 },
  stair: { down: 0.05 },
  tree: { out: 0.8 },
  planter: { up: 0.15 },
  hedge: { up: 0.1 },
  rubble: { up: 0.35, out: 0.3, down: 0.15 },
  scrap: { up: 0.4, out: 0.5, down: 0.15 },
  undergrowth: { up: 0.6, out: 0.4, down: 0.15 },
  statue: { out: 0.1 },
  billboard: { out: 0.4 },
  'fire-escape': { down: 0.7 },
  building: { out: 0.3 },
}

describe.each(pieceKindNames)('%s', (kind) => {
  const height = { flat: 0, small: 0.75, large: 3, slab: 0.25, any: 2 }[pieceKind(kind).height]
  const bottom = pieceKind(kind).height === 'slab' ? inches(2) : 0
  const top = bottom + (pieceKind(kind).usual ?? inches(height))
  const piece = defaultPiece(kind, { id: `a ${kind}`, footprint: rect(5, 6, 3, 1.5), bottom, top })
  const mesh = meshOf(piece)

  test('shows', () => {
    expect(triangleCount(mesh)).toBeGreaterThan(1)
    expect(mesh.positions.every(Number.isFinite)).toBe(true)
    expect(mesh.normals.every(Number.isFinite)).toBe(true)
  })

  test('fills about the room that rules go by', () => {
    const { up = 0.05, out = 0.12, down = 0.02 } = loose[kind] ?? {}
    const { x, y, z } = reachOf(mesh)
    expect(z[0]).toBeGreaterThanOrEqual(bottom / 2540 - down)
    expect(z[1]).toBeLessThanOrEqual(top / 2540 + up)
    expect(z[1]).toBeGreaterThanOrEqual((top / 2540) * 0.9 - 0.05)
    expect(x[0]).toBeGreaterThanOrEqual(5 - out)
    expect(x[1]).toBeLessThanOrEqual(8 + out)
    expect(y[0]).toBeGreaterThanOrEqual(6 - out)
    expect(y[1]).toBeLessThanOrEqual(7.5 + out)
  })

  test('looks the same each time', () => {
    expect(meshOf(piece)).toEqual(mesh)
  })
})

test('an unknown kind shows as its plain volume', () => {
  const piece = {
    ...defaultPiece('crate', { id: 'odd', footprint: rect(0, 0, 2, 2) }),
    kind: 'obelisk',
    top: inches(4),
  }
  expect(reachOf(meshOf(piece)).z).toEqual([0, 4])
})

test('a wall that can be climbed anywhere shows its handholds', () => {
  const house = defaultPiece('building', { id: 'house', footprint: rect(0, 0, 6, 6), top: inches(4.5) })
  const climbable = meshOf({ ...house, climbable: true })
  expect(triangleCount(climbable)).toBeGreaterThan(triangleCount(meshOf(house)) + 100)
})

test.each(boardNames)('%s is light enough for a small graphics card', (name) => {
  const mesh = boardMesh(prepareBoard(boards[name]))
  expect(triangleCount(mesh)).toBeLessThan(60_000)
})
