import type { Asked, Json, Result, Seat, Session } from '@gargoyle/engine'

/** Answers for people where there is only one: a person need not press the only button. */
export class AutomaticAnswers {
  isOn = true
  /** How many answers had been given before each of these. */
  private readonly given = new Set<number>()

  /** What a person is taken to answer. */
  answerTo({ decision }: Asked): Json | undefined {
    return this.isOn ? decision.forced?.() : undefined
  }

  /** Remembers that the next answer is automatic. */
  note({ answerCount }: Session): void {
    this.given.add(answerCount)
  }

  /** Takes back the last answer that the person chose, and whatever was answered for it since. */
  undo(session: Session, seat: Seat): Result<Json> {
    let undone = session.undo(seat)
    while (undone.ok && this.given.delete(session.answerCount) && session.canUndo(seat))
      undone = session.undo(seat)
    // What is answered from here on is another story.
    for (const count of this.given) if (count >= session.answerCount) this.given.delete(count)
    return undone
  }

  forget(): void {
    this.given.clear()
  }
}
