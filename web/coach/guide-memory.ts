/** What is remembered of a guided game beside the game itself. */
export interface GuideMemory {
  /** Lessons that were read, of those that are only read. */
  readonly read: ReadonlySet<string>
  /** Whether the guide is put away; it can be taken up again. */
  readonly isAway: boolean
}

type TextStore = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (match: string): string => `gargoyle-guide-${match}`

function browserStore(): TextStore | undefined {
  try {
    return localStorage
  } catch {
    // Some browsers throw on access: then a guide starts over with every visit.
    return undefined
  }
}

/** What is remembered about the guide of a match. Nothing that can be stored makes it throw. */
export function guideMemory(match: string, store: TextStore | undefined = browserStore()): GuideMemory {
  try {
    const kept: unknown = JSON.parse(store?.getItem(keyOf(match)) ?? '{}')
    const { read, isAway } =
      typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
    const ids = Array.isArray(read) ? read.filter((id) => typeof id === 'string') : []
    return { read: new Set(ids), isAway: isAway === true }
  } catch {
    return { read: new Set(), isAway: false }
  }
}

/** Remembers it. */
export function rememberGuide(
  match: string,
  { read, isAway }: GuideMemory,
  store: TextStore | undefined = browserStore(),
): void {
  try {
    store?.setItem(keyOf(match), JSON.stringify({ read: [...read], isAway }))
  } catch {
    // With full storage it is not remembered; most of it follows from the game itself.
  }
}
