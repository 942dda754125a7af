import type { FollowUp } from '@gargoyle/bots'
import type { AnyGame, Asked, Json, Result, Session } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import type { SightEnd, SightReport, TargetAim } from './protocol.ts'

/** The part of a kit that a host uses. */
export type HostedKit = Pick<GameKit, 'evaluator' | 'hintWords' | 'oddsReader' | 'preparing'>

/** What a page is told of a match that neither rules nor kit say: `hosting.ts` in the folder of a game. */
export interface GameHosting {
  /** Whether nothing is hidden from anybody in a match, so that no screen is covered when it changes hands. */
  isOpen?(session: Session): boolean
  /** What everybody may know of the setup from the start: the board, who plays what. Plain data. Nothing if left out. */
  table?(session: Session): unknown
  /** What rules make of the moment and everybody may see, such as which lights burn. Plain data; goes with every look. */
  shown?(session: Session): unknown
  /** Whom an answer to a question would be aimed at; left out where nobody aims at anybody. */
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
  /** What bots, hints and odds know about the game; left out, it is played by chance and without advice. */
  readonly kit?: HostedKit
}

/** A game of which the host knows these two. */
export const hostedGame = (
  kit: HostedKit & Pick<GameKit, 'definition'>,
  hosting: GameHosting = {},
): HostedGame => ({
  ...hosting,
  definition: kit.definition,
  kit,
})
