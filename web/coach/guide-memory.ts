import { isRecord } from '@gargoyle/engine'
import { keepText, storedJson, type TextStore } from '../storage/text-store.ts'

/** What is remembered of a guided game beside the game itself. */
export interface GuideMemory {
  /** Lessons that were read, of those that are only read. */
  readonly read: ReadonlySet<string>
  /** Whether the guide is put away; it can be taken up again. */
  readonly isAway: boolean
}

const keyOf = (match: string): string => `gargoyle-guide-${match}`

/** What is remembered about the guide of a match. Nothing that can be stored makes it throw. */
export function guideMemory(match: string, store?: TextStore): GuideMemory {
  const kept = storedJson(keyOf(match), store)
  const { read, isAway } = isRecord(kept) ? kept : {}
  const ids = Array.isArray(read) ? read.filter((id) => typeof id === 'string') : []
  return { read: new Set(ids), isAway: isAway === true }
}

/** Remembers it. With full storage it is not remembered; most of it follows from the game itself. */
export function rememberGuide(match: string, { read, isAway }: GuideMemory, store?: TextStore): void {
  keepText(keyOf(match), JSON.stringify({ read: [...read], isAway }), store)
}
