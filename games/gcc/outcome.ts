import type { Content } from './content.ts'
import type { State } from './state.ts'

/** gcc/core/end-checks: one side has won, with all who play on it. */
export function outcomeOf(state: State, content: Content) {
  const heroes = state.heroes.map(({ seat }) => seat)
  return {
    winner: state.winner ?? null,
    winners: state.winner === 'heroes' ? heroes : state.winner === 'villain' ? [content.villain] : [],
    mission: content.mission.data.id,
    heroes: heroes.length,
    turns: state.turn,
    reason: state.reasonOver ?? '',
  }
}
