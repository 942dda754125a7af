import type { NoteKinds } from '@gargoyle/kits'
import type { GameRow } from '../row.ts'
import { wonBy } from './cards.ts'
import { sideRates, tagRates } from './contests.ts'
import { type Mean, meanOf, type Rate } from './interval.ts'

/** How often each value came, smallest first. */
export type Histogram = readonly { readonly value: number; readonly count: number }[]

/** A number over all games: its mean, and how often each value came. */
export interface Distribution extends Mean {
  readonly histogram: Histogram
}

/** Games by something that the table was laid with. */
export interface TableResult {
  readonly id: string
  readonly name: string
  readonly games: number
  readonly draws: number
  /** Where the chance of these games came from. */
  readonly seeds: readonly string[]
  readonly points?: Mean
  /** How the sides did that the game's kit wants compared, such as those in zone A. */
  readonly compared?: Rate
}

/** The distribution of some numbers. */
export function distributionOf(numbers: readonly number[]): Distribution {
  const counts = new Map<number, number>()
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1)
  const histogram = [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => one.value - other.value)
  return { ...meanOf(numbers), histogram }
}

/** Points by how the game went for the side that made them. */
export interface PointsResult {
  readonly all: Distribution
  readonly won: Distribution
  readonly drawn: Distribution
  readonly lost: Distribution
}

/** The points of all sides; undefined where a game has none. */
export function pointsResult(rows: readonly GameRow[]): PointsResult | undefined {
  const made = (which: (row: GameRow, place: number) => boolean): Distribution =>
    distributionOf(
      rows.flatMap((row) =>
        row.sides.flatMap(({ points }, place) => (points !== undefined && which(row, place) ? [points] : [])),
      ),
    )
  const all = made(() => true)
  if (all.count === 0) return undefined
  return {
    all,
    won: made((row, place) => wonBy(row, place) === 1),
    drawn: made((row, place) => wonBy(row, place) === 0.5),
    lost: made((row, place) => wonBy(row, place) === 0),
  }
}

/** How often each reason ended a game, most often first. */
export function reasonCounts(rows: readonly GameRow[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)))
}

/** The seed of a run, from that of one of its games: `SEED/NUMBER`. */
const seedOfRun = (seed: string): string => seed.slice(0, seed.lastIndexOf('/'))

/** Games by something that they were played with: board, encounter, mission. */
export function tableResults(
  rows: readonly GameRow[],
  kind: string,
  { nameOf, compared: wanted }: Pick<NoteKinds, 'nameOf' | 'compared'>,
): readonly TableResult[] {
  const ids = [...new Set(rows.flatMap(({ tags }) => tags[kind] ?? []))].sort()
  return ids.map((id) => {
    const own = rows.filter(({ tags }) => tags[kind] === id)
    const points = own.flatMap(({ sides }) => sides.flatMap((side) => side.points ?? []))
    const rates =
      wanted === undefined ? [] : wanted.kind === 'side' ? sideRates(own) : tagRates(own, wanted.kind)
    const compared = rates.find(({ name }) => name === wanted?.value)
    return {
      id,
      name: nameOf?.(kind, id) ?? id,
      games: own.length,
      draws: own.filter(({ winners }) => winners.length === 0).length,
      seeds: [...new Set(own.map(({ seed }) => seedOfRun(seed)))],
      ...(points.length === 0 ? {} : { points: meanOf(points) }),
      ...(compared === undefined ? {} : { compared }),
    }
  })
}
