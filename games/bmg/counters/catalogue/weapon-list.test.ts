import { expect, test } from 'vitest'
import { weaponList } from './weapon-list.ts'

test('every weapon has an id of its own, and a name without stray blanks', () => {
  expect(new Set(weaponList.map(({ id }) => id)).size).toBe(weaponList.length)
  expect(
    weaponList.map(({ name }) => name).filter((name) => name !== name.trim() || name.includes('  ')),
  ).toEqual([])
})
