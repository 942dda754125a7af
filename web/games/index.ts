import type { GamePage } from './game-page.ts'

/** A game that can be played here, before anything of it is loaded. */
export interface ListedGame {
  readonly id: string
  readonly name: string
  readonly about: string
  load(): Promise<GamePage>
}

/** Every game the page knows. A new game is added here and in `worker/hosted-games.ts`. */
export const games: readonly ListedGame[] = [
  {
    id: 'bmg3',
    name: 'Batman Miniature Game, third edition',
    about:
      'Two crews meet in the streets at night: short activations, secret cards, lamps to hide from and suspects to bring in.',
    load: () => import('./bmg3/bmg3-page.ts').then((module) => module.bmg3Page),
  },
]

/** The game with this id. */
export const gameById = (id: string): ListedGame | undefined => games.find((game) => game.id === id)
