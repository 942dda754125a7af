import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bmg2RulingsPage, rulebook, rulings } from './index.ts'

// Tests run from the top of the checkout.
const ledger: readonly { readonly id: string }[] = JSON.parse(readFileSync('ledger/bmg2.json', 'utf8'))
const ledgerIds = ledger.map(({ id }) => id.replace(/^bmg2\//, ''))
const entries = rulebook.flatMap((chapter) => chapter.entries)
const linksIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to!))

describe('the rulebook', () => {
  test('has one entry for every rule of the ledger, and none besides', () => {
    const known = entries.map(({ id }) => id)
    expect(known.filter((id) => !ledgerIds.includes(id))).toEqual([])
    expect(ledgerIds.filter((id) => !known.includes(id))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
  })

  test('every link leads somewhere', () => {
    const known = new Set(ledgerIds)
    expect(linksIn(entries.flatMap(({ text }) => text)).filter((link) => !known.has(link))).toEqual([])
  })

  test('entries are short', () => {
    const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0
    const long = entries.filter(({ text }) => text.reduce((sum, each) => sum + sentences(each), 0) > 14)
    expect(long.map(({ id }) => id)).toEqual([])
  })
})

describe('rulings', () => {
  test('are about rules that there are', () => {
    expect(rulings.flatMap(({ rules }) => rules).filter((rule) => !ledgerIds.includes(rule))).toEqual([])
    expect(rulings.length).toBeGreaterThanOrEqual(15)
  })

  // When this fails a ruling changed: `npx vitest run games/bmg/second/rulebook -u` writes the page.
  test('the page of rulings is in step', async () => {
    await expect(bmg2RulingsPage()).toMatchFileSnapshot('../RULINGS.md')
  })
})
