import type { Json } from './vocabulary.ts'

/** No name is listed: all data is any plain data. */
export type NoAbouts = Record<never, never>

/** The data that goes with a name: as a list says, and any plain data for names that are not on it. */
export type AboutIn<List, Name extends string> = (List & { readonly [name: string]: Json })[Name]

/**
 * Reads what events, questions or options are about, by a list of a game: names with the type of their data. Undefined for
 * other names, and where there is no data.
 *
 *     const eventAbout = aboutReader<Bmg3Events>()
 *     const { stun = 0 } = eventAbout(event, 'damage') ?? {}
 */
export const aboutReader =
  <List>() =>
  <Name extends keyof List & string>(
    { name, about }: { readonly name: string; readonly about?: Json },
    ...wanted: readonly Name[]
  ): List[Name] | undefined =>
    // What a game lists it also keeps to: `emit` takes an event with this data only, and questions are written with
    // `satisfies`. A record of another version of the rules never gets this far.
    wanted.some((each) => each === name) ? (about as List[Name] | undefined) : undefined

/** The same for the options of a question, which are listed by the name of the question. */
export const optionReader = <List>() => {
  const read = aboutReader<List>()
  return <Name extends keyof List & string>(
    { about }: { readonly about?: Json },
    { name }: { readonly name: string },
    ...wanted: readonly Name[]
  ): List[Name] | undefined => read(about === undefined ? { name } : { name, about }, ...wanted)
}
