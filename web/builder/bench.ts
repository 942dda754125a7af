import type { Edit } from './crew-builder.ts'

/** The crew being worked on, and the way back. */
export interface Bench<List> {
  /** Which of one's own crews it is; none yet if it is ready-made or somebody else's and nobody changed it. */
  readonly id: string | undefined
  /** As the person called it; empty if nobody did. */
  readonly name: string
  readonly list: List
  readonly past: readonly List[]
  readonly future: readonly List[]
}

/** Enough to find the way back, and no more than a tab should hold. */
const REMEMBERED = 100

/** A crew just opened. */
export const opened = <List>(list: List, name = '', id?: string): Bench<List> => ({
  id,
  name,
  list,
  past: [],
  future: [],
})

/** After a change; whatever it was before, it is one's own from then on. */
export const edited = <List>(bench: Bench<List>, { list }: Edit<List>, freshId: string): Bench<List> => ({
  ...bench,
  id: bench.id ?? freshId,
  list,
  past: [...bench.past, bench.list].slice(-REMEMBERED),
  future: [],
})

/** After the last change is taken back; as it is if there is none. */
export function undone<List>(bench: Bench<List>): Bench<List> {
  const before = bench.past[bench.past.length - 1]
  if (before === undefined) return bench
  return { ...bench, list: before, past: bench.past.slice(0, -1), future: [bench.list, ...bench.future] }
}

/** After what was taken back is done again; as it is if there is none. */
export function redone<List>(bench: Bench<List>): Bench<List> {
  const [after, ...future] = bench.future
  if (after === undefined) return bench
  return { ...bench, list: after, past: [...bench.past, bench.list], future }
}

/** After it is given a name; that makes it one's own. */
export const named = <List>(bench: Bench<List>, name: string, freshId: string): Bench<List> => ({
  ...bench,
  id: bench.id ?? freshId,
  name,
})
