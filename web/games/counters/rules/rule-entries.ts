import type { Chapter, RulebookEntry, TermList } from '@gargoyle/bmg-common'
import type { CounterRule } from '@gargoyle/bmg-counters'
import {
  type Block,
  type ChapterItem,
  type EntryRef,
  type LinkItem,
  plain,
  type RuleEntry,
  type Spans,
} from '../../../rules/library.ts'
import { readLinks } from '../../../rules/link-words.ts'
import type { EditionParts } from '../edition-parts.ts'
import { bearersOf } from './model-entries.ts'
import { scenarioPlan } from './scenario-plan.ts'
import { keyOf, linksBlock, recordRef, refOf, rulingRef } from './shelf.ts'

const read = (text: string): Spans => readLinks(text, refOf)

const termsBlock = (terms: TermList | undefined): readonly Block[] =>
  terms === undefined
    ? []
    : [
        {
          shape: 'terms',
          items: terms.map(([term, meaning]) => ({ term: read(term), meaning: read(meaning) })),
        },
      ]

/** What an entry of the rulebook says, without what leads on from it. */
const sayings = ({ text, terms, example }: RulebookEntry): readonly Block[] => [
  ...text.map((paragraph): Block => ({ shape: 'text', spans: read(paragraph) })),
  ...termsBlock(terms),
  ...(example === undefined ? [] : [{ shape: 'example', paragraphs: [read(example)] } as const]),
]

const chapterLink = ({ id, title }: Chapter): LinkItem => ({ to: { kind: 'chapter', id }, text: title })
const entryLink = ({ id, title }: RulebookEntry): LinkItem => ({ to: refOf(id), text: title })

/** What comes before and after something in a list, where there is something. */
function around<T>(
  items: readonly T[],
  at: number,
  linkOf: (item: T) => LinkItem,
): Pick<RuleEntry, 'previous' | 'next'> {
  const [previous, next] = [items[at - 1], items[at + 1]]
  return {
    ...(previous === undefined ? {} : { previous: linkOf(previous) }),
    ...(next === undefined ? {} : { next: linkOf(next) }),
  }
}

/** The chapters for the table of contents. */
export const chapterItems = ({ rulebook }: EditionParts): readonly ChapterItem[] =>
  rulebook.map((chapter) => ({
    ...chapterLink(chapter),
    about: chapter.about,
    entries: chapter.entries.map(entryLink),
  }))

/** Each chapter as a page to read from top to bottom. */
export const chapterEntries = ({ rulebook }: EditionParts): readonly RuleEntry[] =>
  rulebook.map((chapter, at) => ({
    kind: 'chapter',
    id: chapter.id,
    name: chapter.title,
    summary: chapter.about,
    blocks: [
      ...chapter.intro.map((paragraph): Block => ({ shape: 'text', spans: read(paragraph) })),
      ...termsBlock(chapter.terms),
      ...chapter.entries.map(
        (entry): Block => ({
          shape: 'section',
          title: entry.title,
          to: refOf(entry.id),
          blocks: sayings(entry),
        }),
      ),
      ...(chapter.example ? [{ shape: 'example', paragraphs: chapter.example.map(read) } as const] : []),
    ],
    ...around(rulebook, at, chapterLink),
  }))

/** Further blocks of an entry: which models have it, where a scenario begins, the rulings. */
function moreOf(parts: EditionParts): (ref: EntryRef) => readonly Block[] {
  const { book, rulings, bands } = parts
  const more = new Map<string, Block[]>()
  const add = (ref: EntryRef, blocks: readonly Block[]): void => {
    more.set(keyOf(ref), [...(more.get(keyOf(ref)) ?? []), ...blocks])
  }
  for (const ruling of rulings)
    for (const id of ruling.rules)
      add(refOf(id), [{ shape: 'rulings', items: [{ title: ruling.title, text: [ruling.text] }] }])
  const byTrait = bearersOf(parts, ({ traits }) => traits)
  const byWeapon = bearersOf(parts, ({ weapons }) => weapons.flatMap(({ rules }) => rules))
  const attacks = book.specialAttacks
  for (const [id, record] of Object.entries({ ...book.traits, ...attacks })) {
    const items = [...bands.equipment.values()]
      .filter(({ grants }) => grants?.id === id)
      .map(({ name, funding }) => `${name} ($${funding})`)
    add(recordRef(Object.hasOwn(attacks, id) ? 'special-attack' : 'trait', id, record), [
      ...(items.length === 0
        ? []
        : [
            {
              shape: 'facts',
              items: [{ label: 'Equipment that gives it', value: [[...new Set(items)].join(', ')] }],
            } as const,
          ]),
      ...linksBlock('Models that have it', byTrait.get(id) ?? []),
    ])
  }
  for (const [id, record] of Object.entries(book.weaponRules))
    add(recordRef('weapon-rule', id, record), linksBlock('Models with such a weapon', byWeapon.get(id) ?? []))
  for (const [id, scenario] of Object.entries(book.scenarios))
    add({ kind: 'scenario', id }, [
      ...scenarioPlan(scenario, parts),
      ...(scenario.guessed === undefined ? [] : [{ shape: 'notice', spans: [scenario.guessed] } as const]),
      {
        shape: 'terms',
        title: 'What it pays beside objectives and casualties',
        items: scenario.rules.map(({ name, text }) => ({ term: [name], meaning: [text] })),
      },
    ])
  for (const [id, { value, phase }] of Object.entries(book.strategies))
    add({ kind: 'strategy', id }, [
      {
        shape: 'facts',
        items: [
          { label: 'Points', value: [`${value}`] },
          { label: 'Phase', value: [phase === 'any' ? 'in answer to another' : phase] },
        ],
      },
    ])
  return (ref) => more.get(keyOf(ref)) ?? []
}

/** Records that the rulebook does not tell of by themselves. */
function* otherRecords({
  book,
}: EditionParts): Generator<readonly [EntryRef, Pick<CounterRule, 'name' | 'text' | 'rule'>]> {
  const shelves = [
    ['special-attack', book.specialAttacks],
    ['trait', book.traits],
    ['weapon-rule', book.weaponRules],
    ['effect', { ...book.tableRules, ...book.effects }],
    ['scenario', book.scenarios],
    ['strategy', book.strategies],
  ] as const
  for (const [kind, records] of shelves)
    for (const [id, record] of Object.entries<Pick<CounterRule, 'name' | 'text' | 'rule'>>(records))
      yield [recordRef(kind, id, record), record]
}

/** Every rule: those of the rulebook in its order, then records that it does not tell of by themselves. */
export function ruleEntries(parts: EditionParts): readonly RuleEntry[] {
  const more = moreOf(parts)
  const all = parts.rulebook.flatMap((chapter) => chapter.entries.map((entry) => ({ chapter, entry })))
  const told = new Map<string, RuleEntry>()
  for (const [at, { chapter, entry }] of all.entries()) {
    const ref = refOf(entry.id)
    if (told.has(keyOf(ref))) continue
    const see = (entry.see ?? []).flatMap((id) => {
      const title = all.find((each) => each.entry.id === id)?.entry.title
      return title === undefined ? [] : [{ to: refOf(id), text: title }]
    })
    told.set(keyOf(ref), {
      ...ref,
      name: entry.title,
      rule: `${parts.id}/${entry.id}`,
      summary: plain(read(entry.text[0] ?? '')),
      words: ref.id.replaceAll('-', ' '),
      blocks: [...sayings(entry), ...more(ref), ...linksBlock('Read on', see)],
      chapter: chapterLink(chapter),
      ...around(all, at, (each) => entryLink(each.entry)),
    })
  }
  for (const [ref, { name, text, rule }] of otherRecords(parts)) {
    if (told.has(keyOf(ref))) continue
    told.set(keyOf(ref), {
      ...ref,
      name,
      rule: rule ?? `${parts.id}/${keyOf(ref)}`,
      summary: text,
      words: ref.id.replaceAll('-', ' '),
      blocks: [{ shape: 'text', spans: [text] }, ...more(ref)],
    })
  }
  return [...told.values()]
}

/** What was decided where the sources are silent, each decision with the rules that it is about. */
export function rulingEntries(
  { rulings }: EditionParts,
  nameOf: (ref: EntryRef) => string | undefined,
): readonly RuleEntry[] {
  return rulings.map((ruling) => ({
    ...rulingRef(ruling),
    name: ruling.title,
    summary: ruling.text,
    blocks: [
      { shape: 'text', spans: [ruling.text] },
      ...linksBlock(
        'The rules it is about',
        ruling.rules.flatMap((id) => {
          const text = nameOf(refOf(id))
          return text === undefined ? [] : [{ to: refOf(id), text }]
        }),
      ),
    ],
  }))
}
