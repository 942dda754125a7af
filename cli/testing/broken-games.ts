import { type Game, must, type Rule } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { findGame } from '../games.ts'
import type { PlayableGame } from '../playable-game.ts'

type Crows = { readonly turn: number; found: number; readonly nest: Readonly<Record<string, number>> }

const playable = must(findGame('crow'))

/** Greedy Crow with a bug: it throws as soon as a crow has dug up more than 20 shiny things in one go. */
export const crashingCrow: PlayableGame = {
  ...playable,
  game: {
    ...crow,
    *step(game: Game<never, never>): Rule<void> {
      yield* crow.step(game)
      const { found } = game.state as Crows
      if (found > 20) throw new Error('The sack bursts.')
    },
  },
}

/** Greedy Crow with a broken promise: now and then a crow loses more than it found. */
export const indebtedCrow: PlayableGame = {
  ...playable,
  game: {
    ...crow,
    *step(game: Game<never, never>): Rule<void> {
      yield* crow.step(game)
      const state = game.state as Crows
      if (state.found > 20) state.found = -1
    },
  },
}

/** Greedy Crow without an end: what was found is never enough. */
export const endlessCrow: PlayableGame = { ...playable, game: { ...crow, isOver: () => false } }
