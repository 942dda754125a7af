import type { Profile, Rank, RuleUse } from '@gargoyle/bmg3'
import type { BoardData, Light } from '@gargoyle/table'

/** What never changes about a model at the table, as everybody may know it. */
export interface ModelData {
  readonly profile: Profile['id']
  readonly label: string
  readonly rank: Rank
  readonly seat: string
  readonly radius: number
  readonly height: number
  /** Its traits, those of its equipment included. */
  readonly traits: readonly RuleUse[]
}

/** What the host lays open of a match: the board, and who stands on it, by number of the model. */
export interface TableData {
  readonly board: BoardData
  readonly models: readonly ModelData[]
}

/** What the rules make of a moment. */
export interface ShownData {
  readonly lights: readonly Light[]
}

// What comes from the host is our own worker's word, so it is taken as it is.
export const tableDataOf = (table: unknown): TableData => table as TableData
export const shownDataOf = (shown: unknown): ShownData => shown as ShownData
