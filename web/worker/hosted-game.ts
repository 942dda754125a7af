import type { FollowUp } from '@gargoyle/bots'
import type { AnyGame, Asked, Json, Result, Session } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import type { Aim, SightEnd, SightReport } from './protocol.ts'

/** The part of a kit that a host uses. */
export type HostedKit = Pick<GameKit, 'evaluator' | 'hintWords' | 'oddsReader'>

/** A game as the host needs it: its rules, and what a page is told that rules do not say. */
export interface HostedGame {
  readonly definition: AnyGame
  /** What bots, hints and odds know about the game; left out, it is played by chance and without advice. */
  readonly kit?: HostedKit
  /** What everybody may know of the setup from the start: the board, who plays what. Plain data. */
  table(session: Session): unknown
  /** What rules make of the moment and everybody may see, such as which lights burn. Plain data; goes with every look. */
  shown?(session: Session): unknown
  /** Whom an answer to a question would be aimed at; left out where nobody aims at anybody. */
  aims?(session: Session, asked: Asked, answer: Json): readonly Aim[]
  /** What a seat is taken to answer next when odds are worked out, where the plainest answer would mislead. */
  readonly followUps?: readonly FollowUp[]
  /** Whether one thing on the table sees another, and why; left out where a game has no such thing. */
  sight?(session: Session, from: SightEnd, to: SightEnd): Result<SightReport>
}
