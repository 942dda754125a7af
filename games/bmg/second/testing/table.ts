import {
  setTable as setCounterTable,
  type TableSketch,
  type TestTable,
  testBook,
} from '@gargoyle/bmg-counters/testing'
import { book } from '../book.ts'
import { secondEdition } from '../edition.ts'

/** What makes a staged situation one of the second edition. */
export const secondBook = {
  edition: secondEdition,
  book: { ...book, scenarios: { ...testBook.scenarios, ...book.scenarios } },
}

/** Stages a situation of the second edition. Places are in centimetres, 2.5 to the inch, as in all counter tests. */
export const setTable = <Name extends string>(sketch: TableSketch<Name>): TestTable<Name> =>
  setCounterTable({ ...secondBook, ...sketch, book: { ...secondBook.book, ...sketch.book } })
