import { type GameRecord, ok, type Result, recordOf, refused } from '@gargoyle/engine'
import { loadKit } from '@gargoyle/kits'
import { loadContestants } from './contestants.ts'
import { fixtureOf, gamesIn } from './plan.ts'
import { readFolder } from './results-folder.ts'
import { playFixture } from './row.ts'

/** A game of a results folder, played again. */
export interface Replayed {
  readonly record: GameRecord
  /** Whether it ended as it did the first time. Not so if the program has changed, or where a bot's budget is time. */
  readonly same: boolean
}

/** Plays one game of a results folder once more and writes it down, whole or as far as it goes. */
export async function replayGame(out: string, game: number, folder: string): Promise<Result<Replayed>> {
  const kept = readFolder(out)
  if (!kept.ok) return kept
  const { plan, rows } = kept.value
  if (game < 1 || game > gamesIn(plan)) {
    return refused(`there is no game ${game} in this plan: it has games 1 to ${gamesIn(plan)}.`)
  }
  const kit = await loadKit(plan.game)
  if (!kit.ok) return kit
  const bots = await loadContestants(plan, kit.value, folder)
  if (!bots.ok) return bots
  const { session, ended, failure } = await playFixture(
    plan,
    kit.value,
    bots.value,
    fixtureOf(plan, game - 1),
  )
  if (session === undefined) return refused(`game ${game} cannot be played: ${failure}`)
  const row = rows.find((each) => each.game === game)
  return ok({
    // A broken game is not played again for fingerprints: it might break again on the way.
    record: recordOf(session, ended === 'broken' ? { every: 0 } : {}),
    same:
      row !== undefined && (row.broken === undefined ? row.hash === session.hash() : row.broken === failure),
  })
}
