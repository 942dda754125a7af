import type { MatchOrder } from '../worker/protocol.ts'

/** How the beginning of a match goes. */
export interface BeginningState {
  readonly busy: boolean
  /** Why the last one did not begin, in a sentence; gone with the next try. */
  readonly trouble?: string
}

/** Makes the order of a match; nothing where something is wrong with it that is said elsewhere. */
export type OrderMaker = () => MatchOrder | undefined | Promise<MatchOrder | undefined>

interface Surroundings {
  /** Keeps the match; gives its id. */
  keep(order: MatchOrder): Promise<string>
  /** Goes to its table. */
  open(id: string): void
  /** Shows how it goes. */
  show(state: BeginningState): void
  /** Whether the person has gone elsewhere meanwhile. */
  isGone(): boolean
}

/** Begins matches one at a time: as long as one begins, and once it has, no click begins another. */
export function beginner({ keep, open, show, isGone }: Surroundings): (make: OrderMaker) => Promise<void> {
  let busy = false
  return async (make) => {
    if (busy) return
    busy = true
    show({ busy })
    try {
      const order = await make()
      if (order !== undefined && !isGone()) return open(await keep(order))
      busy = false
      show({ busy })
    } catch (error) {
      busy = false
      const why = error instanceof Error ? error.message : String(error)
      show({ busy, trouble: `The game could not be begun: ${why} Load this page again and try once more.` })
    }
  }
}
