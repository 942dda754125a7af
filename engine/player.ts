import type { Decision } from './decision/decision.ts'
import type { SessionView } from './pending.ts'
import type { Random } from './random.ts'
import type { Reason, Result } from './result.ts'
import type { Session } from './session.ts'
import type { Json, Seat } from './vocabulary.ts'

/** The part of an AbortSignal that players and drivers need. */
export interface StopSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** How much a player may think about one answer. What is not given is up to the player. */
export interface Budget {
  readonly milliseconds?: number
  /** Thoughts, however long each takes: unlike time, the same on every machine. */
  readonly iterations?: number
}

/** What a player is given to answer: its own seat's view of things, and nothing else. */
export interface AnswerRequest {
  readonly seat: Seat
  /** Made when first read, so that it costs nothing for players that do not read it. */
  readonly view: SessionView
  readonly decision: Decision
  /** The player's own chance, repeatable from the driver's seed. */
  readonly random: Random
  /**
   * A game that the seat could just as well be in: a fork in which everything it may not know is drawn anew, hidden
   * cards and the dice to come included. For players that think ahead: answers given there change nothing here.
   */
  imagine(random: Random): Result<Session>
  /** How much it may think. */
  readonly budget?: Budget
  /** Why the last answer to this very question was refused. */
  readonly refusal?: Reason
  /**
   * Leaves this question to the bots of the same side that wait for this person's answer. There only where they do;
   * the person may still answer as long as none of them has.
   */
  readonly handOver?: () => void
  /** Fires when the answer is no longer needed. */
  readonly signal?: StopSignal
}

/** Answers for a seat: a person at a page, a bot, a script. */
export interface Player {
  answer(request: AnswerRequest): Json | Promise<Json>
}

/** A player that answers synchronously. */
export interface SyncPlayer extends Player {
  answer(request: AnswerRequest): Json
}

/** The simplest player: takes any candidate. */
export function randomPlayer(): SyncPlayer {
  return {
    answer({ decision, random, seat }) {
      const [picked] = decision.candidates(random, 1)
      if (picked === undefined)
        throw new Error(`"${decision.name}" offers ${seat} no candidate to pick from.`)
      return picked
    },
  }
}
