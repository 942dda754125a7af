import { setTable as setCounterTable, type TableSketch, type TestTable } from '@gargoyle/bmg-counters/testing'
import { book } from '../book.ts'
import { firstEdition } from '../edition.ts'

/** Stages a situation of the first edition: its scenarios, strategies and ids. */
export const setTable = <Name extends string>(sketch: TableSketch<Name>): TestTable<Name> =>
  setCounterTable({ edition: firstEdition, book, scenario: 'skirmish', ...sketch })
