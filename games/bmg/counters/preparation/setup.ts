import type { Json } from '@gargoyle/engine'
import type { BandList } from '../band/band-list.ts'
import type { TableConditions } from '../rules/special-rule.ts'

/** What a player brings. */
export type SeatSetup = { readonly seat: string; readonly band: BandList }

/** What a game is set up with. */
export type Setup = TableConditions & {
  readonly bands: readonly [SeatSetup, SeatSetup]
  /** The name of a board, `{ city: seed }`, or the data of a board. */
  readonly board: Json
  /** A scenario that the players agreed on; rolled if left out. bmg1/core/scenario-roll */
  readonly scenario?: string
  /** Whether strategies are bought; they are optional. bmg1/core/strategies */
  readonly strategies?: boolean
  /** Whether models that need the Compendium may be in a band of the first edition; not if left out. */
  readonly compendium?: boolean
}
