import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, ok, parseJson, type Result, refused } from '@gargoyle/engine'
import { messageOf } from './message.ts'
import { gamesIn, type Plan, planVersion } from './plan.ts'
import type { GameRow, PlayedRow, TimingRow } from './row.ts'
import { planDifference } from './same-plan.ts'

/** The files of a results folder. */
export const files = {
  plan: 'plan.json',
  games: 'games.jsonl',
  timings: 'timings.jsonl',
  results: 'results.json',
  table: 'games.csv',
  report: 'report.html',
} as const

/** What a results folder holds. */
export interface ResultsContent {
  readonly plan: Plan
  /** By game, in order. */
  readonly rows: readonly GameRow[]
  readonly timings: readonly TimingRow[]
}

/** Reads a results folder. */
export function readFolder(folder: string): Result<ResultsContent> {
  const path = join(folder, files.plan)
  if (!existsSync(path)) {
    return refused(
      `${folder} holds no results: it has no ${files.plan}. Name a folder that the lab has written.`,
    )
  }
  const plan = readPlan(path)
  if (!plan.ok) return plan
  const rows = readLines<GameRow>(join(folder, files.games))
  if (!rows.ok) return rows
  const timings = readLines<TimingRow>(join(folder, files.timings))
  if (!timings.ok) return timings
  return ok({ plan: plan.value, rows: rows.value, timings: timings.value })
}

/**
 * Opens a folder for the games of a plan: makes it, or goes on with what is there. Refuses a folder of another plan.
 * What a crash left half written is dropped.
 */
export function openFolder(folder: string, plan: Plan): Result<ResultsContent> {
  try {
    mkdirSync(folder, { recursive: true })
    if (!existsSync(join(folder, files.plan))) {
      writeWhole(folder, files.plan, planText(plan))
      return ok({ plan, rows: [], timings: [] })
    }
    const kept = readFolder(folder)
    if (!kept.ok) return kept
    const why = planDifference(kept.value.plan, plan)
    if (why !== undefined) {
      return refused(
        `${folder} holds the games of another plan: ${why}. Choose another --out, or delete the folder.`,
      )
    }
    writeWhole(folder, files.plan, planText(plan))
    const within = { ...kept.value, plan, rows: kept.value.rows.filter(({ game }) => game <= gamesIn(plan)) }
    sortGames(folder, within)
    return ok(within)
  } catch (error) {
    return refused(`${folder} cannot be used: ${messageOf(error)}.`)
  }
}

/** Adds a game. Whatever happens afterwards, it is kept. */
export function addGame(folder: string, { row, timing }: PlayedRow): void {
  appendFileSync(join(folder, files.games), lineOf(row))
  appendFileSync(join(folder, files.timings), lineOf(timing))
}

/** Writes all games in their order, however they came. */
export function sortGames(folder: string, { rows, timings }: Pick<ResultsContent, 'rows' | 'timings'>): void {
  writeWhole(folder, files.games, rows.map(lineOf).join(''))
  writeWhole(folder, files.timings, timings.map(lineOf).join(''))
}

/** Writes a file so that there is never half of it. */
export function writeWhole(folder: string, name: string, text: string): void {
  const path = join(folder, name)
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

const planText = (plan: Plan): string => `${JSON.stringify(plan, null, 2)}\n`

function readPlan(path: string): Result<Plan> {
  try {
    const plan: unknown = parseJson(readFileSync(path, 'utf8'))
    if (!isRecord(plan) || plan.format !== 'gargoyle-lab') return refused(`${path} is no plan of the lab.`)
    if (plan.version === planVersion) return ok(plan as Plan & Record<string, unknown>)
    return refused(
      `${path} is of version ${plan.version} of the lab, this is version ${planVersion}: play its games anew into another folder, or read it with the Gargoyle that wrote it.`,
    )
  } catch (error) {
    return refused(`${path} cannot be read: ${messageOf(error)}.`)
  }
}

/** The lines of a file that may end in the middle of one, each game once, in order. */
function readLines<T extends { readonly game: number }>(path: string): Result<readonly T[]> {
  if (!existsSync(path)) return ok([])
  const found = new Map<number, T>()
  const lines = readFileSync(path, 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const value = parsed(line)
    if (isRecord(value) && typeof value.game === 'number') {
      if (!found.has(value.game)) found.set(value.game, value as T & Record<string, unknown>)
    } else if (index < lines.length - 1) {
      return refused(
        `${path} is damaged in line ${index + 1}: it is no game. Delete the line to go on without it.`,
      )
    }
  }
  return ok([...found.values()].sort((a, b) => a.game - b.game))
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
