import type { Library } from './library.ts'

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
