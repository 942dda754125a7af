import { chainLength } from './chain.ts'
import type { EventHistory } from './event.ts'
import type { Fate } from './fate.ts'
import type { AnswerHistory, QuietPoint } from './quiet-point.ts'
import type { Stream } from './random.ts'
import type { Viewer } from './vocabulary.ts'

/** How a fork differs from the game it leaves. */
export type ForkOptions = {
  /** Other dice from here on than those of the game. */
  readonly seed?: string
  /** Who decides all chance from here on, in place of a seed. */
  readonly fate?: Fate
  /** Whether the fork stops once the current step of the game has ended: it asks nothing after that. */
  readonly thisStepOnly?: boolean
  /** Whether the fork keeps events. As its origin, if not given. */
  readonly events?: boolean
}

/** How a game is imagined. */
export type ImagineOptions = {
  /** How often it is drawn anew until it fits what the viewer saw; 20 times if left out. */
  readonly tries?: number
  /** Whether the imagined game keeps events. */
  readonly events?: boolean
  /** The first draw will do in which the same answers are legal: for tests that look for differences. */
  readonly anyDraw?: boolean
}

/** Another source of chance, from so many answers on. */
export type Swap = { readonly after: number; readonly chance: Stream | Fate }

/** The swaps of dice that are needed to get from a quiet point to where the game is. */
export const swapsSince = (
  quiet: Pick<QuietPoint<unknown>, 'answers'>,
  swaps: readonly Swap[],
): readonly Swap[] => swaps.filter(({ after }) => after >= chainLength(quiet.answers))

/** Where a session stands. */
export type SessionSnapshot<State> = {
  readonly quiet: QuietPoint<State>
  readonly answers: AnswerHistory
  /** Whether every quiet point keeps a copy of the state: worth it where forks begin there. */
  readonly keepsAll: boolean
  /** What the numbers of questions are ahead of the story, since answers were undone; 0 if left out. */
  readonly ahead?: number
}

/** What a session may do, and what it tells. It stays the same, and forks that go on with the same dice share it. */
export type SessionTerms = {
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

/** The viewer who imagines a game, and the events up to there. */
export type ImaginedBy = { readonly of: Viewer; readonly eventHistory: EventHistory }
