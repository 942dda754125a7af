import type { FollowUp } from '@gargoyle/bots'
import type { AnyGame, Asked, Json, Result, Session } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import type { SightEnd, SightReport, TargetAim } from './protocol.ts'

/** The part of a kit that a host uses. */
export type HostedKit = Pick<GameKit, 'evaluator' | 'hintWords' | 'oddsReader' | 'preparing'>

/** The data of a match for the page that neither rules nor kit have: `hosting.ts` in the folder of a game. */
export interface GameHosting {
  /** Whether nothing is hidden from any seat in a match, so that no screen is covered when it changes hands. */
  isOpen?(session: Session): boolean
  /** The public data of the setup: the board, who plays what. Plain data. None if left out. */
  table?(session: Session): unknown
  /** Public data that the rules derive from the moment, such as which lights burn. Plain data; part of every update. */
  shown?(session: Session): unknown
  /** The targets of an answer to a question; left out by games without targets. */
  aims?(session: Session, asked: Asked, answer: Json): readonly TargetAim[]
  /** What a seat is taken to answer next when odds are worked out, where the plainest answer would mislead. */
  readonly followUps?: readonly FollowUp[]
  /** Two places nearer to each other than this, in the table's units, are one piece of advice. */
  readonly adviceApart?: number
  /** Whether one thing on the table sees another, and why; left out where a game has no such thing. */
  sight?(session: Session, from: SightEnd, to: SightEnd): Result<SightReport>
}

/** A game as the host needs it. */
export interface HostedGame extends GameHosting {
  readonly definition: AnyGame
  /** What bots, hints and odds know about the game; left out, bots play at random and there are no hints. */
  readonly kit?: HostedKit
}

/** The two parts of a game that the host needs. */
export const hostedGame = (
  kit: HostedKit & Pick<GameKit, 'definition'>,
  hosting: GameHosting = {},
): HostedGame => ({
  ...hosting,
  definition: kit.definition,
  kit,
})
