import type { AnyGame, Game, Rule } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { crowKit } from '@gargoyle/kits/examples'
import type { CliGame } from '../games.ts'

type Crows = { readonly turn: number; found: number; readonly nest: Readonly<Record<string, number>> }

/** Greedy Crow with other rules. */
export const crowWith = (definition: Partial<AnyGame>): CliGame => ({
  text: {},
  kit: { ...crowKit, definition: { ...crowKit.definition, ...definition } },
})

/** Greedy Crow with a bug: it throws as soon as a crow has dug up more than 20 shiny things in one go. */
export const crashingCrow: CliGame = crowWith({
  *step(game: Game<never, never>): Rule<void> {
    yield* crow.step(game)
    const { found } = game.state as Crows
    if (found > 20) throw new Error('The sack bursts.')
  },
})

/** Greedy Crow with a broken promise: now and then a crow loses more than it found. */
export const indebtedCrow: CliGame = crowWith({
  *step(game: Game<never, never>): Rule<void> {
    yield* crow.step(game)
    const state = game.state as Crows
    if (state.found > 20) state.found = -1
  },
})

/** Greedy Crow without an end: what was found is never enough. */
export const endlessCrow: CliGame = crowWith({ isOver: () => false })
