import { ok, type Result, refused } from '@gargoyle/engine'
import { loadContestants } from './contestants.ts'
import { takeFolder } from './folder-lock.ts'
import { findLabGame } from './games.ts'
import { gamesCsv } from './games-csv.ts'
import type { LabGame } from './lab-game.ts'
import { messageOf } from './message.ts'
import { gamesIn, type Plan } from './plan.ts'
import { playAll } from './pool.ts'
import { reportPage } from './report/page.ts'
import { type Results, resultsOf } from './results.ts'
import { addGame, files, type Kept, openFolder, readFolder, sortGames, writeWhole } from './results-folder.ts'
import type { PlayedRow } from './row.ts'
import { workerFile } from './workshop.ts'

/** How a plan is to be played. */
export interface RunOptions {
  /** The results folder. */
  readonly out: string
  /** Where the paths of bots begin. */
  readonly folder: string
  readonly workers: number
  readonly signal?: AbortSignal
  /** Told before the first game: how many there are, and how many of them had been played before. */
  readonly onStart?: (games: number, before: number) => void
  /** Told after every game: how many are played by now. */
  readonly onGame?: (played: number) => void
}

/** How playing a plan ended: with results, or stopped before the last game. */
export type Ended =
  | { readonly finished: true; readonly results: Results }
  | { readonly finished: false; readonly played: number; readonly games: number }

/** Plays what is left of a plan, and writes everything there is to say about it into its folder. */
export async function runPlan(plan: Plan, options: RunOptions): Promise<Result<Ended>> {
  const { out, folder } = options
  const labGame = findLabGame(plan.game)
  if (!labGame.ok) return labGame
  const file = workerFile()
  if (!file.ok) return file
  const bots = await loadContestants(plan, labGame.value, folder)
  if (!bots.ok) return bots
  const taken = takeFolder(out)
  if (!taken.ok) return taken
  try {
    return await playOn(plan, options, labGame.value, file.value)
  } finally {
    taken.value()
  }
}

/** Goes on with the games of a folder that is ours. */
async function playOn(
  plan: Plan,
  { out, folder, workers, signal, onStart, onGame }: RunOptions,
  labGame: LabGame,
  workerFile: string,
): Promise<Result<Ended>> {
  const kept = openFolder(out, plan)
  if (!kept.ok) return kept
  const done = new Set(kept.value.rows.map(({ game }) => game))
  const games = gamesIn(plan)
  const todo = Array.from({ length: games }, (_, index) => index).filter((index) => !done.has(index + 1))
  const rows = [...kept.value.rows]
  const timings = [...kept.value.timings]
  onStart?.(games, rows.length)
  const take = (played: PlayedRow): void => {
    addGame(out, played)
    rows.push(played.row)
    timings.push(played.timing)
    onGame?.(rows.length)
  }
  const work = { plan, labGame, folder, workerFile, workers, todo, onGame: take }
  let finished: boolean
  try {
    finished = await playAll(signal === undefined ? work : { ...work, signal })
  } catch (error) {
    // A full disk, or workers that cannot start: what has been played is kept.
    return refused(
      `the games cannot go on: ${messageOf(error)} (${rows.length} of ${games} are kept in ${out}.)`,
    )
  }
  if (!finished) return ok({ finished, played: rows.length, games })
  rows.sort((a, b) => a.game - b.game)
  timings.sort((a, b) => a.game - b.game)
  sortGames(out, { rows, timings })
  return ok({ finished, results: writeReport(out, { plan, rows, timings }, labGame) })
}

/** Makes the report of a results folder again, with the games that are there. */
export function reportAgain(out: string): Result<Results> {
  const kept = readFolder(out)
  if (!kept.ok) return kept
  const labGame = findLabGame(kept.value.plan.game)
  if (!labGame.ok) return labGame
  return ok(writeReport(out, kept.value, labGame.value))
}

function writeReport(out: string, { plan, rows, timings }: Kept, labGame: LabGame): Results {
  const results = resultsOf(plan, rows, labGame)
  writeWhole(out, files.results, `${JSON.stringify(results, null, 2)}\n`)
  writeWhole(out, files.table, gamesCsv(plan, rows, timings))
  writeWhole(out, files.report, reportPage(plan, results, timings))
  return results
}
