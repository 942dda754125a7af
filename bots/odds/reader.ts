import type { Asked, Json, SeenEvent } from '@gargoyle/engine'

/** One number that an answer led to: three stuns on a model, a victory point for a seat. */
export interface Reading {
  /** What is counted: `stuns`, `casualty`, `victory points`. Yes and no are 1 and 0. */
  readonly what: string
  /** What it is about, for machines: the number of a model, a seat. */
  readonly id: string
  /** The same for people. */
  readonly whom: string
  readonly value: number
}

/** A stretch of a game: how things stood, how they stand, and what happened. */
export interface OddsStretch<State = unknown, Content = unknown> {
  readonly before: State
  readonly after: State
  readonly content: Content
  readonly events: readonly SeenEvent[]
}

/**
 * What is worth knowing about a stretch of a game. All that odds know about a game: what happens is found out by playing
 * it with its own rules. The kit of a game brings one of these.
 */
export interface OddsReader<State = unknown, Content = unknown> {
  /** Whether what was begun is over once a decision is asked. */
  rests(decision: string, state: State): boolean
  /** Options that turn down what is offered, by id. */
  readonly declines: ReadonlySet<string>
  /** Reads off what happened, in the order in which people want to know it. What is not given counts as 0. */
  read(stretch: OddsStretch<State, Content>): readonly Reading[]
  /** A sentence for an answer that was taken for granted; nothing if it goes without saying. */
  assumption(asked: Asked, answer: Json, content: Content): string | undefined
}
