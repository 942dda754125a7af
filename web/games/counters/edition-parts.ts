import type { Chapter, Ruling } from '@gargoyle/bmg-common'
import type { BandContext, BandList, RuleBook } from '@gargoyle/bmg-counters'

/** A band to start from. */
export interface ReadyBand {
  readonly name: string
  readonly about: string
  readonly list: BandList
}

/** All that the form, the builder and the rules of an edition are made from. Whoever only plays need not load it. */
export interface EditionParts {
  /** The id of the game. */
  readonly id: string
  readonly name: string
  /** What those who play together are called: band, crew. */
  readonly word: string
  readonly book: RuleBook
  readonly bands: BandContext
  /** What bands are formed from where models of the Compendium are let in, fetched when somebody wants that. */
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
