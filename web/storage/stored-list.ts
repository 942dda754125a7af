import { browserStore, keepText, readText, storedJson, type TextStore } from './text-store.ts'

/** A list of a person's own things, kept in this browser. What of it cannot be read stays until a person removes it. */
export interface StoredList<T> {
  /** All that can be read, in the order they were kept. */
  entries(store?: TextStore): readonly T[]
  /** What cannot be read, as it was kept: a person may be able to mend it. */
  damaged(store?: TextStore): readonly unknown[]
  /** Keeps these entries, beside what cannot be read. Whether that worked. */
  keep(entries: readonly unknown[], store?: TextStore): boolean
  /** Forgets what cannot be read, or the part of it that is named, and no entry. */
  forgetDamaged(isGone?: (entry: unknown) => boolean, store?: TextStore): boolean
}

/** The list under a key; `read` makes nothing of an entry that it cannot read. */
export function storedList<T>(key: string, read: (entry: unknown) => T | undefined): StoredList<T> {
  const all = (store: TextStore | undefined): readonly unknown[] => {
    const found = storedJson(key, store)
    if (Array.isArray(found)) return found
    return found === null ? [] : [found ?? readText(key, store)]
  }
  const isGood = (entry: unknown) => read(entry) !== undefined
  const write = (entries: readonly unknown[], store: TextStore | undefined) =>
    keepText(key, JSON.stringify(entries), store)
  return {
    entries: (store = browserStore()) =>
      all(store).flatMap((entry) => {
        const good = read(entry)
        return good === undefined ? [] : [good]
      }),
    damaged: (store = browserStore()) => all(store).filter((entry) => !isGood(entry)),
    keep: (entries, store = browserStore()) =>
      write([...all(store).filter((entry) => !isGood(entry)), ...entries], store),
    forgetDamaged: (isGone = () => true, store = browserStore()) =>
      write(
        all(store).filter((entry) => isGood(entry) || !isGone(entry)),
        store,
      ),
  }
}
