import type { Profile, Rank, RuleUse } from '@gargoyle/bmg3'
import type { Json } from '@gargoyle/engine'
import type { BoardData } from '@gargoyle/table'

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

/** What the host lays open of a match: the board, and who stands on it. By number of the model. */
export interface TableData {
  readonly board: BoardData
  readonly models: readonly ModelData[]
}

/** Reads what came from the host. It is our own worker's word, so nothing is checked again. */
export const tableDataOf = (table: Json): TableData => table as never
