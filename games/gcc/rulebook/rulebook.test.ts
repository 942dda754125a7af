import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gccRulebook } from './index.ts'

// Tests run from the top of the checkout.
const ledger: readonly { readonly id: string }[] = JSON.parse(readFileSync('ledger/gcc.json', 'utf8'))
const entries = gccRulebook.flatMap((chapter) => chapter.entries)

describe('the rulebook', () => {
  test('has one entry for every rule of the ledger, and none besides', () => {
    expect(entries.map(({ id }) => id).toSorted()).toEqual(
      ledger.map(({ id }) => id.replace(/^gcc\//, '')).toSorted(),
    )
  })

  test('every entry has a title of its own and says something', () => {
    const titles = entries.map(({ title }) => title)
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
    expect(entries.filter(({ text }) => text.join(' ').length < 15)).toEqual([])
  })
})
