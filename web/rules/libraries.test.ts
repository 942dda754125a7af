import { describe, expect, test } from 'vitest'
import { type ListedLibrary, libraryFor, rulesAddress } from './libraries.ts'

const listed = (game: string): ListedLibrary => ({
  game,
  name: game,
  load: () => Promise.reject(new Error('not opened in this test')),
})
const all = [listed('one'), listed('two')]

describe('which rules are read', () => {
  test('those of the game that the address names, else of the first', () => {
    expect(libraryFor('?game=two&q=x', all).game).toBe('two')
    expect([libraryFor('', all).game, libraryFor('?game=three', all).game]).toEqual(['one', 'one'])
  })

  test('an address names the game only where it is not the first', () => {
    expect(rulesAddress('one', undefined, all)).toBe('/rules')
    expect(rulesAddress('two', { query: 'ko', kind: 'rule' }, all)).toBe('/rules?game=two&q=ko&kind=rule')
    expect(libraryFor(rulesAddress('two', undefined, all).slice('/rules'.length), all).game).toBe('two')
  })
})
