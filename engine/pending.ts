import type { Decision, DescribedDecision } from './decision/decision.ts'
import type { Question, QuestionKind } from './question.ts'
import type { Json, Seat, Viewer } from './vocabulary.ts'

/** A seat whose answer can be taken now. */
export type Asked = {
  readonly seat: Seat
  readonly decision: Decision
  /** Whether the seat has answered already and may, but need not, answer again. */
  readonly settled: boolean
}

/** The question before the players. */
export type Pending = {
  /**
   * Runs through the game; an answer can name it so that it is not taken for another question's. No number is given twice
   * in a session: where an answer is undone, its question is asked again under a new one.
   */
  readonly number: number
  readonly kind: QuestionKind
  /** Those who can answer. In a secret question, those who have not yet. */
  readonly asked: readonly Asked[]
}

/** All that one viewer may see of a running game. Safe to send to that viewer. */
export type SessionView<View extends Json = Json, Outcome extends Json = Json> = {
  readonly viewer: Viewer
  /** The game's own view. */
  readonly game: View
  /** The number of the question before the players. */
  readonly question?: number
  /** Whose answer is waited for. */
  readonly asked: readonly Seat[]
  /** What this viewer is to decide. */
  readonly decision?: DescribedDecision
  /** What this viewer answered in secret, waiting for the others. */
  readonly answered?: Json
  readonly over: boolean
  readonly outcome?: Outcome
}

/** The question as the players face it; `answered` are the secret answers given so far. */
export function pendingFrom(
  question: Question,
  number: number,
  answered: ReadonlyMap<Seat, Json> | undefined,
): Pending {
  const asked: Asked[] = []
  for (let i = 0; i < question.seats.length; i++) {
    const seat = question.seats[i] as Seat
    if (answered?.has(seat)) continue
    asked.push({
      seat,
      decision: question.decisions[i] as Decision,
      settled: question.settled?.includes(seat) ?? false,
    })
  }
  return { number, kind: question.kind, asked }
}
