import { firstEdition } from '@gargoyle/bmg1'
import { secondEdition } from '@gargoyle/bmg2'
import { describe, expect, test } from 'vitest'
import { libraries } from '../../../rules/libraries.ts'
import { type Block, type EntryRef, linksIn, type RuleEntry } from '../../../rules/library.ts'
import { librarianOf } from '../../../rules/library-host.ts'
import { addressOfRule } from '../../../rules/rule-address.ts'
import { firstParts } from '../../bmg1/edition-parts.ts'
import { secondParts } from '../../bmg2/edition-parts.ts'
import { helpRules } from '../words.ts'
import { counterLibrary } from './counter-library.ts'
import { keyOf, recordRef } from './shelf.ts'

const refsIn = (blocks: readonly Block[]): readonly EntryRef[] => [
  ...linksIn(blocks),
  ...blocks.flatMap((block) => {
    if (block.shape === 'links') return block.items.map(({ to }) => to)
    return block.shape === 'section' ? [block.to, ...refsIn(block.blocks)] : []
  }),
]

describe.each([
  { id: 'bmg1', parts: firstParts, edition: firstEdition },
  { id: 'bmg2', parts: secondParts, edition: secondEdition },
])('$id', ({ id: game, parts, edition }) => {
  const library = counterLibrary(parts)
  const entries = new Map(library.entries.map((entry) => [keyOf(entry), entry]))
  const { book, bands, rulebook, rulings } = parts

  test('has everything that is enforced and every model, each once', () => {
    expect(entries.size).toBe(library.entries.length)
    const count = (kind: string) => library.entries.filter((entry) => entry.kind === kind).length
    expect(count('chapter')).toBe(rulebook.length)
    expect(count('model')).toBe(bands.catalogue.models.size)
    expect(count('ruling')).toBe(rulings.length)
    const shelves = [
      ['special-attack', book.specialAttacks],
      ['trait', book.traits],
      ['weapon-rule', book.weaponRules],
      ['effect', book.effects],
    ] as const
    for (const [kind, records] of shelves)
      for (const [id, record] of Object.entries(records))
        expect(entries.has(keyOf(recordRef(kind, id, record))), `${kind}/${id}`).toBe(true)
    for (const id of Object.keys(book.scenarios)) expect(entries.has(`scenario/${id}`), id).toBe(true)
    for (const id of Object.keys(book.strategies)) expect(entries.has(`strategy/${id}`), id).toBe(true)
  })

  test('every link leads to an entry, and every kind is listed', () => {
    const around = ({ chapter, previous, next }: RuleEntry) =>
      [chapter, previous, next].flatMap((item) => item?.to ?? [])
    const wrong: string[] = []
    for (const entry of library.entries) {
      if (!library.kinds.some(({ id }) => id === entry.kind)) wrong.push(`no kind: ${keyOf(entry)}`)
      for (const ref of [...refsIn(entry.blocks), ...around(entry)])
        if (!entries.has(keyOf(ref))) wrong.push(`${keyOf(entry)} leads to ${keyOf(ref)}`)
    }
    expect(wrong).toEqual([])
  })

  test('is listed, and every rule of the rulebook and of the help is found by its id', async () => {
    expect(libraries).toContainEqual({ game, name: library.name })
    const librarian = librarianOf(library)
    const find = async (rule: string) => {
      const [, , , kind = '', name = ''] = addressOfRule(`${game}/${rule}`)?.split('/') ?? []
      return librarian.entry({ kind, id: name })
    }
    for (const { id } of rulebook.flatMap((chapter) => chapter.entries))
      expect(await find(id), id).toBeDefined()
    for (const rule of helpRules)
      expect(await find(edition.renamedRules[`core/${rule}`] ?? `core/${rule}`), rule).toBeDefined()
  })

  test('a trait says who has it, a scenario where the areas are, a model what it is like', () => {
    const textOf = (key: string) => JSON.stringify(entries.get(key)?.blocks)
    expect(textOf('trait/dodge')).toContain('Models that have it')
    expect(textOf('scenario/plunder')).toContain('"plan"')
    expect(textOf('model/joker-ac')).toContain('Willpower')
  })
})
