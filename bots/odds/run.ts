import type { ForkOptions, Json, Seat, Session } from '@gargoyle/engine'
import { ok, type Result } from '@gargoyle/engine'
import { type FollowUp, plainAnswer } from './follow-up.ts'
import type { OddsReader, Reading } from './reader.ts'

/** A game at a decision of a seat, and what is needed to try an answer out there. */
export interface Trial {
  readonly session: Session
  readonly seat: Seat
  readonly answer: Json
  readonly reader: OddsReader
  readonly followUps: readonly FollowUp[]
  /** Sentences about what was taken for granted are noted here. */
  readonly assumptions: Set<string>
}

/** Answers that are given after the one in question, at most: more follow only where a game goes on for ever. */
const MOST_ANSWERS = 500

/** Gives the answer in a fork, plays what follows from it, and reads off what happened. */
export function tryOnce(
  trial: Trial,
  chance: Pick<ForkOptions, 'seed' | 'fate'>,
): Result<readonly Reading[]> {
  const { session, seat, answer, reader } = trial
  const fork = session.fork({ ...chance, events: true, thisStepOnly: true })
  const since = fork.events(seat).length
  const taken = fork.answer(seat, answer)
  if (!taken.ok) return taken
  for (let given = 0; fork.pending !== undefined; given++) {
    const asked = fork.pending.asked.find(({ settled }) => !settled)
    if (asked === undefined || reader.rests(asked.decision.name, fork.state)) break
    if (given === MOST_ANSWERS) {
      trial.assumptions.add(`What comes after ${MOST_ANSWERS} further answers is left out.`)
      break
    }
    answerOne(trial, fork, asked)
  }
  return ok(
    reader.read({
      before: session.state,
      after: fork.state,
      content: session.content,
      events: fork.events(seat, since),
    }),
  )
}

function answerOne(
  { followUps, reader, assumptions }: Trial,
  fork: Session,
  asked: NonNullable<Session['pending']>['asked'][number],
): void {
  for (const followUp of followUps) {
    const given = followUp(asked, fork)
    if (given !== undefined && fork.answer(asked.seat, given).ok) return
  }
  const plain = plainAnswer(asked.decision, reader.declines)
  const sentence = reader.assumption(asked, plain, fork.content)
  if (sentence !== undefined) assumptions.add(sentence)
  const taken = fork.answer(asked.seat, plain)
  if (!taken.ok) throw new Error(`"${asked.decision.name}" refuses its own candidate: ${taken.reason.text}`)
}
