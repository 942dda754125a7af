import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where rule ids were found: each id with the first file that names it. */
export interface References {
  /** Named by code that players run. */
  readonly implemented: ReadonlyMap<string, string>
  /** Named by a test. */
  readonly tested: ReadonlyMap<string, string>
}

/**
 * The rooms whose code carries rules. Engine and table know no game: an id there says what a thing is for, and no
 * rule is enforced before a game asks for it. The rooms above the games show rules and do not make them.
 */
const rooms = ['games']

/** A catalogue lists what exists and helpers of tests set up what they like: neither enforces a rule. */
const skipped = new Set(['node_modules', 'dist', 'catalogue', 'testing'])

/**
 * A rule id standing alone. It may end a sentence, but `gcc/core/areas.ts` and `games/gcc/core/areas` are paths,
 * and `bmg1/core/move` is not in `bmg1/core/move-and-fire`.
 */
const ruleId = (prefixes: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w/.-])(?:${prefixes.join('|')})/[a-z0-9-]+/[a-z0-9-]+(?![\\w/-]|\\.\\w)`, 'g')

/** The rule ids that a text names, of games whose ids begin so. */
export const idsIn = (text: string, prefixes: readonly string[]): readonly string[] =>
  text.match(ruleId(prefixes)) ?? []

/** Searches the sources of a checkout for rule ids that begin with one of the prefixes. */
export function findReferences(checkout: string, prefixes: readonly string[]): References {
  const implemented = new Map<string, string>()
  const tested = new Map<string, string>()
  for (const file of rooms.flatMap((room) => sourceFiles(checkout, room))) {
    const found = /\.test\.tsx?$/.test(file) ? tested : implemented
    for (const id of idsIn(readFileSync(join(checkout, file), 'utf8'), prefixes))
      if (!found.has(id)) found.set(id, file)
  }
  return { implemented, tested }
}

function sourceFiles(checkout: string, folder: string): readonly string[] {
  return entriesOf(join(checkout, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (skipped.has(entry.name)) return []
    if (entry.isDirectory()) return sourceFiles(checkout, path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return [] // a room that is not built yet
  }
}
