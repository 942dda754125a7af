import { expect, test } from 'vitest'
import { builderFor, builders, type ListedBuilder } from './builders.ts'

const listed = (game: string, codes: string): ListedBuilder => ({
  game,
  name: game,
  codes,
  load: () => Promise.reject(new Error('not in this test')),
})
const two = [listed('one', 'a.'), listed('two', 'b.')]

test('the code in the address says which game it is, then the game named there, else the first', () => {
  expect(builderFor('crew=b.1.X&game=one', two)?.game).toBe('two')
  expect(builderFor('game=two', two)?.game).toBe('two')
  expect(builderFor('crew=nonsense', two)?.game).toBe('one')
  expect(builderFor('', [])).toBeUndefined()
})

test('no two games share a code', () => {
  expect(new Set(builders.map(({ codes }) => codes)).size).toBe(builders.length)
})
