import type { AnyGame, Json, Result, Session } from '@gargoyle/engine'
import type { SightEnd, SightReport } from './protocol.ts'

/** A game as the host needs it: its rules, and what a page is told that rules do not say. */
export interface HostedGame {
  readonly definition: AnyGame
  /** What everybody may know of the setup from the start: the board, who plays what. */
  table(session: Session): Json
  /** Whether one thing on the table sees another, and why; left out where a game has no such thing. */
  sight?(session: Session, from: SightEnd, to: SightEnd): Result<SightReport>
}
