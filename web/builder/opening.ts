import { type Bench, opened } from './bench.ts'
import type { CrewBuilder } from './crew-builder.ts'
import type { SavedCrew } from './saved-crews.ts'
import { type SharedCrew, sharedIn } from './share-link.ts'

/** What lies on the bench when the page opens. */
export interface BuilderOpening<List> {
  readonly bench: Bench<List>
  /** Why the crew that was asked for is not there. */
  readonly refusal?: string
}

/** Opens the crew that the address asks for, else the one that was open last, else an empty one. */
export function openingBench<List>(
  builder: CrewBuilder<List>,
  search: string,
  saved: readonly SavedCrew[],
  last: string | undefined,
): BuilderOpening<List> {
  const shared = sharedIn(search)
  if (shared !== undefined) {
    const found = openShared(builder, shared, saved, last)
    if (found.refusal === undefined) return found
    return { bench: openLast(builder, saved, last), refusal: found.refusal }
  }
  return { bench: openLast(builder, saved, last) }
}

/** Opens a crew by its code. If it is one of the person's own already, that one is opened, and no second is made. */
export function openShared<List>(
  builder: CrewBuilder<List>,
  { code, name }: SharedCrew,
  saved: readonly SavedCrew[],
  last?: string,
): BuilderOpening<List> {
  const list = builder.decode(code)
  if (!list.ok) {
    const refusal = `The ${builder.word} in the address could not be opened. ${list.reason.text}`
    return { bench: opened(builder.fresh), refusal }
  }
  const plain = builder.encode(list.value)
  const own = ownBenches(builder, saved).filter((bench) => builder.encode(bench.list) === plain)
  const same = own.find(({ id }) => id === last) ?? own[0]
  return { bench: same ?? opened(list.value, name) }
}

function openLast<List>(
  builder: CrewBuilder<List>,
  saved: readonly SavedCrew[],
  last: string | undefined,
): Bench<List> {
  return ownBenches(builder, saved).find(({ id }) => id === last) ?? opened(builder.fresh)
}

const ownBenches = <List>(builder: CrewBuilder<List>, saved: readonly SavedCrew[]): readonly Bench<List>[] =>
  saved.flatMap(({ id, name, list }) => {
    const read = builder.read(list)
    return read.ok ? [opened(read.value, name, id)] : []
  })
