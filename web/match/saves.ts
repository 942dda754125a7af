import type { GameRecord } from '@gargoyle/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { matchId, readMatch, type SavedMatch } from './saved-match.ts'

export type { SavedMatch } from './saved-match.ts'

interface SavesSchema extends DBSchema {
  matches: { key: IDBValidKey; value: SavedMatch }
  records: { key: IDBValidKey; value: GameRecord }
}

/** Where matches are kept on this machine. */
export interface Saves {
  /** All matches, last changed first. */
  list(): Promise<readonly SavedMatch[]>
  find(id: string): Promise<SavedMatch | undefined>
  /** The game so far; none before the first answer is saved. */
  record(id: string): Promise<GameRecord | undefined>
  /** All that is kept of a match as it is, readable or not, to be written into a file. */
  raw(id: string): Promise<unknown>
  /** Puts a new match on the list, with what was played so far if it comes from elsewhere. */
  add(match: SavedMatch, record?: GameRecord): Promise<void>
  /** Keeps the game after an answer. A match that was removed meanwhile stays removed. */
  keep(id: string, record: GameRecord): Promise<void>
  rename(id: string, title: string): Promise<void>
  /** Keeps why a match could not be opened, for the lists it stands in; nothing where it opened. */
  setRefusal(id: string, refusal: string | undefined): Promise<void>
  remove(id: string): Promise<void>
  /** Whether what is kept outlasts the tab. */
  isLasting(): Promise<boolean>
}

/** Opens the saved matches of this browser; where it keeps nothing, matches last as long as the tab. */
export function openSaves(name = 'gargoyle'): Saves {
  const opened = openDatabase(name).then(
    (database) => inDatabase(database),
    () => inMemory(),
  )
  return {
    list: async () => (await opened).list(),
    find: async (id) => (await opened).find(id),
    record: async (id) => (await opened).record(id),
    raw: async (id) => (await opened).raw(id),
    add: async (match, record) => (await opened).add(match, record),
    keep: async (id, record) => (await opened).keep(id, record),
    rename: async (id, title) => (await opened).rename(id, title),
    setRefusal: async (id, refusal) => (await opened).setRefusal(id, refusal),
    remove: async (id) => (await opened).remove(id),
    isLasting: async () => (await opened).isLasting(),
  }
}

/** Opens the database as it is, whatever its version; one that lacks a part gets it. */
async function openDatabase(name: string): Promise<IDBPDatabase<SavesSchema>> {
  const upgrade = (database: IDBPDatabase<SavesSchema>): void => {
    const { objectStoreNames: stores } = database
    if (!stores.contains('matches')) database.createObjectStore('matches', { keyPath: 'id' })
    if (!stores.contains('records')) database.createObjectStore('records')
  }
  // Without a number an existing database is opened as it is, and a new one is made as the first version.
  const database = await openDB<SavesSchema>(name, undefined, { upgrade })
  const { objectStoreNames: stores, version } = database
  if (stores.contains('matches') && stores.contains('records')) return database
  database.close()
  return openDB<SavesSchema>(name, version + 1, { upgrade })
}

const lastChangedFirst = (a: SavedMatch, b: SavedMatch): number => b.changedAt - a.changedAt

function withRefusal({ refusal: _, ...match }: SavedMatch, refusal: string | undefined): SavedMatch {
  return refusal === undefined ? match : { ...match, refusal }
}

const after = (match: SavedMatch, { answers, ended }: GameRecord): SavedMatch => ({
  ...match,
  changedAt: Date.now(),
  answers: answers.length,
  over: ended,
})

/** The key that a match is kept under: its id, unless that only stands for a key that is no text. */
async function keyOf(database: IDBPDatabase<SavesSchema>, id: string): Promise<IDBValidKey> {
  const keys = await database.getAllKeys('matches')
  return keys.find((key) => key === id) ?? keys.find((key) => matchId(key) === id) ?? id
}

function inDatabase(database: IDBPDatabase<SavesSchema>): Saves {
  return {
    list: async () => (await database.getAll('matches')).map(readMatch).sort(lastChangedFirst),
    async find(id) {
      const found: unknown = await database.get('matches', id)
      return found === undefined ? undefined : readMatch(found)
    },
    record: (id) => database.get('records', id),
    async raw(id) {
      const key = await keyOf(database, id)
      return { match: await database.get('matches', key), record: await database.get('records', key) }
    },
    async add(match, record) {
      const change = database.transaction(['matches', 'records'], 'readwrite')
      await change.objectStore('matches').put(match)
      if (record) await change.objectStore('records').put(record, match.id)
      await change.done
    },
    async keep(id, record) {
      const change = database.transaction(['matches', 'records'], 'readwrite')
      const match = await change.objectStore('matches').get(id)
      if (match) {
        await change.objectStore('matches').put(after(match, record))
        await change.objectStore('records').put(record, id)
      }
      await change.done
    },
    async rename(id, title) {
      const change = database.transaction('matches', 'readwrite')
      const match = await change.store.get(id)
      if (match) await change.store.put({ ...match, title })
      await change.done
    },
    async setRefusal(id, refusal) {
      const change = database.transaction('matches', 'readwrite')
      const match = await change.store.get(id)
      if (match && match.refusal !== refusal) await change.store.put(withRefusal(match, refusal))
      await change.done
    },
    async remove(id) {
      const key = await keyOf(database, id)
      const change = database.transaction(['matches', 'records'], 'readwrite')
      await change.objectStore('matches').delete(key)
      await change.objectStore('records').delete(key)
      await change.done
    },
    isLasting: async () => true,
  }
}

/** For browsers that keep nothing. */
export function inMemory(): Saves {
  const matches = new Map<string, SavedMatch>()
  const records = new Map<string, GameRecord>()
  return {
    list: async () => [...matches.values()].sort(lastChangedFirst),
    find: async (id) => matches.get(id),
    record: async (id) => records.get(id),
    raw: async (id) => ({ match: matches.get(id), record: records.get(id) }),
    async add(match, record) {
      matches.set(match.id, match)
      if (record) records.set(match.id, record)
    },
    async keep(id, record) {
      const match = matches.get(id)
      if (match === undefined) return
      matches.set(id, after(match, record))
      records.set(id, record)
    },
    async rename(id, title) {
      const match = matches.get(id)
      if (match) matches.set(id, { ...match, title })
    },
    async setRefusal(id, refusal) {
      const match = matches.get(id)
      if (match) matches.set(id, withRefusal(match, refusal))
    },
    async remove(id) {
      matches.delete(id)
      records.delete(id)
    },
    isLasting: async () => false,
  }
}
