import { browserStore, keepText, storedJson, type TextStore } from '../storage/text-store.ts'

const KEY = 'gargoyle-tips-seen'

function seen(store: TextStore | undefined): readonly string[] {
  const games = storedJson(KEY, store)
  return Array.isArray(games) ? games.filter((game) => typeof game === 'string') : []
}

/** Whether the tips of a game were read or skipped in this browser. */
export const haveSeenTips = (game: string, store: TextStore | undefined = browserStore()): boolean =>
  seen(store).includes(game)

/** Remembers that they have. */
export function rememberTips(game: string, store: TextStore | undefined = browserStore()): void {
  // A full disk forgets, and the tips come again.
  keepText(KEY, JSON.stringify([...new Set([...seen(store), game])]), store)
}

const reached = new Map<string, number>()

/** Which tip of a game was read last: it is shown again after the panel was closed. */
export const tipReached = (game: string): number => reached.get(game) ?? 0

export const reachTip = (game: string, tip: number): void => void reached.set(game, tip)
