import { type GameRecord, isRecord, ok, type Result, readRecord, refused } from '@gargoyle/engine'
import { savedMatches } from './saved-matches.ts'

/** What was played in a match; nothing before its first answer. Whatever the browser kept is read with care. */
export async function keptRecord(id: string): Promise<Result<GameRecord | undefined>> {
  const kept: unknown = await savedMatches().record(id)
  if (kept === undefined) return ok(undefined)
  const read = readRecord(isRecord(kept) ? kept : {})
  if (read.ok) return read
  const { path } = read.reason
  // Other versions are no damage, and are said as they are.
  if (path === 'version') return read
  return refused(
    'What was played in this game is damaged and cannot be read.',
    path === undefined ? {} : { path },
  )
}
