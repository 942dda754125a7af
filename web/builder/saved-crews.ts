import { isRecord, ok, type Result, refused } from '@gargoyle/engine'

/** One of a person's own crews, kept in this browser. */
export interface SavedCrew {
  readonly id: string
  /** The id of the game it is for. */
  readonly game: string
  /** The name that the person gave it; empty if none. */
  readonly name: string
  /** What the game's own reader makes a crew list of. */
  readonly list: unknown
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number
}

/** Where a browser keeps things: `localStorage`, or something like it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>

const CREWS = 'gargoyle-crews'
const LAST = 'gargoyle-crew-open'

/** Own crews of a game, the one changed last first. */
export function savedCrews(game: string, shelf: Shelf | undefined = browserShelf()): readonly SavedCrew[] {
  return allCrews(shelf)
    .filter((crew) => crew.game === game)
    .sort((a, b) => b.changed - a.changed)
}

/** Keeps a crew, in the place of the one with the same id if there is one. */
export function saveCrew(crew: SavedCrew, shelf: Shelf | undefined = browserShelf()): Result<SavedCrew> {
  const kept = keep(
    [...damagedEntries(shelf), ...allCrews(shelf).filter(({ id }) => id !== crew.id), crew],
    shelf,
  )
  return kept.ok ? ok(crew) : kept
}

/** Forgets a crew; hands it back, so that it can be kept again. */
export function forgetCrew(id: string, shelf: Shelf | undefined = browserShelf()): SavedCrew | undefined {
  const all = allCrews(shelf)
  keep([...damagedEntries(shelf), ...all.filter((crew) => crew.id !== id)], shelf)
  return all.find((crew) => crew.id === id)
}

/** What is kept among the crews of all games but cannot be read as a crew, as text; nothing if all can be read. */
export function damagedCrews(shelf: Shelf | undefined = browserShelf()): string | undefined {
  const damaged = damagedEntries(shelf)
  return damaged.length === 0 ? undefined : JSON.stringify(damaged, null, 2)
}

/** Forgets what cannot be read, and no crew. */
export function forgetDamagedCrews(shelf: Shelf | undefined = browserShelf()): void {
  keep(allCrews(shelf), shelf)
}

/** Which own crew of a game was open last. */
export function lastOpen(game: string, shelf: Shelf | undefined = browserShelf()): string | undefined {
  const last = readJson(shelf, LAST)
  const id = isRecord(last) ? last[game] : undefined
  return typeof id === 'string' ? id : undefined
}

/** Remembers which own crew of a game is open. */
export function rememberOpen(
  game: string,
  id: string | undefined,
  shelf: Shelf | undefined = browserShelf(),
): void {
  const last = readJson(shelf, LAST)
  write(shelf, LAST, { ...(isRecord(last) ? last : {}), [game]: id ?? null })
}

/** An id that no other crew has. */
export const freshCrewId = (): string =>
  `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 6).toString(36)}`

function allCrews(shelf: Shelf | undefined): readonly SavedCrew[] {
  const all = readJson(shelf, CREWS)
  return Array.isArray(all) ? all.filter(isSavedCrew) : []
}

/** Kept as it is whenever crews are written: a person may be able to mend it. */
function damagedEntries(shelf: Shelf | undefined): readonly unknown[] {
  const all = readJson(shelf, CREWS)
  if (Array.isArray(all)) return all.filter((each) => !isSavedCrew(each))
  if (all === null) return []
  return [all ?? shelf?.getItem(CREWS)]
}

const isSavedCrew = (given: unknown): given is SavedCrew =>
  isRecord(given) &&
  typeof given.id === 'string' &&
  typeof given.game === 'string' &&
  typeof given.name === 'string' &&
  typeof given.changed === 'number'

function keep(crews: readonly unknown[], shelf: Shelf | undefined): Result<undefined> {
  return write(shelf, CREWS, crews)
    ? ok(undefined)
    : refused('This browser keeps nothing for us. Save the crew as a file, or copy its link, before you go.')
}

function readJson(shelf: Shelf | undefined, key: string): unknown {
  try {
    return JSON.parse(shelf?.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

function write(shelf: Shelf | undefined, key: string, value: unknown): boolean {
  try {
    shelf?.setItem(key, JSON.stringify(value))
    return shelf !== undefined
  } catch {
    return false
  }
}

function browserShelf(): Shelf | undefined {
  try {
    return localStorage
  } catch {
    // Some people's browsers refuse even to be asked.
    return undefined
  }
}
