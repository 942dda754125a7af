import type {
  BandContext,
  BandList,
  Content,
  CounterEdition,
  RuleBook,
  Setup,
  State,
} from '@gargoyle/bmg-counters'
import type { GameDefinition } from '@gargoyle/engine'

/** What the kit of a counter edition needs to know about it. */
export interface CounterGame {
  readonly definition: GameDefinition<Setup, Content, State>
  readonly edition: CounterEdition
  readonly book: RuleBook
  readonly bandContext: BandContext
  readonly readyMadeBands: Readonly<Record<string, BandList>>
  /** What bands are formed from where models of the Compendium are let in, if the edition can do so. */
  readonly wideBandContext?: BandContext
  /** What its share codes begin with. */
  readonly code: string
  /** Whether a model of the catalogue can be played. */
  isPlayable(id: string): boolean
}
