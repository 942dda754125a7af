import type { Seat } from '@gargoyle/engine'
import type { Content } from './content.ts'
import type { Play, State } from './state.ts'

/** A position that is only looked at, for those who ask rules about it: it has no dice and no voice. */
export function lookedAt(state: State, content: Content): Play {
  return {
    state,
    content,
    seats: content.setup.crews.map(({ seat }) => seat as Seat),
    get dice(): never {
      throw new Error('A position that is only looked at has no dice.')
    },
    emit: () => undefined,
    enterWindow: () => undefined,
    leaveWindow: () => undefined,
    broken: (message) => {
      throw new Error(message)
    },
  }
}
