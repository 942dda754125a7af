import { describe, expect, test } from 'vitest'
import { type ListedLibrary, libraries, libraryFor, rulesAddress } from './libraries.ts'
import { librarySources } from './library-sources.ts'

const all: readonly ListedLibrary[] = ['one', 'two'].map((game) => ({ game, name: game }))

test('every game that is listed can be opened, and no other', () => {
  expect(Object.keys(librarySources).toSorted()).toEqual(libraries.map(({ game }) => game).toSorted())
})

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
