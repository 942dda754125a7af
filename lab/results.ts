import type { LabGame } from './lab-game.ts'
import { gamesIn, hasOneBot, type Plan } from './plan.ts'
import type { GameRow } from './row.ts'
import { type CardResult, cardResults } from './statistics/cards.ts'
import {
  firstPlayerRate,
  type PairingResult,
  pairingResults,
  type Standing,
  seatRates,
  standingsBy,
  zoneRates,
} from './statistics/contests.ts'
import type { Rate } from './statistics/interval.ts'
import { type RuleResult, ruleResults } from './statistics/rules.ts'
import {
  type Distribution,
  distributionOf,
  type PointsResult,
  pointsResult,
  reasonCounts,
  type TableResult,
  tableResults,
} from './statistics/shape.ts'
import { type Aims, usualAims, type Verdict, verdictsOn } from './statistics/verdict.ts'

/** What many games amount to. The same plan gives the same results, however and wherever it was played. */
export interface Results {
  readonly game: string
  readonly title: string
  readonly kind: Plan['kind']
  readonly seed: string
  /** Games of the plan, and how many of them have been played, to their end or not. */
  readonly planned: number
  readonly played: number
  readonly draws: number
  readonly broken: readonly { readonly game: number; readonly seed: string; readonly text: string }[]
  /** Everybody who took part, best first; draws count as half a win here and everywhere. */
  readonly contestants: readonly Standing[]
  readonly pairings: readonly PairingResult[]
  readonly bots: readonly Standing[]
  readonly crews: readonly Standing[]
  readonly factions: readonly Standing[]
  readonly firstPlayer?: Rate
  readonly zones: readonly Standing[]
  readonly seats: readonly Standing[]
  /** Of each seat in each game: all, and those who won, drew, lost. */
  readonly points?: PointsResult
  readonly rounds?: Distribution
  readonly decisions: Distribution
  readonly reasons: Readonly<Record<string, number>>
  readonly boards: readonly TableResult[]
  readonly encounters: readonly TableResult[]
  readonly events: readonly TableResult[]
  readonly cards: readonly CardResult[]
  readonly rules: readonly RuleResult[]
  /** How balanced it is. Empty where bots differ: the better bot wins with anything. */
  readonly verdicts: readonly Verdict[]
}

/** Counts everything. */
export function resultsOf(
  plan: Plan,
  all: readonly GameRow[],
  labGame: LabGame,
  aims: Aims = usualAims,
): Results {
  const rows = all.filter(({ broken }) => broken === undefined)
  const name = (kind: Parameters<NonNullable<LabGame['nameOf']>>[0]) => (id: string) =>
    labGame.nameOf?.(kind, id) ?? id
  const cards = cardResults(rows, name('card'))
  const factions = standingsBy(rows, ({ faction }) => faction)
  const firstPlayer = firstPlayerRate(rows)
  const zones = zoneRates(rows)
  const points = pointsResult(rows)
  const rounds = rows.flatMap((row) => row.rounds ?? [])
  const judged = { cards, factions, zones, ...(firstPlayer === undefined ? {} : { firstPlayer }) }
  return {
    game: plan.game,
    title: labGame.title,
    kind: plan.kind,
    seed: plan.seed,
    planned: gamesIn(plan),
    played: all.length,
    draws: rows.filter(({ winner }) => winner === null).length,
    broken: all.flatMap(({ game, seed, broken }) =>
      broken === undefined ? [] : [{ game, seed, text: broken }],
    ),
    contestants: standingsBy(rows, ({ contestant }) => plan.contestants[contestant]!.name),
    pairings: pairingResults(plan, rows),
    bots: standingsBy(rows, ({ bot }) => bot),
    crews: standingsBy(rows, ({ crew }) => crew),
    factions,
    ...(firstPlayer === undefined ? {} : { firstPlayer }),
    zones,
    seats: seatRates(rows),
    ...(points === undefined ? {} : { points }),
    ...(rounds.length === 0 ? {} : { rounds: distributionOf(rounds) }),
    decisions: distributionOf(rows.map(({ decisions }) => decisions)),
    reasons: reasonCounts(rows),
    boards: tableResults(rows, 'board', name('board')),
    encounters: tableResults(rows, 'encounter', name('encounter')),
    events: tableResults(rows, 'event', name('event')),
    cards,
    rules: ruleResults(rows, name('rule')),
    verdicts: hasOneBot(plan) ? verdictsOn(judged, aims) : [],
  }
}

/** What does not hold, if anything. */
export const outside = ({ verdicts }: Results): readonly Verdict[] => verdicts.filter(({ holds }) => !holds)
