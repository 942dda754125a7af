import type { Game, Seat } from '@gargoyle/engine'

/** A position that rules can be asked about but not change: it has no dice and emits nothing. */
export function readOnlyPosition<State, Content>(
  state: State,
  content: Content,
  seats: readonly Seat[],
): Game<State, Content> {
  return {
    state,
    content,
    seats,
    get dice(): never {
      throw new Error('A read-only position has no dice.')
    },
    isWatched: false,
    emit: () => undefined,
    forbidUndo: () => undefined,
    enterMoment: () => undefined,
    leaveMoment: () => undefined,
    broken: (message) => {
      throw new Error(message)
    },
  }
}
