import { type Chapter, type RulebookEntry, rulebook, type TermList } from '@gargoyle/bmg3'
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
import { refOf, rulingsBlock } from './shelf.ts'

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

const titles = new Map(
  rulebook.flatMap(({ entries }) => entries.map(({ id, title }) => [id, title] as const)),
)

const chapterRef = ({ id }: Chapter): EntryRef => ({ kind: 'chapter', id })

const chapterLink = (chapter: Chapter | undefined): LinkItem | undefined =>
  chapter && { to: chapterRef(chapter), text: chapter.title }

const entryLink = (entry: RulebookEntry | undefined): LinkItem | undefined =>
  entry && { to: refOf(entry.id), text: entry.title }

/** The chapters for the table of contents. */
export const chapterItems: readonly ChapterItem[] = rulebook.map((chapter) => ({
  to: chapterRef(chapter),
  text: chapter.title,
  about: chapter.about,
  entries: chapter.entries.map(({ id, title }) => ({ to: refOf(id), text: title })),
}))

/** Each chapter as a page to read from top to bottom. */
export const chapterEntries: readonly RuleEntry[] = rulebook.map((chapter, at): RuleEntry => {
  const previous = chapterLink(rulebook[at - 1])
  const next = chapterLink(rulebook[at + 1])
  return {
    ...chapterRef(chapter),
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
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
  }
})

/** The chapter of the rulebook that describes something, if any. */
export function chapterOf(self: EntryRef): LinkItem | undefined {
  const isAsked = ({ id }: RulebookEntry): boolean => {
    const ref = refOf(id)
    return ref.kind === self.kind && ref.id === self.id
  }
  return chapterLink(rulebook.find(({ entries }) => entries.some(isAsked)))
}

const seeBlock = ({ see = [] }: RulebookEntry): readonly Block[] =>
  see.length === 0
    ? []
    : [
        {
          shape: 'links',
          title: 'Read on',
          items: see.map((id) => ({ to: refOf(id), text: titles.get(id) ?? id })),
        },
      ]

/** The entries of the rulebook that no record describes: the rules of the core, and a few words more. */
export function ruleEntries(isTold: (ref: EntryRef) => boolean): readonly RuleEntry[] {
  const all = rulebook.flatMap((chapter) => chapter.entries.map((entry) => ({ chapter, entry })))
  return all.flatMap(({ chapter, entry }, at): readonly RuleEntry[] => {
    const ref = refOf(entry.id)
    if (isTold(ref)) return []
    const belongs = chapterLink(chapter)
    const previous = entryLink(all[at - 1]?.entry)
    const next = entryLink(all[at + 1]?.entry)
    const blocks = sayings(entry)
    return [
      {
        ...ref,
        name: entry.title,
        rule: `bmg3/${entry.id}`,
        summary: plain(read(entry.text[0] ?? '')),
        words: ref.id.replaceAll('-', ' '),
        blocks: [...blocks, ...rulingsBlock(ref), ...seeBlock(entry)],
        ...(belongs ? { chapter: belongs } : {}),
        ...(previous ? { previous } : {}),
        ...(next ? { next } : {}),
      },
    ]
  })
}
