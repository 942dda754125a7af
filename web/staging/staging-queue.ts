import type { MatchState } from '../match/match-store.ts'

/** What becomes of a state that has just come. */
export type WhenShown =
  /** It shows at once, and whatever waited before it is dropped. */
  | 'now'
  /** It waits for what is acted out at the moment. */
  | 'later'

/** The most states that may wait; more would mean that the table lags behind. */
export const MOST_WAITING = 8

/** What of a state decides whether it may wait. */
type Arriving = Pick<MatchState, 'screen' | 'events' | 'broken'> & {
  readonly look: Pick<MatchState['look'], 'viewer'>
}

/**
 * Whether a state may wait for its turn. Not when the screen changes hands, for then nothing of before may stay on it;
 * nor when something was taken back, nor when the game cannot go on.
 */
export function arrivalOf(before: Arriving, next: Arriving, waiting: number): WhenShown {
  const lastOf = ({ events }: Arriving): number => events.at(-1)?.number ?? 0
  const isSameScreen =
    next.screen.waitsFor === undefined &&
    before.screen.waitsFor === undefined &&
    next.screen.seats.join() === before.screen.seats.join()
  const goesOn = lastOf(next) >= lastOf(before)
  return isSameScreen && goesOn && next.broken === undefined && waiting < MOST_WAITING ? 'later' : 'now'
}
