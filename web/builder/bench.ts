import type { Edit } from './crew-builder.ts'

/** The crew being edited, and the steps to undo and redo. */
export interface Bench<List> {
  /** The id of the saved crew; undefined while a ready-made crew, or another person's, is unchanged. */
  readonly id: string | undefined
  /** The name that the person gave it; empty if none. */
  readonly name: string
  readonly list: List
  readonly past: readonly List[]
  readonly future: readonly List[]
}

/** The most steps to undo: enough for a person, and little memory for a tab. */
const REMEMBERED = 100

/** A crew just opened. */
export const opened = <List>(list: List, name = '', id?: string): Bench<List> => ({
  id,
  name,
  list,
  past: [],
  future: [],
})

/** After an edit; from then on it is a saved crew of the person. */
export const edited = <List>(bench: Bench<List>, { list }: Edit<List>, freshId: string): Bench<List> => ({
  ...bench,
  id: bench.id ?? freshId,
  list,
  past: [...bench.past, bench.list].slice(-REMEMBERED),
  future: [],
})

/** After an undo; unchanged if there is nothing to undo. */
export function undone<List>(bench: Bench<List>): Bench<List> {
  const before = bench.past[bench.past.length - 1]
  if (before === undefined) return bench
  return { ...bench, list: before, past: bench.past.slice(0, -1), future: [bench.list, ...bench.future] }
}

/** After a redo; unchanged if there is nothing to redo. */
export function redone<List>(bench: Bench<List>): Bench<List> {
  const [after, ...future] = bench.future
  if (after === undefined) return bench
  return { ...bench, list: after, past: [...bench.past, bench.list], future }
}

/** After it is named; from then on it is a saved crew of the person. */
export const named = <List>(bench: Bench<List>, name: string, freshId: string): Bench<List> => ({
  ...bench,
  id: bench.id ?? freshId,
  name,
})
