import type { Library } from './library.ts'

/** Where the rules of each game come from. Only the worker asks for them, so that the page never loads a catalogue. */
export const librarySources: Readonly<Record<string, () => Promise<Library>>> = {
  bmg3: async () => (await import('../games/bmg3/rules/library.ts')).bmg3Library(),
}
