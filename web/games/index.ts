import type { ComponentType } from 'react'
import type { GameListing } from './game-listing.ts'
import type { GamePage } from './game-page.ts'

/** A game that can be played here, before anything of it is loaded. */
export interface ListedGame extends GameListing {
  readonly id: string
  load(): Promise<GamePage>
}

/** Whatever brings something of a game, by the path of its file. */
type Loaders<T> = Readonly<Record<string, () => Promise<T>>>

// Folders are found when the page is built: each file becomes a script of its own, fetched when it is wanted. Here pages lose
// the types of their games: a `GamePage<Bmg3OnPage>` becomes a `GamePage`, which is sound because page and hosting of a game are
// found under its id, and both are typed by the same `Bmg3OnPage`.
const listings = import.meta.glob<GameListing>('./*/listing.ts', { eager: true, import: 'default' })
const pages: Loaders<GamePage> = import.meta.glob<GamePage>('./*/page.ts', { import: 'default' })
const builderPages: Loaders<{ readonly default: ComponentType }> = import.meta.glob<{
  readonly default: ComponentType
}>('./*/builder/page.tsx')

/** The file of a game, or a sentence about what is missing. */
function loaderOf<T>(loaders: Loaders<T>, id: string, file: string): () => Promise<T> {
  const loader = loaders[`./${id}/${file}`]
  if (!loader)
    throw new Error(`web/games/${id} has a listing but no ${file}: write one, or take the listing away.`)
  return loader
}

const idIn = (path: string): string => path.split('/')[1] ?? ''

const placeOf = ({ place = Number.POSITIVE_INFINITY }: GameListing): number => place

/** Every game whose folder has a listing, examples included, in the order of their places, then of their ids. */
export const allGames: readonly ListedGame[] = Object.entries(listings)
  .map(([path, listing]) => {
    const id = idIn(path)
    return { ...listing, id, load: loaderOf(pages, id, 'page.ts') }
  })
  .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0))

/** The games that are offered to players. */
export const games: readonly ListedGame[] = allGames.filter(({ isExample = false }) => !isExample)

/** The game with this id, examples included. */
export const gameById = (id: string): ListedGame | undefined => allGames.find((game) => game.id === id)

/** The page on which the crews of a game are built. */
export const builderPage = (id: string): (() => Promise<{ readonly default: ComponentType }>) =>
  loaderOf(builderPages, id, 'builder/page.tsx')
