import { type Chain, chainLength, linksSince } from './chain.ts'
import type { DiceMark } from './dice.ts'
import type { EventHistory } from './event.ts'
import { ok, type Result, refused } from './result.ts'
import type { Json, Seat, Viewer } from './vocabulary.ts'

/** An answer that was given and taken. */
export type GivenAnswer = {
  readonly seat: Seat
  readonly answer: Json
  /** The name of the decision, for error messages. */
  readonly decision: string
  /** Whether dice fell or hidden information changed hands before the next question: then it cannot be undone. */
  revealed: boolean
}

/** The answers so far, shared between forks. */
export type AnswerHistory = Chain<GivenAnswer> | undefined

/** Answers after so many, oldest first: who answered, and what. */
export const pairsSince = (history: AnswerHistory, since: number): [seat: Seat, answer: Json][] =>
  linksSince(history, since).map(({ seat, answer }) => [seat, answer])

/** The last answer, if this seat may take it back; `floor` answers are never taken back. */
export function undoableBy(seat: Seat, history: AnswerHistory, floor: number): Result<GivenAnswer> {
  const last = history?.value
  if (last === undefined || chainLength(history) <= floor) return refused('There is nothing to take back.')
  if (last.seat !== seat)
    return refused(`The last answer was given by ${last.seat}: only ${last.seat} can take it back.`)
  if (last.revealed)
    return refused('Dice have fallen or something secret came to light: there is no way back.')
  return ok(last)
}

/**
 * A quiet point: between two steps, when no rule is halfway through anything. Never changed once made, so that any
 * number of forks can start from it.
 */
export type QuietPoint<State> = {
  /**
   * A copy of the state, if one was kept. Copies are a large part of what a step costs, so a game that is only played on
   * makes one now and then; any other state follows from the last copy and the answers since.
   */
  readonly state: State | undefined
  /** The last quiet point before this one that kept its state; undefined where this one did. */
  readonly since: KeptPoint<State> | undefined
  readonly over: boolean
  readonly dice: DiceMark
  readonly eventHistory: EventHistory
  readonly answers: AnswerHistory
  /** How many questions had been asked. */
  readonly questions: number
  /** How many steps had been finished. */
  readonly steps: number
  /** How many of the last steps in a row asked no question. */
  readonly idle: number
  /** The quiet point before, as long as undo can still lead back to it. */
  readonly before: QuietPoint<State> | undefined
}

/** A quiet point with its state. */
export type KeptPoint<State> = QuietPoint<State> & { readonly state: State; readonly since: undefined }

/** Where to begin in order to get to a quiet point. */
export const startOf = <State>(quiet: QuietPoint<State>): KeptPoint<State> =>
  quiet.since ?? (quiet as KeptPoint<State>)

/** The answers since a quiet point without those that others gave in secret; `secrets` are the ones given last. */
export function withoutSecrets(
  since: readonly GivenAnswer[],
  secrets: ReadonlyMap<Seat, Json>,
  viewer: Viewer,
): readonly GivenAnswer[] {
  const opened = since.length - secrets.size
  return since.filter(({ seat }, index) => index < opened || seat === viewer)
}
