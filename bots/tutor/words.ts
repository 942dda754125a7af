import type { DescribedDecision, Json, Seat } from '@gargoyle/engine'

/** A verb as a reason needs it: `knocks`, and `knocking` after `gives up`. */
export type Verb = readonly [does: string, doing: string]

/** One thing that an answer does. */
export type Clause = {
  /** The same thing done by another answer has the same key. */
  readonly key: string
  readonly verb: Verb
  /** What comes after the verb: `Harley Quinn down`. */
  readonly rest: string
  /** In which part of the tries it happened: 0 to 1. */
  readonly share: number
  /** What it is worth to the seat on average, below 0 if it hurts. */
  readonly worth: number
  /** What else it comes to now and then: `knocked out in 17%`. */
  readonly aside?: string
}

/** What an answer came to in one imagined game: the state before it, and after all that follows from it. */
export type Try<State = unknown> = { readonly before: State; readonly after: State }

/** How the worth of one thing changed, in each try and on average. */
export type WorthChange = {
  readonly matter: string
  readonly which: number | string
  readonly byTry: readonly number[]
  readonly worth: number
}

/** All that is known of an answer once it was tried out. */
export type Experience<State = unknown, Content = unknown> = {
  readonly seat: Seat
  readonly content: Content
  readonly tries: readonly Try<State>[]
}

/** Says in clauses how the things of one matter changed. The type of a method, so that each game's words are `Words`. */
export type Speaker<State = unknown, Content = unknown> = {
  speak(changes: readonly WorthChange[], experience: Experience<State, Content>): readonly Clause[]
}['speak']

/** Where an answer is given, for those who say it in words. */
export type Position<State = unknown, Content = unknown> = {
  readonly state: State
  readonly content: Content
  readonly seat: Seat
}

/** How reasons are put into words in one game. Goes with the game's evaluator. */
export interface Words<State = unknown, Content = unknown> {
  /** Answers that differ by less than this in worth are nearly as good as each other. */
  readonly noticeable: number
  /**
   * Questions whose answers only begin something, such as who acts: what that is worth shows once the seat's next
   * question is answered as well.
   */
  readonly beginnings: ReadonlySet<string>
  /** By matter of the evaluator. A matter without a speaker is shown by its name. */
  readonly speakers: Readonly<Record<string, Speaker<State, Content>>>
  /** Questions whose answers the game words itself, though labels of their options would do: a plan for all models. */
  readonly saysItself?: ReadonlySet<string>
  /** Answers that a hint compares although no bot would: it has the time, and says what is wrong with them. */
  alsoTried?(decision: DescribedDecision): readonly Json[]
  /** An answer of a shape of the game's own, such as a path. */
  sayAnswer?(answer: Json, decision: DescribedDecision, position: Position<State, Content>): string
}

/** Words for games without words of their own: matters are called what the evaluator calls them. */
export const plainWords: Words = { noticeable: 0, beginnings: new Set(), speakers: {} }

/** How a matter is spoken of that no speaker knows. */
export const nameMatter: Speaker = (changes, { tries }) => {
  const [first] = changes
  if (first === undefined) return []
  const worth = changes.reduce((sum, change) => sum + change.worth, 0)
  if (worth === 0) return []
  const better = worth > 0
  const touched = tries.filter((_, index) => {
    const sum = changes.reduce((all, { byTry }) => all + (byTry[index] ?? 0), 0)
    return better ? sum > 0 : sum < 0
  })
  const verb: Verb = better ? ['improves', 'improving'] : ['worsens', 'worsening']
  const rest = first.matter.replaceAll('-', ' ')
  return [{ key: `${first.matter} ${verb[0]}`, verb, rest, share: touched.length / tries.length, worth }]
}
