import type {
  BandContext,
  BandList,
  CounterDefinition,
  CounterEdition,
  RuleBook,
} from '@gargoyle/bmg-counters'
import type { Limits } from '../notes.ts'

/** What the kit of a counter edition needs to know about it. */
export interface CounterGame {
  readonly definition: CounterDefinition
  readonly edition: CounterEdition
  readonly book: RuleBook
  readonly bandContext: BandContext
  readonly readyMadeBands: Readonly<Record<string, BandList>>
  /** What bands are formed from where models of the Compendium are let in, if the edition can do so. */
  readonly wideBandContext?: BandContext
  /** What its share codes begin with. */
  readonly code: string
  /** Which share of games its ready-made bands, or all bands of an affiliation together, should win against the others. */
  readonly balance: { readonly bands: Limits } | { readonly affiliations: Limits }
  /** Whether a model of the catalogue can be played. */
  isPlayable(id: string): boolean
}
