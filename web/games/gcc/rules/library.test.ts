import { gccBook, gccRulebook, gccSetupContext } from '@gargoyle/gcc'
import { expect, test } from 'vitest'
import { libraries } from '../../../rules/libraries.ts'
import { type Block, type EntryRef, linksIn, type RuleEntry } from '../../../rules/library.ts'
import { addressOfRule } from '../../../rules/rule-address.ts'
import page from '../page.ts'
import { gccLibrary } from './library.ts'

const library = gccLibrary()
const keyOf = ({ kind, id }: EntryRef): string => `${kind}/${id}`
const entries = new Map(library.entries.map((entry) => [keyOf(entry), entry]))

const refsIn = (blocks: readonly Block[]): readonly EntryRef[] => [
  ...linksIn(blocks),
  ...blocks.flatMap((block) => {
    if (block.shape === 'links') return block.items.map(({ to }) => to)
    return block.shape === 'section' ? [block.to, ...refsIn(block.blocks)] : []
  }),
]

test('has everything that is enforced and everything that can be played, each once', () => {
  expect(entries.size).toBe(library.entries.length)
  const count = (kind: string) => library.entries.filter((entry) => entry.kind === kind).length
  const { catalogue, missions } = gccSetupContext
  expect(count('chapter')).toBe(gccRulebook.length)
  for (const id of Object.keys(gccBook.skills)) expect(entries.has(`skill/${id}`), id).toBe(true)
  for (const id of Object.keys(gccBook.traits)) expect(entries.has(`trait/${id}`), id).toBe(true)
  expect([count('hero'), count('tile'), count('item'), count('mission')]).toEqual([
    catalogue.heroes.size,
    catalogue.tiles.size,
    catalogue.items.size,
    missions.size,
  ])
})

test('every link leads to an entry, and every kind is listed', () => {
  const around = ({ chapter, previous, next }: RuleEntry) =>
    [chapter, previous, next].flatMap((item) => item?.to ?? [])
  for (const entry of library.entries) {
    expect(library.kinds.some(({ id }) => id === entry.kind)).toBe(true)
    for (const ref of [...refsIn(entry.blocks), ...around(entry)])
      expect(entries.has(keyOf(ref)), `${keyOf(entry)} leads to ${keyOf(ref)}`).toBe(true)
  }
})

test('is listed, and rules of questions and events lead to it', () => {
  expect(libraries).toContainEqual({ game: 'gcc', name: library.name })
  expect(page.rulePath?.('gcc/core/river')).toBe('/rules/gcc/rule/river')
  expect(addressOfRule('gcc/skill/elusive')).toBe('/rules/gcc/skill/elusive')
  expect(entries.get('rule/river')?.rule).toBe('gcc/core/river')
})

test('a skill says who has it; a hero says what each skill does at its level', () => {
  const titles = entries
    .get('skill/martial-arts')
    ?.blocks.map((block) => (block.shape === 'links' ? block.title : ''))
  expect(titles).toContain('Heroes that have it')
  expect(JSON.stringify(entries.get('hero/batman-james-gordon')?.blocks)).toContain(
    'Only while it carries less than 3.',
  )
})

test('a mission shows its board from above and names who stands where, without ids', () => {
  const { boards, missions } = gccSetupContext
  for (const mission of missions.values()) {
    const blocks = entries.get(`mission/${mission.id}`)?.blocks ?? []
    const plan = blocks.find((block) => block.shape === 'plan')
    const board = boards.get(mission.board)
    expect(plan?.areas.map(({ where }) => where.split(', room')[0])).toEqual(
      board?.areas.map(({ name }) => name),
    )
    const facts = blocks.flatMap((block) => (block.shape === 'facts' ? block.items : []))
    expect(facts.find(({ label }) => label === 'Heroes begin in')?.value.join()).toMatch(/^[A-Z]/)
    expect(facts.find(({ label }) => label === 'River at first')?.value.join()).not.toMatch(/-with-/)
  }
})
