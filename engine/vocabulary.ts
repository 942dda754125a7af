/** A `T` that cannot be mixed up with another `T`: the name exists only for the type checker. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name }

/** A place at the table. Who sits there (a person, a bot) is no concern of the engine. */
export type Seat = Brand<string, 'Seat'>

/** A viewer of the game: a seat, or a spectator. */
export type Viewer = Seat | 'spectator'

/** The address of a rule, for example `bmg3/core/night`. */
export type RuleId = string

/** Plain data that survives a trip through a file or a wire. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Names a seat. Whether a game can be played with the name is for `startSession` to check. */
export function seat(name: string): Seat {
  return name as Seat
}

/**
 * What is wrong with the name of a seat, if anything. `spectator` is taken by viewers without a seat, and games keep
 * things by seat in plain objects, where names such as `__proto__` mean something else.
 */
export function seatNameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'A seat needs a name.'
  if (name === 'spectator') return '"spectator" cannot be the name of a seat: it means those who only watch.'
  return name in Object.prototype ? `"${name}" cannot be the name of a seat: pick another.` : undefined
}
