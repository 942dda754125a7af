import type { Library } from './library.ts'

const sources = import.meta.glob<() => Library>('../games/*/rules/library.ts', { import: 'default' })

/** Where the rules of each game come from. Only the worker asks for them, so that the page never loads a catalogue. */
export const librarySources: Readonly<Record<string, () => Promise<Library>>> = Object.fromEntries(
  Object.entries(sources).map(([path, load]) => [path.split('/')[2] ?? '', async () => (await load())()]),
)
