import { expect, test } from 'vitest'
import { sharedPath } from './shared.ts'

test('names the path of an object both hold', () => {
  const inner = { x: 1 }
  expect(sharedPath({ a: inner }, { b: { c: inner } })).toBe('b.c')
  expect(sharedPath(inner, inner)).toBe('the whole')
})

test('equal but separate objects are not shared, and frozen ones may be', () => {
  expect(sharedPath({ a: { x: 1 } }, { a: { x: 1 } })).toBeUndefined()
  const frozen = Object.freeze({ x: 1 })
  expect(sharedPath({ a: frozen }, { a: frozen })).toBeUndefined()
  const halfFrozen = Object.freeze({ x: { y: 1 } })
  expect(sharedPath({ a: halfFrozen }, { a: halfFrozen })).toBe('a')
})
