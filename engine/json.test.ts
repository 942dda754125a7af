import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashJson } from './hash.ts'
import { canonicalJson, frozenCopy, isJson, jsonProblem, sameJson } from './json.ts'

test('equal data has equal text, whatever the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  )
  expect(canonicalJson({ b: 1, a: 2 })).toBe(canonicalJson({ a: 2, b: 1 }))
  expect(canonicalJson(-0)).toBe('0')
})

test('a member that is undefined is not there', () => {
  expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}')
  expect(sameJson({ a: undefined }, {})).toBe(true)
})

test('canonical text parses back to the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test.each([
  [{ models: [{ x: Number.NaN }] }, 'models[0].x is NaN'],
  [[undefined], '[0] is undefined'],
  [{ hooks: { roll: () => 1 } }, 'hooks.roll is a function'],
  [{ seen: new Map() }, 'seen is a Map'],
  [{ 'two words': new Set() }, '["two words"] is a Set'],
  [[1, [Number.POSITIVE_INFINITY]], '[1][0] is Infinity'],
  [12n, 'The value is a bigint'],
])('refuses %o with its path', (value, message) => {
  expect(() => canonicalJson(value)).toThrow(message)
  expect(isJson(value)).toBe(false)
})

test('sameJson compares by content', () => {
  expect(sameJson({ a: [1], b: 2 }, { b: 2, a: [1] })).toBe(true)
  expect(sameJson({ a: 1 }, { a: 2 })).toBe(false)
  expect(sameJson('x', 'x')).toBe(true)
  expect(sameJson({}, { a: 1 })).toBe(false)
  expect(sameJson({ a: 1 }, {})).toBe(false)
  expect(sameJson([1, 2], [1])).toBe(false)
  expect(sameJson([], {})).toBe(false)
  expect(sameJson({ length: 0 }, [])).toBe(false)
  expect(sameJson({ toString: 1 }, {})).toBe(false)
  expect(sameJson({ a: { b: [{ c: null }] } }, { a: { b: [{ c: null }] } })).toBe(true)
  expect(sameJson(Number.NaN, Number.NaN)).toBe(false)
  expect(sameJson(null, {})).toBe(false)
})

test('a frozen copy is cut off from its origin and cannot be changed', () => {
  const origin = { list: [{ x: 1 }] }
  const copy = frozenCopy(origin)
  origin.list[0]!.x = 2
  expect(copy).toEqual({ list: [{ x: 1 }] })
  expect(() => {
    copy.list[0]!.x = 3
  }).toThrow(TypeError)
  expect(() => frozenCopy(new Map())).toThrow('a Map')
})

test('a key called __proto__ is only a key', () => {
  const copy = frozenCopy(JSON.parse('{"__proto__": {"evil": true}}') as object)
  expect((copy as { evil?: boolean }).evil).toBeUndefined()
  expect(Object.keys(copy)).toEqual(['__proto__'])
})

test('hashes are SHA-256 of the canonical text', () => {
  // printf '{"a":1}' | sha256sum
  expect(hashJson({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862')
})

test.each([
  ['', 'it is empty or ends too early'],
  ['{"a": ', 'it is empty or ends too early'],
  ['{"a": \u0007}', 'Unexpected token'],
])('what is wrong with %j is said in one printable line', (text, problem) => {
  let thrown: unknown
  try {
    JSON.parse(text)
  } catch (error) {
    thrown = error
  }
  expect(jsonProblem(thrown)).toContain(problem)
  expect(jsonProblem(thrown)).not.toMatch(/\p{Cc}/u)
})
