import { isRecord, ok, type Result, refused } from '@gargoyle/engine'
import { storedList } from '../storage/stored-list.ts'
import { browserStore, keepText, storedJson, type TextStore } from '../storage/text-store.ts'

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

const crews = storedList('gargoyle-crews', (given) => (isSavedCrew(given) ? given : undefined))
const LAST = 'gargoyle-crew-open'

/** Own crews of a game, the one changed last first. */
export function savedCrews(game: string, store?: TextStore): readonly SavedCrew[] {
  return crews
    .entries(store)
    .filter((crew) => crew.game === game)
    .sort((a, b) => b.changed - a.changed)
}

/** Keeps a crew, in the place of the one with the same id if there is one. */
export function saveCrew(crew: SavedCrew, store?: TextStore): Result<SavedCrew> {
  return crews.keep([...crews.entries(store).filter(({ id }) => id !== crew.id), crew], store)
    ? ok(crew)
    : refused('This browser keeps nothing for us. Save the crew as a file, or copy its link, before you go.')
}

/** Forgets a crew; hands it back, so that it can be kept again. */
export function forgetCrew(id: string, store?: TextStore): SavedCrew | undefined {
  const all = crews.entries(store)
  crews.keep(
    all.filter((crew) => crew.id !== id),
    store,
  )
  return all.find((crew) => crew.id === id)
}

/** What is kept among the crews of all games but cannot be read as a crew. */
export const damagedCrews = (store?: TextStore): readonly unknown[] => crews.damaged(store)

/** Forgets what cannot be read, and no crew. */
export const forgetDamagedCrews = (store?: TextStore): boolean => crews.forgetDamaged(undefined, store)

/** Which own crew of a game was open last. */
export function lastOpen(game: string, store?: TextStore): string | undefined {
  const last = storedJson(LAST, store)
  const id = isRecord(last) ? last[game] : undefined
  return typeof id === 'string' ? id : undefined
}

/** Remembers which own crew of a game is open. */
export function rememberOpen(
  game: string,
  id: string | undefined,
  store: TextStore | undefined = browserStore(),
): void {
  const last = storedJson(LAST, store)
  keepText(LAST, JSON.stringify({ ...(isRecord(last) ? last : {}), [game]: id ?? null }), store)
}

/** An id that no other crew has. */
export const freshCrewId = (): string =>
  `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 6).toString(36)}`

const isSavedCrew = (given: unknown): given is SavedCrew =>
  isRecord(given) &&
  typeof given.id === 'string' &&
  typeof given.game === 'string' &&
  typeof given.name === 'string' &&
  typeof given.changed === 'number'
