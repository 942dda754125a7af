import type { Seat } from '@gargoyle/engine'
import type { Content } from './content.ts'
import type { Play, State } from './state.ts'

/** A read-only position, for callers that only ask rules about it: it has no dice and emits no events. */
export function readOnly(state: State, content: Content, seats: readonly Seat[]): Play {
  return new Position(state, content, seats)
}

// A class, because bots make one for every position that they appraise.
class Position implements Play {
  readonly state: State
  readonly content: Content
  readonly seats: readonly Seat[]
  readonly isWatched = false

  constructor(state: State, content: Content, seats: readonly Seat[]) {
    this.state = state
    this.content = content
    this.seats = seats
  }

  get dice(): never {
    throw new Error('A position that is only read has no dice.')
  }

  emit(): void {}
  forbidUndo(): void {}
  enterMoment(): void {}
  leaveMoment(): void {}

  broken(message: string): never {
    throw new Error(message)
  }
}
