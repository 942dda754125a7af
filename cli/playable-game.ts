import type { DescribedDecision, Json, Result, Seat, Viewer } from '@gargoyle/engine'
import type { LabGame } from '@gargoyle/lab'

export type { Named, SetupOptions, Summary } from '@gargoyle/lab'

/** What the command line needs to know about a game beyond what the lab does. `games.ts` holds the list. */
export interface PlayableGame extends LabGame {
  /** Lines of text that draw what a viewer sees of the game. Without it the view is printed as indented text. */
  draw?(view: Json, viewer: Viewer): readonly string[]
  /** Reads what a person typed for a decision of a shape of the game's own, such as `12.5,8` for a point. */
  readAnswer?(text: string, decision: DescribedDecision): Result<Json>
  /** Says an answer of such a shape as `readAnswer` would read it. Without it JSON is shown. */
  sayAnswer?(answer: Json, decision: DescribedDecision): string
  /** Breaches of what must always hold, one sentence each. `fuzz` looks after every answer. */
  breaches?(state: unknown, content: unknown): readonly string[]
  /** How much content the game has, by kind: models, traits, cards. For `gargoyle rules --content`. */
  content?(): Readonly<Record<string, number>>
}

/** What seats are called on the command line: the first seat is `a`, the second `b`, and so on. */
export function letterOf(seats: readonly Seat[], seat: Seat): string {
  return String.fromCharCode('a'.charCodeAt(0) + seats.indexOf(seat))
}

/** The seat of a letter, if that many play. */
export function seatOf(seats: readonly Seat[], letter: string): Seat | undefined {
  return seats.find((each) => letterOf(seats, each) === letter)
}
