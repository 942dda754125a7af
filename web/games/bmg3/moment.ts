import type { Bmg3View, bmg3 } from '@gargoyle/bmg3'
import type { Moment } from '../game-page.ts'
import type { ShownData, TableData } from './table-data.ts'

/** The third edition as the page has it. */
export interface Bmg3OnPage {
  readonly game: typeof bmg3
  readonly table: TableData
  readonly shown: ShownData
}

/** A moment of a match of the third edition. */
export type Bmg3Moment = Moment<Bmg3OnPage>

/** The public view of a model, and a crew as a viewer sees it. */
export type ModelView = Bmg3View['models'][number]
export type CrewView = Bmg3View['crews'][string]
