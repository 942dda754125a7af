export { book } from './book.ts'
export { secondEdition } from './edition.ts'
