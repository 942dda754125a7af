import type { Library } from './library.ts'
import { type Searching, searchingAddress } from './searching.ts'

/** A game whose rules can be read here, before anything of it is loaded. */
export interface ListedLibrary {
  /** The id of the game. */
  readonly game: string
  readonly name: string
  load(): Promise<Library>
}

/** Every game whose rules can be read here. */
export const libraries: readonly ListedLibrary[] = [
  {
    game: 'bmg3',
    name: 'Batman Miniature Game, third edition',
    load: async () => (await import('../games/bmg3/rules/library.ts')).bmg3Library(),
  },
]

/** Where something is looked for among a game's rules. The first game is meant where none is named. */
export function rulesAddress(
  game: string,
  searching: Searching = { query: '', kind: undefined },
  all: readonly ListedLibrary[] = libraries,
): string {
  return searchingAddress(searching, game === all[0]?.game ? undefined : game)
}

/** The game that an address asks for: `?game=bmg3`; else the first. */
export function libraryFor(search: string, all: readonly ListedLibrary[] = libraries): ListedLibrary {
  const asked = new URLSearchParams(search).get('game')
  const found = all.find(({ game }) => game === asked) ?? all[0]
  if (!found) throw new Error('No game has rules to read.')
  return found
}
