import type { AnyGame, Result, Session } from '@gargoyle/engine'
import type { SightEnd, SightReport } from './protocol.ts'

/** A game as the host needs it: its rules, and what a page is told that rules do not say. */
export interface HostedGame {
  readonly definition: AnyGame
  /** What everybody may know of the setup from the start: the board, who plays what. Plain data. */
  table(session: Session): unknown
  /** What rules make of the moment and everybody may see, such as which lights burn. Plain data; goes with every look. */
  shown?(session: Session): unknown
  /** Whether one thing on the table sees another, and why; left out where a game has no such thing. */
  sight?(session: Session, from: SightEnd, to: SightEnd): Result<SightReport>
}
