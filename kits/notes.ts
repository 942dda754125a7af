import type { Seat } from '@gargoyle/engine'

/** Between which shares of games something should lie. */
export type Limits = readonly [least: number, most: number]

/** What mattered in one finished game, in terms that games share. What a game does not have it leaves out. */
export interface Notes {
  /** What the game was played with, by the ids of `NoteKinds.games`: `{ encounter: 'heist' }`. */
  readonly tags?: Readonly<Record<string, string>>
  readonly rounds?: number
  /** Who had the first turn. */
  readonly first?: Seat
  /** By seat. Tags and points are those of the seat's side: one seat of a side is enough to say them. */
  readonly seats: Readonly<Record<Seat, SeatNotes>>
}

/** What mattered about one seat. */
export interface SeatNotes {
  /** By the ids of `NoteKinds.sides`: `{ zone: 'A' }`. */
  readonly tags?: Readonly<Record<string, string>>
  readonly points?: number
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

/** A kind of tag that sides have, by which the lab compares them: `crew`, `faction`, `zone`. */
export interface SideKind {
  readonly id: string
  /** Its own part of the report. Without it the kind is a place at the table and listed with the first player. */
  readonly section?: { readonly title: string; readonly caption: string; readonly about?: string }
  /** Which share of games a side with such a tag should win. */
  readonly limits?: Limits
}

/** What the notes of a game name, and how the lab reports it. */
export interface NoteKinds {
  readonly sides: readonly SideKind[]
  /** Kinds of tags that whole games have: `board`, `encounter`, `mission`. */
  readonly games: readonly string[]
  /** The tag of a side whose share of wins is compared between such games; `side` is the name of the side itself. */
  readonly compared?: { readonly kind: string; readonly value: string }
  /** In which share of the games in which a card was drawn it should be scored, and how often the first player should win. */
  readonly aims?: { readonly cards?: Limits; readonly firstPlayer?: Limits }
  /** What people call something: of a kind above, a `card` or a `rule`. */
  nameOf?(kind: string, id: string): string
}
