import type { Chapter, Ruling } from '@gargoyle/bmg-common'
import type { BandContext, BandList, RuleBook } from '@gargoyle/bmg-counters'

/** A band to start from. */
export interface ReadyBand {
  readonly name: string
  readonly about: string
  readonly list: BandList
}

/** The data for the form, the builder and the rules of an edition. A match does not need to load it. */
export interface EditionParts {
  /** The id of the game. */
  readonly id: string
  readonly name: string
  /** The word for a group of models: band, crew. */
  readonly word: string
  readonly book: RuleBook
  readonly bands: BandContext
  /** The context for bands with models of the Compendium, fetched on demand. */
  readonly wideBands?: () => Promise<BandContext>
  readonly readyMade: Readonly<Record<string, ReadyBand>>
  /** What share codes begin with. */
  readonly code: string
  /** The least each side of the table measures, in table units. */
  readonly smallest: number
  /** What lengths are said in. */
  readonly unit: 'cm' | 'inch'
  /** The Reputation that bands are usually formed for. */
  readonly reputation: number
  readonly rulebook: readonly Chapter[]
  readonly rulings: readonly Ruling[]
}
