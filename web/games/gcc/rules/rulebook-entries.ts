import { type ChapterRule, gccRulebook, type RuleChapter } from '@gargoyle/gcc'
import type { Block, ChapterItem, EntryRef, LinkItem, RuleEntry } from '../../../rules/library.ts'

/** The entry that describes a rule, by its id without the game: rules of the core are rules. */
function refOf(id: string): EntryRef {
  const [kind = '', name = ''] = id.split('/')
  return { kind: kind === 'core' ? 'rule' : kind, id: name }
}

const chapterLink = ({ id, title }: RuleChapter): LinkItem => ({ to: { kind: 'chapter', id }, text: title })

const ruleLink = ({ id, title }: ChapterRule): LinkItem => ({ to: refOf(id), text: title })

const textBlock = (text: string): Block => ({ shape: 'text', spans: [text] })

const blocksOf = ({ text, example }: ChapterRule): readonly Block[] => [
  ...text.map(textBlock),
  ...(example === undefined ? [] : [{ shape: 'example', paragraphs: [[example]] } as const]),
]

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
export const chapterItems: readonly ChapterItem[] = gccRulebook.map((chapter) => ({
  ...chapterLink(chapter),
  about: chapter.about,
  entries: chapter.entries.map(ruleLink),
}))

/** Each chapter as a page to read from top to bottom. */
export const chapterEntries: readonly RuleEntry[] = gccRulebook.map((chapter, at) => ({
  kind: 'chapter',
  id: chapter.id,
  name: chapter.title,
  summary: chapter.about,
  blocks: [
    ...chapter.intro.map(textBlock),
    ...chapter.entries.map(
      (rule): Block => ({ shape: 'section', title: rule.title, to: refOf(rule.id), blocks: blocksOf(rule) }),
    ),
  ],
  ...around(gccRulebook, at, chapterLink),
}))

const all = gccRulebook.flatMap((chapter) => chapter.entries.map((rule) => ({ chapter, rule })))

/** Every rule of the rulebook, skills and traits included; `more` adds what else there is to say of one. */
export const ruleEntries = (more: (ref: EntryRef) => readonly Block[]): readonly RuleEntry[] =>
  all.map(({ chapter, rule }, at) => ({
    ...refOf(rule.id),
    name: rule.title,
    rule: `gcc/${rule.id}`,
    summary: rule.text[0] ?? '',
    words: refOf(rule.id).id.replaceAll('-', ' '),
    blocks: [...blocksOf(rule), ...more(refOf(rule.id))],
    chapter: chapterLink(chapter),
    ...around(all, at, (each) => ruleLink(each.rule)),
  }))
