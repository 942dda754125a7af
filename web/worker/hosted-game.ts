import type { AnyGame, Asked, Json, Result, SessionOf } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import type { SightEnd, SightReport, TargetAim } from './protocol.ts'

/** The part of a kit that a host uses. */
export type HostedKit<Game extends AnyGame = AnyGame> = Pick<
  GameKit<Game>,
  'evaluator' | 'followUps' | 'hintWords' | 'oddsReader' | 'preparing'
>

/**
 * A game as the page has it, by its types: the rules, the public data of the setup, and what is shown of a moment. Each
 * game names its own once (`Bmg3OnPage`); its hosting, its page and all parts of them are typed by it.
 */
export interface GameOnPage {
  readonly game: AnyGame
  readonly table: unknown
  readonly shown: unknown
}

/**
 * The data of a match for the page that neither rules nor kit have: `hosting.ts` in the folder of a game. All of it are
 * methods, so that the hosting of any game is a `GameHosting`, for a host that knows no game.
 */
export interface GameHosting<OnPage extends GameOnPage = GameOnPage> {
  /** Whether nothing is hidden from any seat in a match, so that no screen is covered when it changes hands. */
  isOpen?(session: SessionOf<OnPage['game']>): boolean
  /** The public data of the setup: the board, who plays what. Plain data; null if there is none. */
  table(session: SessionOf<OnPage['game']>): OnPage['table']
  /**
   * Public data that the rules derive from the moment, such as which lights burn. Plain data, part of every update; null if
   * there is none.
   */
  shown(session: SessionOf<OnPage['game']>): OnPage['shown']
  /** The targets of an answer to a question; left out by games without targets. */
  aims?(session: SessionOf<OnPage['game']>, asked: Asked, answer: Json): readonly TargetAim[]
  /** Two places nearer to each other than this, in the table's units, are one piece of advice. */
  readonly adviceApart?: number
  /** Whether one thing on the table sees another, and why; left out where a game has no such thing. */
  sight?(session: SessionOf<OnPage['game']>, from: SightEnd, to: SightEnd): Result<SightReport>
}

/** A game as the host needs it. */
export interface HostedGame<OnPage extends GameOnPage = GameOnPage> extends GameHosting<OnPage> {
  readonly definition: OnPage['game']
  /** What bots, hints and odds know about the game; left out, bots play at random and there are no hints. */
  readonly kit?: HostedKit<OnPage['game']>
}

/** The two parts of a game that the host needs. */
export const hostedGame = <OnPage extends GameOnPage>(
  kit: HostedKit<OnPage['game']> & { readonly definition: OnPage['game'] },
  hosting: GameHosting<OnPage>,
): HostedGame<OnPage> => ({ ...hosting, definition: kit.definition, kit })

/** The hosting of a game that lays open nothing but its views. */
export const viewsOnly: GameHosting = { table: () => null, shown: () => null }
