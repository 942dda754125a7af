import type { Contents, Librarian, Library, RuleEntry } from './library.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'

const contentsOf = ({ game, name, kinds, chapters, entries }: Library): Contents => ({
  game,
  name,
  chapters,
  kinds: kinds.map((kind) => ({ ...kind, count: entries.filter((entry) => entry.kind === kind.id).length })),
})

/** Answers questions about a library. The index for searching is built on the first search or list. */
export function librarianOf(library: Library): Librarian {
  const byAddress = new Map<string, RuleEntry>()
  // Entries go before rule ids: several entries may tell of one rule, and each has an address of its own.
  for (const entry of library.entries.toReversed()) {
    if (entry.rule?.startsWith(`${library.game}/`))
      byAddress.set(entry.rule.slice(library.game.length + 1), entry)
  }
  for (const entry of library.entries) byAddress.set(`${entry.kind}/${entry.id}`, entry)
  let index: Promise<SearchIndex> | undefined
  return {
    contents: async () => contentsOf(library),
    entry: async ({ kind, id }) => byAddress.get(`${kind}/${id}`),
    find: async (query, kind, most) => {
      index ??= buildSearchIndex(library)
      return (await index).find(query, kind, most)
    },
  }
}
