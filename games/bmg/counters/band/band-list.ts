import type { Affiliation, Rank } from '../vocabulary.ts'

/** A model on a band list. */
export type Recruit = {
  /** Profile id. */
  readonly id: string
  readonly rank: Rank
  /** Equipment ids, such as `joker/flare`. */
  readonly equipment: readonly string[]
}

/** What a player writes down before a game. */
export type BandList = {
  /** Profile id of the Band Leader, one of the models. */
  readonly leader: string
  readonly models: readonly Recruit[]
  /** The limit that the players agreed on. */
  readonly reputation: number
  /** Which band it is, where the leader could lead several; the first on its card if left out. */
  readonly affiliation?: Affiliation
}
