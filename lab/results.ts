import type { GameKit, NoteKinds } from '@gargoyle/kits'
import { gamesIn, hasOneBot, type Plan } from './plan.ts'
import type { GameRow } from './row.ts'
import { type CardResult, cardResults } from './statistics/cards.ts'
import {
  firstPlayerRate,
  type PairingResult,
  pairingResults,
  type Standing,
  sideRates,
  sortedByName,
  standingsBy,
  tagRates,
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
import { type Verdict, verdictsOn } from './statistics/verdict.ts'

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
  /** All contestants, best first; draws count as half a win here and everywhere. */
  readonly contestants: readonly Standing[]
  readonly pairings: readonly PairingResult[]
  readonly bots: readonly Standing[]
  /** By what sides are or have, as the game's kit declares it: crew, faction, zone. */
  readonly groups: Readonly<Record<string, readonly Standing[]>>
  readonly firstPlayer?: Rate
  /** By side: a and b, or heroes and villain. */
  readonly sides: readonly Standing[]
  /** Of each side in each game: all, and those who won, drew, lost. */
  readonly points?: PointsResult
  readonly rounds?: Distribution
  readonly decisions: Distribution
  readonly reasons: Readonly<Record<string, number>>
  /** By what games were played with, as the kit declares it: board, encounter, mission. */
  readonly tables: Readonly<Record<string, readonly TableResult[]>>
  readonly cards: readonly CardResult[]
  readonly rules: readonly RuleResult[]
  /** How balanced it is. Empty where bots differ: the better bot wins with anything. */
  readonly verdicts: readonly Verdict[]
}

/** What is reported of a game whose kit declares nothing. */
export const noKinds: NoteKinds = { sides: [], games: [] }

/** Counts everything. */
export function resultsOf(plan: Plan, all: readonly GameRow[], kit: GameKit): Results {
  const rows = all.filter(({ broken }) => broken === undefined)
  const kinds = kit.noteKinds ?? noKinds
  const name = (kind: string) => (id: string) => kinds.nameOf?.(kind, id) ?? id
  const cards = cardResults(rows, name('card'))
  const firstPlayer = firstPlayerRate(rows)
  const points = pointsResult(rows)
  const rounds = rows.flatMap((row) => row.rounds ?? [])
  const groups = kinds.sides.map(({ id, section, limits }) => {
    const standings = tagRates(rows, id)
    const isPlace = section === undefined
    return { kind: id, isPlace, standings: isPlace ? sortedByName(standings) : standings, limits }
  })
  const judged = {
    cards,
    cardLimits: kinds.aims?.cards,
    firstPlayer,
    firstPlayerLimits: kinds.aims?.firstPlayer,
    groups,
  }
  return {
    game: plan.game,
    title: kit.title,
    kind: plan.kind,
    seed: plan.seed,
    planned: gamesIn(plan),
    played: all.length,
    draws: rows.filter(({ winners }) => winners.length === 0).length,
    broken: all.flatMap(({ game, seed, broken }) =>
      broken === undefined ? [] : [{ game, seed, text: broken }],
    ),
    contestants: standingsBy(rows, ({ contestant }) => plan.contestants[contestant]!.name),
    pairings: pairingResults(plan, rows),
    bots: standingsBy(rows, ({ bot }) => bot),
    groups: Object.fromEntries(groups.map(({ kind, standings }) => [kind, standings])),
    ...(firstPlayer === undefined ? {} : { firstPlayer }),
    sides: sideRates(rows),
    ...(points === undefined ? {} : { points }),
    ...(rounds.length === 0 ? {} : { rounds: distributionOf(rounds) }),
    decisions: distributionOf(rows.map(({ decisions }) => decisions)),
    reasons: reasonCounts(rows),
    tables: Object.fromEntries(kinds.games.map((kind) => [kind, tableResults(rows, kind, kinds)])),
    cards,
    rules: ruleResults(rows, name('rule')),
    verdicts: hasOneBot(plan) ? verdictsOn(judged) : [],
  }
}

/** What does not hold, if anything. */
export const outside = ({ verdicts }: Results): readonly Verdict[] => verdicts.filter(({ holds }) => !holds)
