import type { Affiliation, Rank } from '../vocabulary.ts'

/** What forming a deck needs to know about an objective card. */
export type CardFacts = {
  readonly id: string
  readonly name: string
  /** How many copies a deck has of it, if it has it at all. */
  readonly copies: number
  /** The crews that may have it; empty for a general card. */
  readonly affiliations: readonly Affiliation[]
  /** An extra card of these models: profile ids, aliases or names. bmg3/core/objective-deck */
  readonly forModels?: readonly string[]
  /** The rank on an extra card, which the model must have been recruited as. */
  readonly forRanks?: readonly Rank[]
  /** Some model of the crew must have one of these traits, of such a rank if one is given. */
  readonly forTraits?: readonly string[]
}
