import type { SeenEvent } from '@gargoyle/engine'
import type { Moment } from '../games/game-page.ts'
import type { GameOnPage } from '../worker/hosted-game.ts'

/** Something that a guided game teaches by letting people do it. */
export interface Lesson<OnPage extends GameOnPage = GameOnPage> {
  readonly id: string
  readonly title: string
  /** What it is, and how it is done here. */
  readonly text: string
  /** Whether it has been done with this event. Left out, it is only to be read. */
  isDone?(event: SeenEvent, moment: Moment<OnPage>): boolean
}

/** How far the player has come. What was done stays done, in whatever order; what was taken back is open again. */
export interface Lessons {
  readonly done: ReadonlySet<string>
  /** The first that is left. */
  readonly next?: Lesson
}

/** Reads from what has happened, and from what was marked as read, how far a guided game has come. */
export function lessonProgress(
  lessons: readonly Lesson[],
  events: readonly SeenEvent[],
  moment: Moment,
  read: ReadonlySet<string>,
): Lessons {
  const done = new Set(
    lessons
      .filter(({ id, isDone }) =>
        isDone === undefined ? read.has(id) : events.some((event) => isDone(event, moment)),
      )
      .map(({ id }) => id),
  )
  const next = lessons.find(({ id }) => !done.has(id))
  return next === undefined ? { done } : { done, next }
}
