import { expect, test } from 'vitest'
import { triangleCount } from '../shape/mesh.ts'
import { tokenMesh, tokenTop } from './token-shape.ts'

const looks = (kind: string) => tokenMesh({ kind, radius: 0.59 })

test('kinds look different, unknown ones are plain discs', () => {
  const counts = ['suspect', 'sewer', 'event', 'loot', 'lamp', 'light', 'anything'].map((kind) =>
    triangleCount(looks(kind)),
  )
  expect(new Set(counts).size).toBe(counts.length)
  expect(looks('anything')).toEqual(looks('something else'))
})

test('markers of a side wear its ring', () => {
  expect(tokenMesh({ kind: 'suspect', radius: 0.59, side: 1 })).not.toEqual(
    tokenMesh({ kind: 'suspect', radius: 0.59, side: 0 }),
  )
})

test('a lamp that is out does not glow', () => {
  const glows = (lit: boolean) =>
    Math.max(...tokenMesh({ kind: 'lamp', radius: 0.59, lit }).finish.filter((_, i) => i % 2 === 1))
  expect([glows(true) > 1, glows(false)]).toEqual([true, 0])
  expect(tokenTop('lamp')).toBeGreaterThan(tokenTop('sewer'))
})
