import type { Seat } from '@gargoyle/engine'
import type { Content } from './content.ts'
import type { Play, State } from './state.ts'

/** A position for those who only ask rules about it: it has no dice and tells nobody anything. */
export function readOnly(state: State, content: Content, seats: readonly Seat[]): Play {
  return {
    state,
    content,
    seats,
    get dice(): never {
      throw new Error('A position that is only read has no dice.')
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
