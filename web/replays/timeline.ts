import type { SeenEvent } from '@gargoyle/engine'
import type { LogHeading } from '../games/game-page.ts'
import type { WhenShown } from '../staging/staging-queue.ts'
import type { ReplayMoment } from '../worker/protocol.ts'

/** A stop of the timeline: a round, or an activation in it. */
export interface TimelineStop {
  /** After how many answers it is. */
  readonly answers: number
  readonly text: string
  readonly level: LogHeading['level']
}

/** The places where parts of the log begin, each once, in order. */
export function stopsIn(
  events: readonly SeenEvent[],
  moments: readonly ReplayMoment[],
  headingOf: (event: SeenEvent) => LogHeading | undefined,
): readonly TimelineStop[] {
  const stops: TimelineStop[] = []
  let answers = 0
  for (const event of events) {
    const heading = headingOf(event)
    if (heading === undefined) continue
    while (answers < moments.length - 1 && (moments[answers]?.lastEvent ?? 0) < event.number) answers++
    const last = stops.at(-1)
    // A round and its first activation may begin with the same answer: the round is what it is called then.
    if (last?.answers === answers && last.level === 'part') continue
    stops.push({ answers, text: heading.text, level: heading.level })
  }
  return stops
}

/** The next place after a moment; the end if there is none. */
export const stopAfter = (stops: readonly TimelineStop[], at: number, end: number): number =>
  stops.find(({ answers }) => answers > at)?.answers ?? end

/** The last place before a moment; the beginning if there is none. */
export const stopBefore = (stops: readonly TimelineStop[], at: number): number =>
  stops.findLast(({ answers }) => answers < at)?.answers ?? 0

/** The place that a moment belongs to. */
export const stopAt = (stops: readonly TimelineStop[], at: number): TimelineStop | undefined =>
  stops.findLast(({ answers }) => answers <= at)

/** The next moment with a new public event; the end if there is none. */
export function nextShown(moments: readonly ReplayMoment[], at: number): number {
  const now = moments[at]?.lastEvent ?? 0
  const next = moments.findIndex((moment, index) => index > at && moment.lastEvent > now)
  return next < 0 ? Math.max(0, moments.length - 1) : next
}

/** The viewpoint of a replay, and after how many answers. */
interface WatchedPlace {
  readonly at: number
  readonly watcher: string
}

/**
 * Whether a moment may wait until it has been acted out: when it follows right after the one that is shown and nothing
 * else waits. A jump, a step back or a change of watcher shows it at once.
 */
export function arrivalInReplay(
  before: WatchedPlace,
  next: WatchedPlace,
  waiting: number,
  moments: readonly ReplayMoment[],
): WhenShown {
  const isNext = next.at === before.at + 1 || next.at === nextShown(moments, before.at)
  return isNext && waiting === 0 && next.watcher === before.watcher ? 'later' : 'now'
}
