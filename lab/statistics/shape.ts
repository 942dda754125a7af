import type { GameRow } from '../row.ts'
import { zoneRates } from './contests.ts'
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
  readonly points?: Mean
  /** How zone A did, where there are zones. */
  readonly zoneA?: Rate
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

/** Points by how the game went for whoever made them. */
export interface PointsResult {
  readonly all: Distribution
  readonly won: Distribution
  readonly drawn: Distribution
  readonly lost: Distribution
}

/** The points of all seats; undefined where a game has none. */
export function pointsResult(rows: readonly GameRow[]): PointsResult | undefined {
  const made = (which: (row: GameRow, place: number) => boolean): Distribution =>
    distributionOf(
      rows.flatMap((row) =>
        row.seats.flatMap(({ points }, place) => (points !== undefined && which(row, place) ? [points] : [])),
      ),
    )
  const all = made(() => true)
  if (all.count === 0) return undefined
  return {
    all,
    won: made(({ winner }, place) => winner === place),
    drawn: made(({ winner }) => winner === null),
    lost: made(({ winner }, place) => winner !== null && winner !== place),
  }
}

/** How often each reason ended a game, most often first. */
export function reasonCounts(rows: readonly GameRow[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)))
}

/** Games by board, encounter or event. */
export function tableResults(
  rows: readonly GameRow[],
  part: 'board' | 'encounter' | 'event',
  nameOf: (id: string) => string,
): readonly TableResult[] {
  const ids = [...new Set(rows.flatMap((row) => row[part] ?? []))].sort()
  return ids.map((id) => {
    const own = rows.filter((row) => row[part] === id)
    const points = own.flatMap(({ seats }) => seats.flatMap((seat) => seat.points ?? []))
    const zoneA = zoneRates(own).find(({ name }) => name === 'A')
    return {
      id,
      name: nameOf(id),
      games: own.length,
      draws: own.filter(({ winner }) => winner === null).length,
      ...(points.length === 0 ? {} : { points: meanOf(points) }),
      ...(zoneA === undefined ? {} : { zoneA }),
    }
  })
}
