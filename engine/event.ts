import type { AboutIn, NoAbouts } from './about.ts'
import { type Chain, chainLength, link } from './chain.ts'
import { frozenCopy } from './json.ts'
import type { RuleId, Seat } from './vocabulary.ts'

/** Something that happened. */
export type GameEvent<Events = NoAbouts, Name extends string = string> = {
  /** A short machine name, for example `moved`. */
  readonly name: Name
  /** What a player reads in the log. */
  readonly text: string
  /** The rule that made it happen. */
  readonly rule?: RuleId
  /** Data for a page or a bot. */
  readonly about?: AboutIn<Events, Name>
}

/** Who sees an event: all viewers, or some seats only. */
export type Audience = 'all' | readonly Seat[]

/** An event as one viewer gets it, numbered among the events of this viewer from 1. */
export type SeenEvent = GameEvent & { readonly number: number }

type Happened = {
  readonly event: GameEvent
  readonly audience: Audience
  /** What viewers outside the audience see instead, if anything. */
  readonly others: GameEvent | undefined
  /** How many events up to this one each viewer has not seen: by seat, then spectators. */
  readonly unseen: readonly number[]
}

/** All that has happened so far. */
export type EventHistory = Chain<Happened> | undefined

/** The history with one more event. Copies what it is given. */
export function appendEvent(
  history: EventHistory,
  seats: readonly Seat[],
  event: GameEvent,
  audience: Audience,
  others: GameEvent | undefined,
): EventHistory {
  const before = history?.value.unseen ?? seats.map(() => 0).concat(0)
  const unseen =
    audience === 'all' || others !== undefined
      ? before
      : before.map((count, i) =>
          i < seats.length && audience.includes(seats[i] as Seat) ? count : count + 1,
        )
  return link<Happened>(history, {
    event: frozenCopy(event),
    audience: audience === 'all' ? audience : audience.slice(),
    others: frozenCopy(others),
    unseen,
  })
}

/** How many events a viewer has seen, which is also the number of the last one. */
export function seenCount(history: EventHistory, viewer: number): number {
  return chainLength(history) - (history?.value.unseen[viewer] ?? 0)
}

/**
 * What a viewer has seen after its event number `since`, oldest first. The numbers are the viewer's own, so that no
 * gap reveals something hidden. `viewer` is the index of a seat, or the number of seats for spectators.
 */
export function seenEvents(
  history: EventHistory,
  seats: readonly Seat[],
  viewer: number,
  since: number,
): SeenEvent[] {
  const seen: SeenEvent[] = []
  for (let at = history; at !== undefined; at = at.before) {
    const { event, audience, others } = at.value
    const number = seenCount(at, viewer)
    if (number <= since) break
    const inAudience =
      audience === 'all' || (viewer < seats.length && audience.includes(seats[viewer] as Seat))
    const shown = inAudience ? event : others
    if (shown !== undefined) seen.push({ number, ...shown })
  }
  return seen.reverse()
}
