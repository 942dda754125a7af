import { type Result, refused } from '@gargoyle/engine'
import { gameById } from '../games/index.ts'
import type { OpeningCheck } from '../match/saved-matches.ts'
import { inWordsForPeople } from '../match/setup-words.ts'
import { connectReplay } from '../worker/connect.ts'

/** Plays a game from a file again, to find out whether it can be watched here. */
export const checkOpening: OpeningCheck = async (record, seats): Promise<Result<unknown>> => {
  if (gameById(record.game) === undefined) return refused(`The game "${record.game}" is not known here.`)
  const host = connectReplay()
  try {
    return inWordsForPeople(await host.open(record, seats))
  } finally {
    host.close()
  }
}
