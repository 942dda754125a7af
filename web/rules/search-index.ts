import MiniSearch, { type SearchResult } from 'minisearch'
import {
  type EntryRef,
  type Found,
  type Library,
  type ListedEntry,
  type RuleEntry,
  type Span,
  wordsIn,
} from './library.ts'

/** Normalized text for the search: lower case without accents, `K.O.` and `Coward's` as one word each. */
const normal = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()

/** Words of questions that a search ignores. */
const idle = new Set(
  'a an and are can do does for how i if in is it me my of on or the to what when which who with you'.split(
    ' ',
  ),
)

/** The words of a text. */
export const wordsOf = (text: string): readonly string[] =>
  normal(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

interface Document {
  readonly id: number
  readonly name: string
  readonly words: string
  readonly text: string
}

/** What can be asked of the index of a library. */
export interface SearchIndex {
  find(query: string, kind: string | undefined, most: number): Found
}

/** Of how many entries the index takes note before it lets others have a turn. */
const AT_ONCE = 60

/** Indexes all entries of a library. Done in small steps, so that other work on the thread is never blocked. */
export async function buildSearchIndex(library: Library): Promise<SearchIndex> {
  const { entries } = library
  const index = new MiniSearch<Document>({
    fields: ['name', 'words', 'text'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (term) => (idle.has(term) ? null : term),
  })
  const documents = entries.map(({ name, words = '', searched, blocks }, id) => ({
    id,
    name,
    words,
    text: searched ?? wordsIn(blocks),
  }))
  await index.addAllAsync(documents, { chunkSize: AT_ONCE })
  const kinds = new Map(library.kinds.map((kind) => [kind.id, kind]))
  const listed = (entry: RuleEntry, terms: readonly string[]): ListedEntry => ({
    kind: entry.kind,
    id: entry.id,
    name: entry.name,
    kindName: kinds.get(entry.kind)?.name ?? entry.kind,
    title: marked(entry.name, terms),
    summary: marked(excerpt(entry, terms), terms),
  })
  const { compare } = new Intl.Collator('en')
  const byName = entries.toSorted((a, b) => compare(a.name, b.name))
  return {
    find: (query, kind, most) => {
      const isAsked = (ref: EntryRef) => kind === undefined || ref.kind === kind
      const terms = wordsOf(query)
      if (terms.length === 0) {
        const all = kind === undefined ? [] : byName.filter(isAsked)
        return { total: all.length, entries: all.slice(0, most).map((entry) => listed(entry, [])) }
      }
      const weight = (id: number): number => kinds.get(entries[id]?.kind ?? '')?.weight ?? 1
      const results = searched(index, query, (id) => isAsked(entries[id]!), weight)
      const asked = normal(query).trim()
      const isNamed = ({ id }: SearchResult): boolean => normal(entries[id]!.name) === asked
      const ranked = [...results.filter(isNamed), ...results.filter((result) => !isNamed(result))]
      return {
        total: ranked.length,
        entries: ranked
          .slice(0, most)
          .map(({ id, terms: found }) => listed(entries[id]!, asTyped(found, terms))),
      }
    },
  }
}

/** Of the words that were found those that begin as one that was typed; where none does, the guesses at what was meant. */
function asTyped(found: readonly string[], typed: readonly string[]): readonly string[] {
  const exact = found.filter((word) => typed.some((beginning) => word.startsWith(beginning)))
  return exact.length > 0 ? exact : found
}

/** Everything that has all the words, else what has some of them. */
function searched(
  index: MiniSearch<Document>,
  query: string,
  isAsked: (id: number) => boolean,
  weight: (id: number) => number,
): readonly SearchResult[] {
  const options = {
    prefix: true,
    // Short words have too many neighbours to guess.
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    boost: { name: 8, words: 3 },
    // What is spelt otherwise is a guess, and goes behind what was asked for.
    weights: { prefix: 0.5, fuzzy: 0.1 },
    boostDocument: (id: number) => weight(id),
    filter: ({ id }: SearchResult) => isAsked(id),
  }
  const all = index.search(query, { ...options, combineWith: 'AND' })
  return all.length > 0 ? all : index.search(query, { ...options, combineWith: 'OR' })
}

const LONGEST = 180

/** What of an entry shows in a list: its summary, or the first sentence with what was searched for. */
function excerpt(entry: RuleEntry, terms: readonly string[]): string {
  const { summary } = entry
  if (terms.length === 0 || hasAny(summary, terms) || hasAny(entry.name, terms)) return shortened(summary)
  const sentences = (entry.searched ?? wordsIn(entry.blocks)).split(/(?<=[.!?]) /)
  return shortened(sentences.find((sentence) => hasAny(sentence, terms)) ?? summary)
}

const hasAny = (text: string, terms: readonly string[]): boolean =>
  wordsOf(text).some((word) => terms.includes(word))

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST - 30))}…`
}

/** A text with the words marked that were found. */
export function marked(text: string, terms: readonly string[]): readonly Span[] {
  if (terms.length === 0) return text === '' ? [] : [text]
  const spans: Span[] = []
  let plain = ''
  for (const piece of text.split(/([\p{L}\p{N}.'’]+)/u)) {
    const [word = '', ...more] = wordsOf(piece)
    if (more.length === 0 && terms.includes(word)) {
      // A full stop behind a word is not part of it.
      const [, inside = piece, end = ''] = /^(.*?[\p{L}\p{N}])([.'’]*)$/u.exec(piece) ?? []
      if (plain !== '') spans.push(plain)
      spans.push({ mark: inside })
      plain = end
    } else plain += piece
  }
  if (plain !== '') spans.push(plain)
  return spans
}
