import type { Chain } from './chain.ts'
import type { DiceMark } from './dice.ts'
import type { Story } from './event.ts'
import type { Json, Seat } from './vocabulary.ts'

/** An answer that was given and taken. */
export type GivenAnswer = {
  readonly seat: Seat
  readonly answer: Json
  /** The name of the decision, for error messages. */
  readonly decision: string
  /** Whether dice fell or secrets moved before the next question: then there is no way back. */
  revealed: boolean
}

/** The answers so far, shared between forks. */
export type AnswerHistory = Chain<GivenAnswer> | undefined

/**
 * A quiet point: between two steps, when no rule is halfway through anything. Never changed once made, so
 * that any number of forks can stand on it.
 */
export type QuietPoint<State> = {
  readonly state: State
  readonly over: boolean
  readonly dice: DiceMark
  readonly story: Story
  readonly answers: AnswerHistory
  /** How many questions had been asked. */
  readonly questions: number
  /** How many steps had been finished. */
  readonly steps: number
  /** How many of the last steps in a row asked nobody. */
  readonly idle: number
  /** The quiet point before, as long as undo can still lead back to it. */
  readonly before: QuietPoint<State> | undefined
}
