import type { Decision } from './decision/decision.ts'
import type { Seat } from './vocabulary.ts'

/**
 * How several seats are asked: `one` seat alone; all in `secret`, revealed together; all, until the `first` answer;
 * or all, until they give the same answer (`agreement`).
 */
export type QuestionKind = 'one' | 'secret' | 'first' | 'agreement'

/** What a rule yields: seats, and what each of them is to decide. The only thing that suspends a rule. */
export type Question = {
  readonly kind: QuestionKind
  readonly seats: readonly Seat[]
  /** In the order of the seats. */
  readonly decisions: readonly Decision[]
  /** Seats that have answered and may still change their answer, but need not. */
  readonly settled?: readonly Seat[]
}

/**
 * A piece of the rules: a generator that reads like the rulebook and stops only to ask. Call another rule
 * with `yield*`.
 */
export type Rule<T> = Generator<Question, T, unknown>
