import type { Plan } from '../plan.ts'
import type { GameRow, SideRow } from '../row.ts'
import { wonBy } from './cards.ts'
import { type Mean, meanOf, type Rate, rateOf } from './interval.ts'

/** How one did against all others: a contestant, a crew, a faction, a bot. */
export interface Standing extends Rate {
  readonly name: string
  /** Points that it made in a game, where the game has points. */
  readonly points?: Mean
}

/** How the first of two did against the second. */
export interface PairingResult extends Rate {
  readonly a: string
  readonly b: string
}

/** Counts wins, draws and losses of many at once. */
class Count {
  private readonly counts = new Map<
    string,
    { wins: number; draws: number; losses: number; points: number[] }
  >()

  note(name: string, row: GameRow, place: number, points?: number): void {
    const count = this.counts.get(name) ?? { wins: 0, draws: 0, losses: 0, points: [] }
    this.counts.set(name, count)
    const won = wonBy(row, place)
    if (won === 1) count.wins++
    else if (won === 0) count.losses++
    else count.draws++
    if (points !== undefined) count.points.push(points)
  }

  rate(name: string): Rate {
    const { wins = 0, draws = 0, losses = 0 } = this.counts.get(name) ?? {}
    return rateOf(wins, draws, losses)
  }

  /** All of them, best first. */
  standings(): readonly Standing[] {
    return [...this.counts]
      .map(([name, { points }]) => ({
        name,
        ...this.rate(name),
        ...(points.length === 0 ? {} : { points: meanOf(points) }),
      }))
      .sort((one, other) => other.share - one.share || (one.name < other.name ? -1 : 1))
  }
}

/**
 * How all of a kind did against the field: what a side is called by `nameOf` against what the other is called. Where both
 * are the same nothing is counted, for it would win and lose at once.
 */
export function standingsBy(
  rows: readonly GameRow[],
  nameOf: (side: SideRow) => string | undefined,
): readonly Standing[] {
  const count = new Count()
  for (const row of rows) {
    const names = row.sides.map(nameOf)
    if (new Set(names).size < names.length) continue
    for (const [place, name] of names.entries()) {
      if (name !== undefined) count.note(name, row, place, row.sides[place]?.points)
    }
  }
  return count.standings()
}

/** Every pairing of the plan, from the side of the first. */
export function pairingResults(plan: Plan, rows: readonly GameRow[]): readonly PairingResult[] {
  const count = new Count()
  for (const row of rows) {
    const [first] = plan.pairings[row.pairing] ?? []
    const place = row.sides.findIndex(({ contestant }) => contestant === first)
    if (place >= 0) count.note(`${row.pairing}`, row, place)
  }
  return plan.pairings.map(([a, b], index) => ({
    a: plan.contestants[a]!.name,
    b: plan.contestants[b]!.name,
    ...count.rate(`${index}`),
  }))
}

/** How the side with the first turn did; undefined where no game reports it. */
export function firstPlayerRate(rows: readonly GameRow[]): Rate | undefined {
  const count = new Count()
  for (const row of rows) if (row.first !== undefined) count.note('first', row, row.first)
  const rate = count.rate('first')
  return rate.games === 0 ? undefined : rate
}

/** How sides with each tag of a kind did, best first. */
export const tagRates = (rows: readonly GameRow[], kind: string): readonly Standing[] =>
  standingsBy(rows, ({ tags }) => tags[kind])

/** How each side did, by name. */
export const sideRates = (rows: readonly GameRow[]): readonly Standing[] =>
  sortedByName(standingsBy(rows, ({ side }) => side))

/** The same, in the order of their names. */
export const sortedByName = (standings: readonly Standing[]): readonly Standing[] =>
  standings.toSorted((one, other) => (one.name < other.name ? -1 : 1))
