import type { CounterDefinition, CounterView } from '@gargoyle/bmg-counters'
import type { Moment } from '../game-page.ts'
import type { CounterShown, CounterTable } from './table-data.ts'

/** A counter edition as the page has it. */
export interface CounterOnPage {
  readonly game: CounterDefinition
  readonly table: CounterTable
  readonly shown: CounterShown
}

/** A moment of a match of a counter edition. */
export type CounterMoment = Moment<CounterOnPage>

/** The public views of a model and of a marker. */
export type ModelView = CounterView['models'][number]
export type MarkerView = CounterView['markers'][number]
