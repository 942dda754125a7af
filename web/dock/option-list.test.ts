import { expect, test } from 'vitest'
import { keyAt, listedOptions, placeOfKey } from './option-list.ts'

const options = [
  { id: 'a', label: 'Fight: Axe', why: { text: 'No enemy is in reach.' } },
  { id: 'b', label: 'Move' },
  { id: 'c', label: 'Shoot: Pistol' },
]

const ids = (...args: Parameters<typeof listedOptions> extends [unknown, ...infer Rest] ? Rest : never) =>
  listedOptions(options, ...args).map(({ id }) => id)

test('what can be picked comes first, what cannot stays in the list', () => {
  expect(ids('', undefined)).toEqual(['b', 'c', 'a'])
})

test('to end comes after everything else that can be picked', () => {
  const listed = listedOptions([{ id: 'end', label: 'End the turn' }, ...options], '', undefined)
  expect(listed.map(({ id }) => id)).toEqual(['b', 'c', 'end', 'a'])
})

test('only what matches the search, or what was pointed at', () => {
  expect(ids(' PISTOL', undefined)).toEqual(['c'])
  expect(ids('', ['a', 'b'])).toEqual(['b', 'a'])
  expect(ids('nothing like it', undefined)).toEqual([])
})

test('the first nine have keys', () => {
  expect([keyAt(0), keyAt(8), keyAt(9)]).toEqual(['1', '9', undefined])
  expect(['1', '9', '0', 'x', '12'].map(placeOfKey)).toEqual([0, 8, undefined, undefined, undefined])
})
