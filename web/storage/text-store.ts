/** Where texts are kept: `localStorage`, or something like it. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>

/** The store of this browser, if it has one. */
export function browserStore(): TextStore | undefined {
  try {
    return localStorage
  } catch {
    // Some people's browsers refuse even to be asked.
    return undefined
  }
}

/** The text under a key; null where there is none, or where nothing can be read. */
export function readText(key: string, store: TextStore | undefined = browserStore()): string | null {
  try {
    return store?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps a text under a key. Whether that worked: a browser may keep nothing, and a disk may be full. */
export function keepText(key: string, text: string, store: TextStore | undefined = browserStore()): boolean {
  try {
    store?.setItem(key, text)
    return store !== undefined
  } catch {
    return false
  }
}

/** What stands under a key as JSON: null where there is nothing, undefined where it is no JSON. */
export function storedJson(key: string, store: TextStore | undefined = browserStore()): unknown {
  try {
    return JSON.parse(readText(key, store) ?? 'null')
  } catch {
    return undefined
  }
}
