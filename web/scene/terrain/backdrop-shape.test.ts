import { expect, test } from 'vitest'
import { triangleCount } from '../shape/mesh.ts'
import { backdropMesh, farFrom } from './backdrop-shape.ts'

test('how far a place lies outside the board', () => {
  expect(farFrom([18, 18], 36, 36)).toBe(0)
  expect(farFrom([-5, 18], 36, 36)).toBe(5)
  expect(farFrom([39, 40], 36, 36)).toBe(5)
})

test('the city around keeps its distance and is no burden', () => {
  const mesh = backdropMesh(36, 36, 'Herring Quay')
  for (let i = 0; i < mesh.positions.length; i += 3) {
    expect(farFrom([mesh.positions[i]!, mesh.positions[i + 1]!], 36, 36)).toBeGreaterThan(2.5)
  }
  expect(triangleCount(mesh)).toBeGreaterThan(500)
  expect(triangleCount(mesh)).toBeLessThan(20_000)
})
