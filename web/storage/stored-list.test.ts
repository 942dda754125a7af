import { expect, test } from 'vitest'
import { storedList } from './stored-list.ts'
import { textStore } from './testing/text-store.ts'

const words = storedList('words', (entry) => (/^[a-z]+$/.test(`${entry}`) ? `${entry}` : undefined))

test.each([
  ['text that is no JSON', '{"words', ['{"words'], []],
  ['something that is no list', '{"a":1}', [{ a: 1 }], []],
  ['entries that cannot be read', '["old",{},7]', [{}, 7], ['old']],
])('%s stays beside the entries until it is removed', (_, text, damaged, good) => {
  const here = textStore({ words: text })
  expect(words.entries(here)).toEqual(good)
  expect(words.damaged(here)).toEqual(damaged)
  expect(words.keep([...good, 'new'], here)).toBe(true)
  expect(words.entries(here)).toEqual([...good, 'new'])
  expect(words.damaged(here)).toEqual(damaged)
  words.forgetDamaged(undefined, here)
  expect(words.damaged(here)).toEqual([])
  expect(words.entries(here)).toEqual([...good, 'new'])
})

test('a part of what is damaged can be forgotten, and no entry goes with it', () => {
  const here = textStore({ words: '["old",{},7]' })
  words.forgetDamaged((entry) => entry === 7 || entry === 'old', here)
  expect(words.damaged(here)).toEqual([{}])
  expect(words.entries(here)).toEqual(['old'])
})

test('where nothing is kept nothing is damaged, and what cannot be kept is said', () => {
  expect(words.damaged(textStore())).toEqual([])
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(words.keep(['new'], full)).toBe(false)
})
