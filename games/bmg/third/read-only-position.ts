import type { Seat } from '@gargoyle/engine'
import type { Content } from './content.ts'
import type { Play, State } from './state.ts'

/** A position that rules can be asked about but not change: it has no dice and emits nothing. */
export function readOnlyPosition(state: State, content: Content): Play {
  return {
    state,
    content,
    seats: content.setup.crews.map(({ seat }) => seat as Seat),
    get dice(): never {
      throw new Error('A read-only position has no dice.')
    },
    emit: () => undefined,
    enterMoment: () => undefined,
    leaveMoment: () => undefined,
    broken: (message) => {
      throw new Error(message)
    },
  }
}
