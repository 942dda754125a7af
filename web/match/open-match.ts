import { type Result, refused } from '@gargoyle/engine'
import type { GamePage } from '../games/game-page.ts'
import { gameById } from '../games/index.ts'
import { saveFile } from '../ui/save-file.ts'
import { connect } from '../worker/connect.ts'
import type { MatchHost, MatchInfo, MatchOrder } from '../worker/protocol.ts'
import { keptRecord } from './kept-record.ts'
import { type MatchStore, openStore } from './match-store.ts'
import { offerReport } from './report.ts'
import { fileNameOf, fileOf, savedMatches } from './saved-matches.ts'
import type { SavedMatch } from './saves.ts'
import { inWordsForPeople } from './setup-words.ts'
import { holdLock } from './tab-lock.ts'

/** A match with all that a table needs. */
export interface OpenMatch {
  readonly match: SavedMatch
  readonly page: GamePage
  readonly store: MatchStore
  /** Writes the game so far into a file. */
  saveToFile(): Promise<void>
  close(): void
}

/** Opens a saved match: begins it, or goes on where it was left. */
export async function openMatch(id: string): Promise<Result<OpenMatch>> {
  const match = await savedMatches().find(id)
  if (match === undefined)
    return refused('There is no such game in this browser. It may have been removed, or begun elsewhere.')
  if (match.damage !== undefined)
    return refused(`This game cannot be opened: ${match.damage} The home page can export or remove it.`)
  const listed = gameById(match.order.game)
  if (listed === undefined) {
    const unknown = `The game "${match.order.game}" is not known here.`
    await savedMatches().setRefusal(id, unknown)
    return refused(unknown)
  }
  const unlock = await holdLock(`gargoyle match ${id}`)
  if (unlock === undefined)
    return refused('This game is open in another tab. Close that tab, or play on there.')
  const host = connect(id)
  const loading = listed.load()
  // If the match cannot be started, that message is shown.
  loading.catch(() => undefined)
  const begun = await begin(host, match).catch((error: unknown) => refused(errorText(error)))
  if (!begun.ok) {
    host.close()
    unlock()
    return begun
  }
  const page = await loading
  const title = page.title(begun.value.get().info)
  if (match.title === '') await savedMatches().rename(id, title)
  const named = match.title === '' ? { ...match, title } : match
  let isClosed = false
  const saveToFile = () => writeOut(isClosed ? undefined : host, named)
  const withdraw = offerReport(saveToFile)
  return {
    ok: true,
    value: {
      match: named,
      page,
      store: begun.value,
      saveToFile,
      close() {
        isClosed = true
        withdraw()
        begun.value.close()
        unlock()
      },
    },
  }
}

async function begin(host: MatchHost, { id, order }: SavedMatch): Promise<Result<MatchStore>> {
  const info = await resumeOrStart(host, id, order)
  await savedMatches().setRefusal(id, info.ok ? undefined : info.reason.text)
  return info.ok ? openStore(host, info.value) : info
}

async function resumeOrStart(host: MatchHost, id: string, order: MatchOrder): Promise<Result<MatchInfo>> {
  const record = await keptRecord(id)
  if (!record.ok) return record
  return inWordsForPeople(
    record.value === undefined ? await host.start(order) : await host.resume(record.value, order.seats),
  )
}

async function writeOut(host: MatchHost | undefined, match: SavedMatch): Promise<void> {
  // Where the game itself is broken or closed, what was saved last is what there is.
  const written = await host?.record().catch(() => undefined)
  const record = written?.ok ? written.value : await savedMatches().record(match.id)
  if (record) saveFile(fileNameOf(match), fileOf(record, match.order.seats))
}

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error))
