import { book, catalogue, rulebook, rulings } from '@gargoyle/bmg1'
import { expect, test } from 'vitest'
import { libraries } from '../../../rules/libraries.ts'
import { type Block, type EntryRef, linksIn, type RuleEntry } from '../../../rules/library.ts'
import { librarianOf } from '../../../rules/library-host.ts'
import { recordRef } from '../../counters/rules/shelf.ts'
import page from '../page.ts'
import { bmg1Library } from './library.ts'

const library = bmg1Library()
const keyOf = ({ kind, id }: EntryRef): string => `${kind}/${id}`
const entries = new Map(library.entries.map((entry) => [keyOf(entry), entry]))

const refsIn = (blocks: readonly Block[]): readonly EntryRef[] => [
  ...linksIn(blocks),
  ...blocks.flatMap((block) => {
    if (block.shape === 'links') return block.items.map(({ to }) => to)
    return block.shape === 'section' ? [block.to, ...refsIn(block.blocks)] : []
  }),
]

test('has everything that is enforced and every model, each once', () => {
  expect(entries.size).toBe(library.entries.length)
  const count = (kind: string) => library.entries.filter((entry) => entry.kind === kind).length
  expect(count('chapter')).toBe(rulebook.length)
  expect(count('model')).toBe(catalogue.models.size)
  expect(count('ruling')).toBe(rulings.length)
  for (const [id, record] of Object.entries(book.specialAttacks))
    expect(entries.has(keyOf(recordRef('special-attack', id, record))), id).toBe(true)
  for (const [id, record] of Object.entries(book.traits))
    expect(entries.has(keyOf(recordRef('trait', id, record))), id).toBe(true)
  for (const [id, record] of Object.entries(book.weaponRules))
    expect(entries.has(keyOf(recordRef('weapon-rule', id, record))), id).toBe(true)
  for (const [id, record] of Object.entries(book.effects))
    expect(entries.has(keyOf(recordRef('effect', id, record))), id).toBe(true)
  for (const kind of ['scenario', 'strategy'] as const) {
    const records = kind === 'scenario' ? book.scenarios : book.strategies
    for (const id of Object.keys(records)) expect(entries.has(`${kind}/${id}`), id).toBe(true)
  }
})

test('every link leads to an entry, and every kind is listed', () => {
  const around = ({ chapter, previous, next }: RuleEntry) =>
    [chapter, previous, next].flatMap((item) => item?.to ?? [])
  for (const entry of library.entries) {
    expect(
      library.kinds.some(({ id }) => id === entry.kind),
      keyOf(entry),
    ).toBe(true)
    for (const ref of [...refsIn(entry.blocks), ...around(entry)])
      expect(entries.has(keyOf(ref)), `${keyOf(entry)} leads to ${keyOf(ref)}`).toBe(true)
  }
})

test('is listed, and every rule of the rulebook is found by its id', async () => {
  expect(libraries).toContainEqual({ game: 'bmg1', name: library.name })
  const librarian = librarianOf(library)
  for (const { id } of rulebook.flatMap((chapter) => chapter.entries)) {
    const path = page.rulePath?.(`bmg1/${id}`)
    const [, , , kind = '', name = ''] = path?.split('/') ?? []
    expect(await librarian.entry({ kind, id: name }), id).toBeDefined()
  }
})

test('a trait says who has it, a scenario where the areas are, a rule what was decided about it', () => {
  const textOf = (key: string) => JSON.stringify(entries.get(key)?.blocks)
  expect(textOf('trait/dodge')).toContain('Models that have it')
  expect(textOf('scenario/plunder')).toContain('"plan"')
  expect(textOf('rule/take-the-lead')).toContain('How many lead counters')
  expect(textOf('model/joker-ac')).toContain('Willpower')
})
