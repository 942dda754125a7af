import type { Json } from '@gargoyle/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, diffJson, type JsonPatch } from './json-patch.ts'

/** As it arrives at the other end of a wire. */
const sent = (patch: JsonPatch): JsonPatch => JSON.parse(JSON.stringify(patch)) as JsonPatch

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => {
  // JSON has no negative zero.
  return JSON.parse(JSON.stringify(value)) as Json
})

test('a patch between any two pieces of data makes the second of the first', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = diffJson(before, after)
      expect(patch === undefined ? before : applyPatch(before, sent(patch))).toEqual(after)
    }),
  )
})

test('the same holds where little changes, and what is sent is then less than everything', () => {
  const list = fc.array(
    fc.record({ id: fc.string(), wounds: fc.nat(9), at: fc.array(fc.nat(), { minLength: 3 }) }),
    {
      minLength: 3,
    },
  )
  fc.assert(
    fc.property(list, fc.nat(9), (models, wounds) => {
      const before = { round: 1, models }
      const [first, ...others] = models
      const after = { round: 1, models: [{ ...first, wounds }, ...others] } as Json
      const patch = diffJson(before, after)
      if (patch === undefined) {
        expect(first?.wounds).toBe(wounds)
        return
      }
      expect(applyPatch(before, sent(patch))).toEqual(after)
      expect(JSON.stringify(patch).length).toBeLessThan(JSON.stringify(after).length)
    }),
  )
})

test('equal data needs no patch, even if it was put together in another order', () => {
  expect(diffJson({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBeUndefined()
})

test.each<[string, Json, Json, JsonPatch]>([
  ['a member changes', { a: 1, b: 2, name: 'long' }, { a: 1, b: 3, name: 'long' }, { b: [3] }],
  ['a member comes', { name: 'long enough' }, { name: 'long enough', b: null }, { b: [null] }],
  ['a member goes', { name: 'long enough', b: 1 }, { name: 'long enough' }, { b: null }],
  ['a list grows', ['first', 'second'], ['first', 'second', 'c'], { 2: ['c'] }],
  ['a list shrinks', ['first', 'second', 'third'], ['first', 'second'], { length: [2] }],
  ['a list becomes an object', { a: ['x'] }, { a: { 0: 'x' } }, [{ a: { 0: 'x' } }]],
  ['everything changes', { a: 1, b: 2 }, { c: 3 }, [{ c: 3 }]],
])('%s', (_, before, after, patch) => {
  expect(diffJson(before, after)).toEqual(patch)
  expect(applyPatch(before, sent(patch))).toEqual(after)
})

test('a member that is undefined is not there', () => {
  expect(diffJson({ a: 1, b: undefined }, { a: 1 })).toBeUndefined()
  expect(diffJson({ name: 'long enough', b: 1 }, { name: 'long enough', b: undefined })).toEqual({ b: null })
})

test('what did not change is the same object afterwards, so that it is not drawn again', () => {
  const before = { models: [{ id: 'a' }, { id: 'b', wounds: 0 }], deck: ['x'] }
  const after = applyPatch(before, { models: { 1: { wounds: [1] } } }) as typeof before
  expect(after.deck).toBe(before.deck)
  expect(after.models[0]).toBe(before.models[0])
  expect(after.models[1]).toEqual({ id: 'b', wounds: 1 })
  expect(before.models[1]).toEqual({ id: 'b', wounds: 0 })
})

test('names that objects have from birth are names like others', () => {
  const before = JSON.parse('{"kept":"long enough to be left alone"}') as Json
  const after = JSON.parse('{"kept":"long enough to be left alone","__proto__":1,"toString":2}') as Json
  const patch = diffJson(before, after)
  expect(JSON.stringify(applyPatch(before, sent(patch as JsonPatch)))).toBe(JSON.stringify(after))
})

test('a patch for other data is refused', () => {
  expect(() => applyPatch(3, { a: [1] })).toThrow('made for other data')
  expect(() => applyPatch({}, { a: { b: [1] } })).toThrow('made for other data')
})
