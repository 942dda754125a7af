import { addMarker, overlapsMarker } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { place, setTable } from '../testing/table.ts'

test('bmg3/core/place-suspect: markers touch, but never overlap, unless one is in the air', () => {
  const table = setTable({ models: { thug: { seat: 'a', at: [5, 5] } } })
  const overlap = (x: number, kind: 'sewer' | 'smoke' = 'sewer') =>
    table.play((game) => {
      game.state.markers = []
      addMarker(game, kind, place([20, 20]))
      return overlapsMarker(game, { x: inches(20) + x, y: inches(20), z: 0 })
    })
  expect(overlap(2999)).toBe(true)
  expect(overlap(3000)).toBe(false)
  expect(overlap(0, 'smoke')).toBe(false)
})
