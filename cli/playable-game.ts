import type { AnyGame, DescribedDecision, Json, Result, Seat, Viewer } from '@gargoyle/engine'

/** What the command line needs to know about a game beyond its definition. `games.ts` holds the list. */
export interface PlayableGame {
  readonly game: AnyGame
  readonly title: string
  /**
   * The setup of the game number `index` (from 0) of a run. What the options leave open is taken in turn from what
   * the game has ready-made, so that the same options, index and seed always give the same setup. Refuses options
   * that this game does not have.
   */
  setupFor(options: SetupOptions, index: number, seed: string): Result<Json>
  /** Lines of text that draw what a viewer sees of the game. Without it the view is printed as indented text. */
  draw?(view: Json, viewer: Viewer): readonly string[]
  /** Reads what a person typed for a decision of a shape of the game's own, such as `12.5,8` for a point. */
  readAnswer?(text: string, decision: DescribedDecision): Result<Json>
  /** Says an answer of such a shape as `readAnswer` would read it. Without it JSON is shown. */
  sayAnswer?(answer: Json, decision: DescribedDecision): string
  /** What a finished game amounts to. */
  summarize(outcome: Json): Summary
  /** Breaches of what must always hold, one sentence each. `fuzz` looks after every answer. */
  breaches?(state: unknown, content: unknown): readonly string[]
  /** How much content the game has, by kind: models, traits, cards. For `gargoyle rules --content`. */
  content?(): Readonly<Record<string, number>>
}

/** How a game ended, in the terms that all games share. */
export interface Summary {
  /** Undefined for a draw. */
  readonly winner: Seat | undefined
  /** Numbers worth a mean over many games: rounds, victory points of each seat. */
  readonly numbers: Readonly<Record<string, number>>
  /** Why it ended, in a few words. */
  readonly reason: string
}

/** What a person asked for when setting up a game; each game reads what it knows and refuses the rest. */
export interface SetupOptions {
  /** One for each seat, in table order. */
  readonly crews?: readonly Named[]
  readonly board?: Named
  readonly encounter?: string
  readonly event?: string
  readonly reputation?: number
}

/** Something that a person named: by its own name, or by a JSON file, which has then been read. */
export interface Named {
  readonly name: string
  readonly json?: unknown
}

/** What seats are called on the command line: the first seat is `a`, the second `b`, and so on. */
export function letterOf(seats: readonly Seat[], seat: Seat): string {
  return String.fromCharCode('a'.charCodeAt(0) + seats.indexOf(seat))
}

/** The seat of a letter, if that many play. */
export function seatOf(seats: readonly Seat[], letter: string): Seat | undefined {
  return seats.find((each) => letterOf(seats, each) === letter)
}
