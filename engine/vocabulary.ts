/** A `T` that cannot be mixed up with another `T`: the name exists only for the type checker. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name }

/** A place at the table. Whoever sits there (a person, a bot) is no concern of the engine. */
export type Seat = Brand<string, 'Seat'>

/** Somebody who looks at the game: a seat, or anybody who only watches. */
export type Viewer = Seat | 'spectator'

/** The address of a rule, for example `bmg3/core/night`. */
export type RuleId = string

/** Plain data that survives a trip through a file or a wire. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Names a seat. `spectator` is taken by those who only watch. */
export function seat(name: string): Seat {
  if (name === '' || name === 'spectator') throw new Error(`"${name}" cannot be the name of a seat.`)
  return name as Seat
}
