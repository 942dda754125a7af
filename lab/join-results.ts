import { ok, type Result, refused, sameJson } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import type { Plan } from './plan.ts'
import { noKinds } from './results.ts'
import type { ResultsContent } from './results-folder.ts'
import type { GameRow } from './row.ts'

/**
 * The games of several results folders as if they were one. Every game keeps its seed.
 *
 * In runs, games of a later folder replace all earlier ones that were played with the same things, as the game's kit
 * declares them: the same mission with as many heroes. So a part that was changed can be played again alone. Tournaments
 * of the same contestants by the same program are added up, so that more games on another seed make shares more certain;
 * one of changed contestants replaces all earlier games of theirs.
 */
export function joinResults(
  all: readonly ResultsContent[],
  { noteKinds = noKinds }: GameKit,
): Result<ResultsContent> {
  const [first, ...others] = all
  if (first === undefined) return refused('There are no results to join.')
  if (all.every(({ plan }) => plan.kind === 'tournament')) return addUpTournaments(first, others)
  if (others.length > 0 && noteKinds.games.length === 0)
    return refused(
      `${first.plan.game} does not tell what its games were played with: nothing can be replaced.`,
    )
  for (const { plan } of others) {
    const why = resultsBlockedReason(first.plan, plan)
    if (why !== undefined) return refused(`Results of seed ${plan.seed} cannot be joined: ${why}.`)
  }
  const playedWith = ({ tags }: GameRow): string => JSON.stringify(noteKinds.games.map((kind) => tags[kind]))
  const left = all.map((kept, place) => {
    const replaced = new Set(all.slice(place + 1).flatMap((later) => later.rows.map(playedWith)))
    return { ...kept, rows: kept.rows.filter((row) => !replaced.has(playedWith(row))) }
  })
  const games = renumbered(left)
  return ok({ ...games, plan: joinedPlan(all, games.rows.length) })
}

/** All games of some folders, counted through, each with how long it took. */
function renumbered(all: readonly ResultsContent[]): Pick<ResultsContent, 'rows' | 'timings'> {
  const rows: GameRow[] = []
  const timings: ResultsContent['timings'][number][] = []
  for (const { rows: own, timings: times } of all) {
    const timingOf = new Map(times.map((timing) => [timing.game, timing]))
    for (const row of own) {
      const game = rows.length + 1
      rows.push({ ...row, game })
      const timing = timingOf.get(row.game)
      if (timing !== undefined) timings.push({ ...timing, game })
    }
  }
  return { rows, timings }
}

function addUpTournaments(first: ResultsContent, others: readonly ResultsContent[]): Result<ResultsContent> {
  const all = [first, ...others]
  for (const [place, { plan }] of all.entries()) {
    const why = additionBlockedReason(all.slice(0, place), plan)
    if (why !== undefined) return refused(`Results of seed ${plan.seed} cannot be joined: ${why}.`)
  }
  const { pairings } = first.plan
  const left = all.map((kept, place) => {
    const replaced = new Set(all.slice(place + 1).flatMap(({ plan }) => plan.changed ?? []))
    const isLeft = ({ sides }: GameRow): boolean =>
      !sides.some(({ contestant }) => replaced.has(kept.plan.contestants[contestant]!.name))
    const rows = kept.rows.filter(isLeft).map((row) => {
      const pair = kept.plan.pairings[row.pairing]
      return { ...row, pairing: pairings.findIndex((each) => sameJson(each, pair)) }
    })
    return { ...kept, rows }
  })
  return ok({ ...renumbered(left), plan: joinedPlan(all, gamesOf(all)) })
}

/** Games of each pairing in tournaments that are added up: those that only replace others add none. */
const gamesOf = (all: readonly ResultsContent[]): number =>
  all.reduce((sum, { plan }) => sum + (plan.changed === undefined ? plan.games : 0), 0)

function additionBlockedReason(earlier: readonly ResultsContent[], plan: Plan): string | undefined {
  const first = earlier[0]?.plan
  if (first === undefined)
    return plan.changed === undefined
      ? undefined
      : 'it replaces games of an earlier tournament: name that first'
  if (earlier.some((kept) => kept.plan.seed === plan.seed)) return 'the same games would count twice'
  if (plan.changed === undefined)
    return sameJson(withoutChance(first), withoutChance(plan))
      ? undefined
      : 'others took part, or the program has changed in between'
  const games = gamesOf(earlier)
  if (plan.games !== games)
    return `it has ${plan.games} games of each pairing, and ${games} are to be replaced`
  // The program differs, and perhaps the version of its rules: the lab cannot tell whether that concerns games of the others.
  const { pairings, marks, changed, rulesVersion, ...conditions } = withoutChance(plan)
  const { pairings: all, marks: _, rulesVersion: __, ...wanted } = withoutChance(first)
  if (!sameJson(wanted, conditions)) return 'others took part, or at other tables'
  return pairings.every((pair) => all.some((each) => sameJson(each, pair)))
    ? undefined
    : 'it pairs the contestants otherwise'
}

const withoutChance = ({ seed, games, ...conditions }: Plan) => conditions

function resultsBlockedReason(first: Plan, other: Plan): string | undefined {
  if (first.kind !== 'run' || other.kind !== 'run') return 'only runs are joined'
  if (other.game !== first.game) return `they are of ${other.game}, not ${first.game}`
  if (other.rulesVersion !== first.rulesVersion) return 'the rules have changed in between'
  const bots = ({ contestants }: Plan): string => contestants.map(({ name }) => name).join(', ')
  return bots(other) === bots(first) ? undefined : `${bots(other)} played, not ${bots(first)}`
}

function joinedPlan(all: readonly ResultsContent[], games: number): Plan {
  const first = all[0]!.plan
  const marks = all.flatMap(({ plan }) =>
    Object.entries(plan.marks).map(([name, mark]) => [`${name} (seed ${plan.seed})`, mark]),
  )
  return {
    ...first,
    games,
    seed: [...new Set(all.map(({ plan }) => plan.seed))].join(', '),
    marks: Object.fromEntries(marks) as Plan['marks'],
  }
}
