import { type Decision, type DescribedDecision, describe } from './decision/decision.ts'
import type { Question, QuestionKind } from './question.ts'
import { ok, type Result, refused } from './result.ts'
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

/** What a viewer may see of the question before the players: its number, who is asked, and the viewer's own decision. */
export function questionSeenBy(
  pending: Pending | undefined,
  viewer: Viewer,
): Pick<SessionView, 'question' | 'asked' | 'decision'> {
  if (pending === undefined) return { asked: [] }
  const mine = pending.asked.find(({ seat }) => seat === viewer)
  return {
    question: pending.number,
    asked: pending.asked.filter(({ settled }) => !settled).map(({ seat }) => seat),
    ...(mine === undefined ? {} : { decision: describe(mine.decision) }),
  }
}

/** What a seat is asked, if its answer to a question of this number can be taken now, or why not. */
export function askedIn(
  pending: Pending,
  seat: Seat,
  number: number | undefined,
  {
    seats,
    secrets,
  }: { readonly seats: readonly Seat[]; readonly secrets: ReadonlyMap<Seat, Json> | undefined },
): Result<Asked> {
  const asked = pending.asked.find((each) => each.seat === seat)
  if (asked === undefined) {
    if (secrets?.has(seat)) return refused('You have answered already; the others have not yet.')
    if (!seats.includes(seat)) return refused(`There is no seat "${seat}" in this game.`)
    const awaited = pending.asked.map((each) => each.seat).join(', ')
    return refused(`It is not for ${seat} to answer now: ${awaited} is asked.`)
  }
  return number === undefined || number === pending.number
    ? ok(asked)
    : refused(`This answers question ${number}, but question ${pending.number} is asked now.`)
}
