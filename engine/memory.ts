import { frozenCopy } from './json.ts'
import type { Json } from './vocabulary.ts'

/**
 * What rules remember, by key. Never changed in place: remembering makes a new one, so that copies of a state share what
 * they remember. Frozen with all that is in it, so that nothing can change a copy by mistake. Games of this house show
 * memories in their views: nothing that a seat may not know belongs in one.
 */
export type Memories = { readonly [key: string]: Json }

/** How long something is remembered: as long as its holder is there, or until the round ends. */
export type MemorySpan = 'memory' | 'roundMemory'

/** A state, a model, a marker, an activation: anything that rules remember something about. */
export type MemoryHolder<Span extends MemorySpan = 'memory'> = { [S in Span]: Memories }

type Readable<Span extends MemorySpan> = { readonly [S in Span]: Memories }

/** Something that a rule remembers: its key, how long it lasts, and what holds before anything was remembered. */
export type Memory<T extends Json, Span extends MemorySpan = 'memory'> = {
  readonly key: string
  readonly span: Span
  readonly initial: T
}

/** Nothing is remembered yet. */
export const noMemories: Memories = Object.freeze({})

/** Declares something that a rule remembers as long as the holder is there. The key is unique in its game. */
export const memory = <T extends Json>(key: string, initial: T): Memory<T> => ({
  key,
  span: 'memory',
  initial,
})

/** The same until the round ends. */
export const roundMemory = <T extends Json>(key: string, initial: T): Memory<T, 'roundMemory'> => ({
  key,
  span: 'roundMemory',
  initial,
})

/** What is remembered; the initial value where nothing is, or where there is no holder. */
export function recall<T extends Json, Span extends MemorySpan>(
  holder: Readable<Span> | undefined,
  { key, span, initial }: Memory<T, Span>,
): T {
  // Only `remember` writes under this key, and its type is that of the memory.
  const known = holder?.[span][key] as T | undefined
  return known === undefined ? initial : known
}

/** Remembers a value in place of the one before. Without a holder, such as an activation, nothing is remembered. */
export function remember<T extends Json, Span extends MemorySpan>(
  holder: MemoryHolder<Span> | undefined,
  { key, span }: Memory<T, Span>,
  value: T,
): void {
  if (holder === undefined) return
  const memories: Readonly<Record<string, Json>> = Object.freeze({
    ...holder[span],
    [key]: frozenCopy(value),
  })
  const writable: { [S in MemorySpan]?: Memories } = holder
  writable[span] = memories
}

/** Goes back to the initial value. */
export function forget<T extends Json, Span extends MemorySpan>(
  holder: MemoryHolder<Span> | undefined,
  { key, span }: Memory<T, Span>,
): void {
  if (holder === undefined || !Object.hasOwn(holder[span], key)) return
  const { [key]: _, ...rest } = holder[span]
  const writable: { [S in MemorySpan]?: Memories } = holder
  writable[span] = Object.freeze(rest)
}

/** Whether a remembered list has an item. */
export const isAmong = <T extends boolean | number | string, Span extends MemorySpan>(
  holder: Readable<Span> | undefined,
  list: Memory<readonly T[], Span>,
  item: T,
): boolean => recall(holder, list).includes(item)

/** Puts an item on a remembered list, unless it is there. */
export function rememberAmong<T extends boolean | number | string, Span extends MemorySpan>(
  holder: MemoryHolder<Span> | undefined,
  list: Memory<readonly T[], Span>,
  item: T,
): void {
  const known = recall(holder, list)
  if (!known.includes(item)) remember(holder, list, [...known, item])
}

/** Takes an item off a remembered list. */
export function forgetAmong<T extends boolean | number | string, Span extends MemorySpan>(
  holder: MemoryHolder<Span> | undefined,
  list: Memory<readonly T[], Span>,
  item: T,
): void {
  const known = recall(holder, list)
  if (known.includes(item))
    remember(
      holder,
      list,
      known.filter((each) => each !== item),
    )
}
