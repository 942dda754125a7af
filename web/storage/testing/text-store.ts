import type { TextStore } from '../text-store.ts'

/** A store of a test’s own, with these texts in it. */
export function textStore(texts: Readonly<Record<string, string>> = {}): TextStore {
  const kept = new Map(Object.entries(texts))
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }
}
