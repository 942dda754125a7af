import type { GameLimits } from './broken-game.ts'
import type { Game } from './game.ts'
import type { Rule } from './question.ts'
import type { Random } from './random.ts'
import type { Result } from './result.ts'
import type { Session } from './session.ts'
import type { Json, Seat, Viewer } from './vocabulary.ts'

/** What a new game is laid out from. */
export type Opening<Setup, Content> = {
  readonly setup: Setup
  readonly content: Content
  readonly seats: readonly Seat[]
  /** For shuffling decks and drawing first hands. */
  readonly random: Random
}

/** A setup that was read, and the unchanging content that belongs to it. */
export type Prepared<Setup extends Json, Content> = { readonly setup: Setup; readonly content: Content }

/**
 * Everything the engine has to know about a game.
 *
 * State is plain data. Round, phase and turn are in it, so that between two steps nothing lives in a local
 * variable of a rule: that is what makes every end of a step a quiet point.
 */
export interface GameDefinition<
  Setup extends Json,
  Content,
  State,
  View extends Json = Json,
  Outcome extends Json = Json,
> {
  /** A short name, unique among games: goes into records. */
  readonly id: string
  /** Raised whenever the same answers could lead to another story. */
  readonly rulesVersion: number
  /** Where the usual limits do not fit this game. */
  readonly limits?: Partial<GameLimits>

  /** Reads a setup from outside and fetches the unchanging content that belongs to it. */
  prepare(setup: unknown): Result<Prepared<Setup, Content>>
  /** Who plays, in table order. */
  seats(setup: Setup): readonly Seat[]
  /** Which seats win and lose together: each seat once. Left out, every seat is a side of its own. */
  sides?(setup: Setup): readonly (readonly Seat[])[]
  /** The state before the first step. */
  start(opening: Opening<Setup, Content>): State
  /** Plays from one quiet point to the next. */
  step(game: Game<State, Content>): Rule<void>
  /** Whether the game has ended. Asked at quiet points. */
  isOver(state: State, content: Content): boolean
  /** How it ended. Asked only then. */
  outcome(state: State, content: Content): Outcome
  /** A copy that shares nothing that can change. Written by hand, because bots copy states all the time. */
  clone(state: State): State
  /** What this viewer may know of the state, put together freshly. */
  view(state: State, content: Content, viewer: Viewer): View
  /**
   * A state this viewer could just as well be in: everything the viewer may not know is drawn anew, all
   * else stays. May change and return the state it is given, which is a copy.
   */
  resample(state: State, content: Content, viewer: Viewer, random: Random): State
  /**
   * Says that every viewer may know all of the state and every event: what is imagined is then the game itself with
   * other dice, which need not be compared with what the viewer sees. Secret answers stay secret.
   */
  readonly hidesNothing?: true
}

/** A game of whatever kind, for registries and tools that know none in particular. */
export type AnyGame = GameDefinition<Json, unknown, unknown>

/** The types of a game, read off its definition: `ViewOf<typeof bmg3>`. */
export type SetupOf<G extends AnyGame> =
  G extends GameDefinition<infer Setup, infer _C, infer _S> ? Setup : never
export type ContentOf<G extends AnyGame> =
  G extends GameDefinition<infer _Setup, infer Content, infer _S> ? Content : never
export type StateOf<G extends AnyGame> =
  G extends GameDefinition<infer _Setup, infer _C, infer State> ? State : never
/** What a viewer sees of the game. */
export type ViewOf<G extends AnyGame> = ReturnType<G['view']>
/** How the game ends. */
export type OutcomeOf<G extends AnyGame> = ReturnType<G['outcome']>

/** A running game of this definition: `SessionOf<typeof bmg3>`. */
export type SessionOf<G extends AnyGame> = Session<
  SetupOf<G>,
  ContentOf<G>,
  StateOf<G>,
  ViewOf<G>,
  OutcomeOf<G>
>

/** Checks the types of a definition while writing it, and infers them for those who use the game. */
export function defineGame<
  Setup extends Json,
  Content,
  State,
  View extends Json = Json,
  Outcome extends Json = Json,
>(
  definition: GameDefinition<Setup, Content, State, View, Outcome>,
): GameDefinition<Setup, Content, State, View, Outcome> {
  return definition
}
