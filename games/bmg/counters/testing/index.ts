export * from './duel.ts'
export { testBook, testEdition } from './edition.ts'
export * from './model-sketch.ts'
export * from './table.ts'
