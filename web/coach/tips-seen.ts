const KEY = 'gargoyle-tips-seen'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

function browserShelf(): Shelf | undefined {
  try {
    return localStorage
  } catch {
    // Some people's browsers refuse even to be asked: then tips come every time.
    return undefined
  }
}

function seen(shelf: Shelf | undefined): readonly string[] {
  try {
    const games: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]')
    return Array.isArray(games) ? games.filter((game) => typeof game === 'string') : []
  } catch {
    return []
  }
}

/** Whether the tips of a game were read or skipped in this browser. */
export const haveSeenTips = (game: string, shelf: Shelf | undefined = browserShelf()): boolean =>
  seen(shelf).includes(game)

/** Remembers that they have. */
export function rememberTips(game: string, shelf: Shelf | undefined = browserShelf()): void {
  try {
    shelf?.setItem(KEY, JSON.stringify([...new Set([...seen(shelf), game])]))
  } catch {
    // A full disk forgets, and the tips come again.
  }
}

const reached = new Map<string, number>()

/** Which tip of a game was read last: it is shown again after the panel was closed. */
export const tipReached = (game: string): number => reached.get(game) ?? 0

export const reachTip = (game: string, tip: number): void => void reached.set(game, tip)
