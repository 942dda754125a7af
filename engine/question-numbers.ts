import type { Pending } from './pending.ts'

/**
 * The numbers that questions of a session are known by. Where answers are undone they run ahead of the story, so that none
 * is given twice: an answer on its way to a question that was taken back must not be taken for another.
 */
export class QuestionNumbers {
  private skipped: number
  private last: { readonly from: Pending; readonly pending: Pending } | undefined

  constructor(ahead: number) {
    this.skipped = ahead
  }

  /** What the numbers are ahead of the story. */
  get ahead(): number {
    return this.skipped
  }

  /** A question, numbered by its place in the story, under its own number. */
  numbered(from: Pending | undefined): Pending | undefined {
    if (from === undefined || this.skipped === 0) return from
    if (this.last?.from !== from)
      this.last = { from, pending: { ...from, number: from.number + this.skipped } }
    return this.last.pending
  }

  /** An answer was undone: the story had come to question `before`, and stands at question `after` again. */
  undone(before: number, after: number): void {
    this.skipped += before + 1 - after
  }
}
