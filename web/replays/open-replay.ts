import { type GameRecord, type Result, refused } from '@gargoyle/engine'
import type { GamePage } from '../games/game-page.ts'
import { gameById } from '../games/index.ts'
import { keptRecord } from '../match/kept-record.ts'
import { savedMatches } from '../match/saved-matches.ts'
import type { SavedMatch } from '../match/saves.ts'
import { inWordsForPeople } from '../match/setup-words.ts'
import { connectReplay } from '../worker/connect.ts'
import type { ReplayHost, ReplayInfo } from '../worker/protocol.ts'

/** A game being watched. */
export interface OpenReplay {
  readonly match: SavedMatch
  readonly record: GameRecord
  readonly page: GamePage
  readonly info: ReplayInfo
  readonly host: ReplayHost
}

/** Opens a saved game for watching. A tab in which it is played meanwhile is not disturbed. */
export async function openReplay(id: string): Promise<Result<OpenReplay>> {
  const match = await savedMatches().find(id)
  if (match === undefined)
    return refused('There is no such game in this browser. It may have been removed, or played elsewhere.')
  const kept = await keptRecord(id)
  if (!kept.ok) {
    await savedMatches().setRefusal(id, kept.reason.text)
    return kept
  }
  const record = kept.value
  if (record === undefined) return refused('Nothing has been played in this game yet.')
  const listed = gameById(record.game)
  if (listed === undefined) {
    const reason = `The game "${record.game}" is not known here.`
    await savedMatches().setRefusal(id, reason)
    return refused(reason)
  }
  const host = connectReplay()
  try {
    const [opened, page] = await Promise.all([host.open(record, match.order.seats), listed.load()])
    const info = inWordsForPeople(opened)
    await savedMatches().setRefusal(id, info.ok ? undefined : info.reason.text)
    if (!info.ok) {
      host.close()
      return info
    }
    const title = match.title === '' ? page.title(info.value) : match.title
    if (match.title === '') await savedMatches().rename(id, title)
    return { ok: true, value: { match: { ...match, title }, record, page, info: info.value, host } }
  } catch (error) {
    host.close()
    return refused(error instanceof Error ? error.message : String(error))
  }
}
