import type { Story } from './event.ts'
import type { Fate } from './fate.ts'
import type { AnswerHistory, QuietPoint } from './quiet-point.ts'
import type { Stream } from './random.ts'
import type { Viewer } from './vocabulary.ts'

/** How a fork differs from the game it leaves. */
export type ForkOptions = {
  /** Other dice from here on than those fate has in store. */
  readonly seed?: string
  /** Who decides all chance from here on, in place of a seed. */
  readonly fate?: Fate
  /** Whether the fork stands still once the step that the game is in has ended: nothing is asked any more then. */
  readonly thisStepOnly?: boolean
  /** Whether the fork keeps events. As its origin, if not given. */
  readonly events?: boolean
}

/** Other chance than fate's, from so many answers on. */
export type Swap = { readonly after: number; readonly chance: Stream | Fate }

/** Where a session stands and what it may do from there. */
export type SessionSnapshot<State> = {
  readonly quiet: QuietPoint<State>
  readonly answers: AnswerHistory
  readonly recording: boolean
  readonly swaps: readonly Swap[]
  /** Undo never goes below this many answers. */
  readonly floor: number
  /** How many steps are played at most, counted from the start of the game. */
  readonly lastStep: number
  /** Whether this is the game itself or an imagined one. */
  readonly real: boolean
  /** For imagined sessions: the viewer who imagines, and what had happened by then. */
  readonly imagined?: ImaginedBy | undefined
}

/** The viewer who imagines a game, and the story up to there. */
export type ImaginedBy = { readonly of: Viewer; readonly story: Story }
