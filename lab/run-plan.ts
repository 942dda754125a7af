import { ok, type Result, refused } from '@gargoyle/engine'
import { type GameKit, loadKit } from '@gargoyle/kits'
import { loadContestants } from './contestants.ts'
import { takeFolder } from './folder-lock.ts'
import { gamesCsv } from './games-csv.ts'
import { joinResults } from './join-results.ts'
import { messageOf } from './message.ts'
import { gamesIn, type Plan } from './plan.ts'
import { playAll } from './pool.ts'
import { workerFile } from './program-mark.ts'
import { labReportPage } from './report/page.ts'
import { type Results, resultsOf } from './results.ts'
import {
  addGame,
  files,
  openFolder,
  type ResultsContent,
  readFolder,
  sortGames,
  writeWhole,
} from './results-folder.ts'
import type { PlayedRow } from './row.ts'

/** How a plan is to be played. */
export interface RunOptions {
  /** The results folder. */
  readonly out: string
  /** Where the paths of bots begin. */
  readonly folder: string
  readonly workers: number
  readonly signal?: AbortSignal
  /** Called before the first game with the number of games, and how many of them had been played before. */
  readonly onStart?: (games: number, before: number) => void
  /** Called after every game with the number played by now. */
  readonly onGame?: (played: number) => void
}

/** How playing a plan ended: with results, or stopped before the last game. */
export type Ended =
  | { readonly finished: true; readonly results: Results }
  | { readonly finished: false; readonly played: number; readonly games: number }

/** Plays what is left of a plan, and writes everything there is to say about it into its folder. */
export async function runPlan(plan: Plan, options: RunOptions): Promise<Result<Ended>> {
  const { out, folder } = options
  const kit = await loadKit(plan.game)
  if (!kit.ok) return kit
  const file = workerFile()
  if (!file.ok) return file
  const bots = await loadContestants(plan, kit.value, folder)
  if (!bots.ok) return bots
  const taken = takeFolder(out)
  if (!taken.ok) return taken
  try {
    return await playOn(plan, options, kit.value, file.value)
  } finally {
    taken.value()
  }
}

/** Goes on with the games of a folder that is ours. */
async function playOn(
  plan: Plan,
  { out, folder, workers, signal, onStart, onGame }: RunOptions,
  kit: GameKit,
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
  const work = { plan, kit, folder, workerFile, workers, todo, onGame: take }
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
  return ok({ finished, results: writeReport(out, { plan, rows, timings }, kit) })
}

/** Makes the report of a results folder again, with the games that are there. */
export async function reportAgain(out: string): Promise<Result<Results>> {
  const kept = readFolder(out)
  if (!kept.ok) return kept
  const kit = await loadKit(kept.value.plan.game)
  if (!kit.ok) return kit
  return ok(writeReport(out, kept.value, kit.value))
}

/** The report of several results folders together (`joinResults`). Nothing is written. */
export async function joinedReport(
  folders: readonly string[],
): Promise<Result<{ readonly results: Results; readonly page: string }>> {
  const all: ResultsContent[] = []
  for (const folder of folders) {
    const kept = readFolder(folder)
    if (!kept.ok) return kept
    all.push(kept.value)
  }
  const kit = await loadKit(all[0]?.plan.game ?? '')
  if (!kit.ok) return kit
  const joined = joinResults(all, kit.value)
  if (!joined.ok) return joined
  const { plan, rows, timings } = joined.value
  const results = resultsOf(plan, rows, kit.value)
  return ok({ results, page: labReportPage(plan, kit.value, results, timings) })
}

function writeReport(out: string, { plan, rows, timings }: ResultsContent, kit: GameKit): Results {
  const results = resultsOf(plan, rows, kit)
  writeWhole(out, files.results, `${JSON.stringify(results, null, 2)}\n`)
  writeWhole(out, files.table, gamesCsv(plan, kit, rows, timings))
  writeWhole(out, files.report, labReportPage(plan, kit, results, timings))
  return results
}
