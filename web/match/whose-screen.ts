import type { Seat, Viewer } from '@gargoyle/engine'

/** Whose eyes the screen is for, and who has to come to it first. */
export interface Screen {
  readonly viewer: Viewer
  /** Somebody else is asked: the screen is covered until this person takes over. */
  readonly waitsFor?: Seat
}

/**
 * Whose screen it is. One person has it all the time; people who share it get it when they are asked, and it is covered
 * in between, because each would see the other's secrets.
 */
export function screenFor(
  people: readonly Seat[],
  viewer: Viewer,
  asked: readonly Seat[],
  over: boolean,
): Screen {
  const [first, ...others] = people
  if (first === undefined) return { viewer: 'spectator' }
  if (others.length === 0) return { viewer: first }
  if (over) return { viewer: 'spectator' }
  const waiting = people.filter((seat) => asked.includes(seat))
  const [next] = waiting
  if (next === undefined || waiting.some((seat) => seat === viewer)) return { viewer }
  return { viewer: 'spectator', waitsFor: next }
}
