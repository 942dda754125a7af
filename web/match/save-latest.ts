import type { GameRecord } from '@gargoyle/engine'
import type { Saves } from './saves.ts'

/** Saves a match after every answer, one write at a time: what comes during a write waits, and only the latest is kept. */
export function saveLatest(saves: Pick<Saves, 'keep'>, id: string): (record: GameRecord) => void {
  let writing = false
  let next: GameRecord | undefined
  const write = async (record: GameRecord): Promise<void> => {
    writing = true
    // A disk that is full does not end the game: the next answer tries again.
    await saves.keep(id, record).catch(() => undefined)
    writing = false
    const waiting = next
    next = undefined
    if (waiting) await write(waiting)
  }
  return (record) => {
    if (writing) next = record
    else void write(record)
  }
}
