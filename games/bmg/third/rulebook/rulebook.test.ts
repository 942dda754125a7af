import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { book } from '../book.ts'
import { rulebook, rulingSections, rulings } from './index.ts'
import { bmg3RulingsPage } from './rulings/page.ts'

// Tests run from the top of the checkout.
const ledger: readonly { readonly id: string }[] = JSON.parse(readFileSync('ledger/bmg3.json', 'utf8'))
const entries = rulebook.flatMap((chapter) => chapter.entries)
const entryIds = entries.map(({ id }) => id)

/** Everything that a link or a ruling may lead to. */
const known = new Set([
  ...entryIds,
  ...rulebook.map(({ id }) => `chapter/${id}`),
  ...Object.keys(book.traits).map((id) => `trait/${id}`),
  ...Object.keys(book.weaponRules).map((id) => `weapon/${id}`),
  ...Object.keys({ ...book.effects, ...book.tableRules }).map((id) => `effect/${id}`),
  ...Object.keys(book.events).map((id) => `event/${id}`),
  ...Object.keys(book.encounters).map((id) => `encounter/${id}`),
])

const linksIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to!))

const wordsOf = ({ terms = [] }: { readonly terms?: readonly (readonly [string, string])[] }) => terms.flat()

describe('the rulebook', () => {
  test('has one entry for every rule of the ledger, and none besides', () => {
    expect(entryIds.toSorted()).toEqual(ledger.map(({ id }) => id.replace(/^bmg3\//, '')).toSorted())
  })

  test.each(rulebook.map((chapter) => [chapter.id, chapter] as const))(
    'every link of %s leads somewhere',
    (_, chapter) => {
      const links = [
        ...linksIn([...chapter.intro, ...wordsOf(chapter), ...(chapter.example ?? [])]),
        ...chapter.entries.flatMap((entry) => [
          ...linksIn([...entry.text, ...wordsOf(entry), entry.example ?? '']),
          ...(entry.see ?? []),
        ]),
      ]
      expect(links.filter((link) => !known.has(link))).toEqual([])
    },
  )

  test('no entry leads to itself', () => {
    const selfish = entries.filter(({ id, text, see = [] }) => [...linksIn(text), ...see].includes(id))
    expect(selfish).toEqual([])
  })

  test('brackets and parentheses only occur as links, so that no reader meets a broken one', () => {
    const texts = entries.flatMap((entry) => [...entry.text, ...wordsOf(entry), entry.example ?? ''])
    const rest = texts.map((text) => text.replaceAll(/\[[^\][]+\]\([a-z-]+\/[a-z0-9-]+\)/g, ''))
    expect(rest.filter((text) => /[[\]]/.test(text))).toEqual([])
  })

  test('an entry is short: one to eight sentences before its list', () => {
    const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0
    const lengths = entries.map(
      ({ id, text }) => [id, text.reduce((sum, each) => sum + sentences(each), 0)] as const,
    )
    expect(lengths.filter(([, length]) => length < 1 || length > 8)).toEqual([])
  })
})

describe('rulings', () => {
  test('are about rules that there are', () => {
    const lost = rulings.filter(({ rules }) => rules.length === 0 || rules.some((rule) => !known.has(rule)))
    expect(lost).toEqual([])
  })

  // When this fails a ruling changed: `npx vitest run games/bmg/third/rulebook -u` writes the page.
  test('the page of rulings is in step', async () => {
    await expect(bmg3RulingsPage(rulingSections)).toMatchFileSnapshot('../RULINGS.md')
  })
})
