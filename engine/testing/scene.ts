import { defineGame, type Game, type GameDefinition, type Json, ok, type Rule, seat } from '../index.ts'

/** A state that only notes what happened. */
export type SceneState = { step: number; notes: Json[] }

/** The game of a scene. */
export type SceneGame = Game<SceneState, null>

/**
 * A game that is nothing but the given rules, each a step: for trying out a rule, a question or a reaction
 * window by itself. What a rule pushes to `state.notes` is all there is to see.
 */
export function scene(
  seats: readonly string[],
  ...steps: readonly ((game: SceneGame) => Rule<void>)[]
): GameDefinition<null, null, SceneState> {
  return defineGame<null, null, SceneState>({
    id: 'scene',
    rulesVersion: 1,
    prepare: () => ok({ setup: null, content: null }),
    seats: () => seats.map(seat),
    start: () => ({ step: 0, notes: [] }),
    *step(game) {
      const rule = steps[game.state.step] as (game: SceneGame) => Rule<void>
      yield* rule(game)
      game.state.step++
    },
    isOver: ({ step }) => step >= steps.length,
    outcome: ({ notes }) => notes.slice(),
    clone: ({ step, notes }) => ({ step, notes: structuredClone(notes) }),
    view: ({ step, notes }) => ({ step, notes: structuredClone(notes) }),
    resample: (state) => state,
  })
}
