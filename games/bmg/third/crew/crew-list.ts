import type { Affiliation, Rank } from '../vocabulary.ts'

/** A model on a crew list. */
export type Recruit = {
  /** Profile id. */
  readonly id: string
  /** The rank it is recruited as. bmg3/core/crew-ranks */
  readonly rank: Rank
  /** Equipment ids, such as `gcpd/radio`. */
  readonly equipment: readonly string[]
}

/** A card on a crew list, with all its copies. */
export type DeckEntry = { readonly card: string; readonly copies: number }

/** What a player writes down before a game. */
export type CrewList = {
  /** Profile id of one of the models. */
  readonly boss: string
  /** All of them, the Boss too. */
  readonly models: readonly Recruit[]
  /** The limit that the players agreed on. */
  readonly reputation: number
  readonly deck: readonly DeckEntry[]
  /** Which crew it is, where the Boss could lead several; the first on the Boss's card if left out. */
  readonly affiliation?: Affiliation
}
