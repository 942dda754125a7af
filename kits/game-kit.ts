import type { Evaluator, FollowUp, OddsReader, Words } from '@gargoyle/bots'
import {
  type AnyGame,
  type ContentOf,
  type Json,
  type OutcomeOf,
  ok,
  type Result,
  type Seat,
  type SessionOf,
  type Sides,
  type StateOf,
  sidesOf,
  type ViewOf,
} from '@gargoyle/engine'
import type { NoteKinds, Notes } from './notes.ts'
import type { OddsQuery } from './odds-query.ts'
import type { SetupOption, SetupOptions } from './setup-option.ts'
import type { TextMode } from './text-mode.ts'

/**
 * All that rooms without a screen need to know about a game: bots, the lab, the command line, and the worker of the page.
 * A game has one, listed in `registry.ts`. Nothing in a kit needs Node. What only some need is loaded by a function.
 *
 * `GameKit<typeof bmg3>` is the kit of that game: it gets the state, content, view and outcome of its game. All that gets
 * them is a method, so that each is a `GameKit` too, for rooms that know no game.
 */
export interface GameKit<Game extends AnyGame = AnyGame> {
  readonly definition: Game
  readonly title: string
  /** A paragraph for people who do not know the game. */
  readonly description: string
  /** How many seats the games have that it sets up. */
  readonly players: { readonly least: number; readonly most: number }
  /** What its sides are called, in the order of `sides`; by letters if left out: a, b, … */
  readonly sideNames?: readonly string[]

  /** The options that set it up. */
  readonly options: readonly SetupOption[]
  /**
   * The setup of the game number `index` (from 0) of a run. What the options leave open is taken in turn from what
   * the game has ready-made, so that the same options, index and seed always give the same setup. Gets options that the
   * kit declares only.
   */
  setupFor(options: SetupOptions, index: number, seed: string): Result<Json>
  /** What a finished game amounts to. */
  summarize(outcome: OutcomeOf<Game>): Summary
  /**
   * Breaches of what must hold, one sentence each. `gargoyle fuzz` looks after every answer; `isQuiet` says whether this is
   * the position between two steps, for what may be otherwise in the middle of one.
   */
  breaches?(state: StateOf<Game>, content: ContentOf<Game>, isQuiet: boolean): readonly string[]

  /**
   * Which part of the preparation a game is in: the table is laid out and deployed, or the first round begins and no
   * model has acted yet. Undefined afterwards, and in games without such a thing. People can leave it to a bot.
   */
  preparing?(state: StateOf<Game>): 'table' | 'round' | undefined

  /** What positions are worth: with it bots think ahead and give hints. */
  readonly evaluator?: Evaluator<StateOf<Game>, ContentOf<Game>>
  /** How hints are put into words. Without it matters are called what the evaluator calls them. */
  readonly hintWords?: Words<StateOf<Game>, ContentOf<Game>>
  /** What the odds of an answer are about. */
  readonly oddsReader?: OddsReader<StateOf<Game>, ContentOf<Game>>
  /** What a seat is taken to answer next when odds are worked out, where the plainest answer would mislead. */
  readonly followUps?: readonly FollowUp<Game>[]
  /** What `gargoyle odds` shows. */
  loadOddsQuery?(): Promise<OddsQuery>
  /** How it is drawn and answered in a terminal. */
  loadTextMode?(): Promise<TextMode<ViewOf<Game>>>

  /** What the lab keeps of a game beside who won, and how it reports it. */
  readonly noteKinds?: NoteKinds
  /** What mattered in a finished game that was played with events. */
  notesOf?(session: SessionOf<Game>): Notes
  /** Tags of a side that follow from what it brings: the faction of a crew. Only of what the game would take. */
  tagsOf?(brought: { readonly name: string; readonly json?: unknown }): Readonly<Record<string, string>>

  /** Where its rules stand in the ledger. */
  readonly ledger?: LedgerPart
  /** How much content it has, by kind: models, traits, cards. */
  contentCounts?(): Readonly<Record<string, number>>
}

/** The rules of a game in the ledger. */
export interface LedgerPart {
  /** What the ids of its rules begin with: `bmg3`. */
  readonly prefix: string
  /** Kinds of which the ledger lists some only, so that an id it does not have is no misspelling. */
  readonly openKinds?: readonly string[]
}

/** How a game ended, in the terms that all games share. */
export interface Summary {
  /** Seats that won. None, or all, make a draw. */
  readonly winners: readonly Seat[]
  /** Numbers worth a mean over many games: rounds, victory points of each seat. */
  readonly numbers: Readonly<Record<string, number>>
  /** Why it ended, in a few words. */
  readonly reason: string
}

/** Seats and sides of a setup. */
export function tableOf(
  { definition }: Pick<GameKit, 'definition'>,
  setup: Json,
): Result<{ readonly seats: readonly Seat[]; readonly sides: Sides }> {
  const prepared = definition.prepare(setup)
  if (!prepared.ok) return prepared
  const { setup: own } = prepared.value
  return ok({ seats: definition.seats(own), sides: sidesOf(definition, own) })
}

/** What a side is called: its name, or its letter. */
export const sideName = ({ sideNames }: Pick<GameKit, 'sideNames'>, side: number): string =>
  sideNames?.[side] ?? letterAt(side)

/** `a` for 0, `b` for 1. */
export const letterAt = (place: number): string => String.fromCharCode('a'.charCodeAt(0) + place)

/** The sides that won, by their places. Empty for a draw. */
export function winningSides({ winners }: Summary, sides: Sides): readonly number[] {
  const won = sides.flatMap((side, place) => (side.some((seat) => winners.includes(seat)) ? [place] : []))
  return won.length === sides.length ? [] : won
}
