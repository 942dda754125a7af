import type { AnyGame, Json, Result, Seat, Session } from '@gargoyle/engine'

/** What many games at once need to know about a game beyond its definition. `games.ts` holds the list. */
export interface LabGame {
  readonly game: AnyGame
  readonly title: string
  /**
   * The setup of the game number `index` (from 0) of a run. What the options leave open is taken in turn from what
   * the game has ready-made, so that the same options, index and seed always give the same setup. Refuses options
   * that this game does not have.
   */
  setupFor(options: SetupOptions, index: number, seed: string): Result<Json>
  /** What a finished game amounts to. */
  summarize(outcome: Json): Summary
  /** Names of the crews to choose from, if the game has crews. */
  readonly crews?: readonly string[]
  /** Names of the boards to choose from, if it has boards. */
  readonly boards?: readonly string[]
  /** The faction of a crew that somebody named. Only of crews that the game would take. */
  factionOf?(crew: Named): string | undefined
  /** What mattered in a finished game that was played with events. */
  notesOf?(session: Session): Notes
  /** What people call something that notes name. */
  nameOf?(kind: ThingKind, id: string): string
}

/** What notes name things of. */
export type ThingKind = 'crew' | 'faction' | 'card' | 'rule' | 'board' | 'encounter' | 'event'

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

/** What mattered in one game, in terms that games share. What a game does not have it leaves out. */
export interface Notes {
  readonly encounter?: string
  readonly event?: string
  readonly rounds?: number
  /** Who had the first turn. */
  readonly first?: Seat
  readonly seats: Readonly<Record<Seat, SeatNotes>>
}

/** What mattered about one seat. */
export interface SeatNotes {
  readonly points?: number
  /** Where it began: zone A or B. */
  readonly zone?: string
  /** Ids of the cards of its deck, each once, in order. So are the three below. */
  readonly deck?: readonly string[]
  readonly drawn?: readonly string[]
  readonly scored?: readonly string[]
  readonly resources?: readonly string[]
  /** How many models it lost for good. */
  readonly lost?: number
  /** Special rules of its own that the story names. */
  readonly rules?: readonly string[]
}
