import { games } from '../games/index.ts'
import { type Searching, searchingAddress } from './searching.ts'

/** A game whose rules can be read here. Where they come from is in `library-sources.ts`, for the worker alone. */
export interface ListedLibrary {
  /** The id of the game. */
  readonly game: string
  readonly name: string
}

/** Every game whose rules can be read here. */
export const libraries: readonly ListedLibrary[] = games
  .filter(({ hasLibrary = false }) => hasLibrary)
  .map(({ id, name }) => ({ game: id, name }))

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
