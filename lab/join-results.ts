import { ok, type Result, refused } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import type { Plan } from './plan.ts'
import { noKinds } from './results.ts'
import type { Kept } from './results-folder.ts'
import type { GameRow } from './row.ts'

/**
 * The games of several results folders as if they were one run. Games of a later folder replace all earlier ones that
 * were played with the same things, as the game's kit declares them: the same mission with as many heroes. So a part that
 * was changed can be played again alone. Every game keeps its seed.
 */
export function joinResults(all: readonly Kept[], { noteKinds = noKinds }: GameKit): Result<Kept> {
  const [first, ...others] = all
  if (first === undefined) return refused('There are no results to join.')
  if (others.length > 0 && noteKinds.games.length === 0)
    return refused(
      `${first.plan.game} does not tell what its games were played with: nothing can be replaced.`,
    )
  for (const { plan } of others) {
    const why = whyNotJoined(first.plan, plan)
    if (why !== undefined) return refused(`Results of seed ${plan.seed} cannot be joined: ${why}.`)
  }
  const playedWith = ({ tags }: GameRow): string => JSON.stringify(noteKinds.games.map((kind) => tags[kind]))
  const rows: GameRow[] = []
  const timings: Kept['timings'][number][] = []
  for (const [place, { rows: own, timings: times }] of all.entries()) {
    const replaced = new Set(all.slice(place + 1).flatMap((later) => later.rows.map(playedWith)))
    const timingOf = new Map(times.map((timing) => [timing.game, timing]))
    for (const row of own) {
      if (replaced.has(playedWith(row))) continue
      const game = rows.length + 1
      rows.push({ ...row, game })
      const timing = timingOf.get(row.game)
      if (timing !== undefined) timings.push({ ...timing, game })
    }
  }
  return ok({ plan: joinedPlan(all, rows.length), rows, timings })
}

function whyNotJoined(first: Plan, other: Plan): string | undefined {
  if (first.kind !== 'run' || other.kind !== 'run') return 'only runs are joined'
  if (other.game !== first.game) return `they are of ${other.game}, not ${first.game}`
  if (other.rulesVersion !== first.rulesVersion) return 'the rules have changed in between'
  const bots = ({ contestants }: Plan): string => contestants.map(({ name }) => name).join(', ')
  return bots(other) === bots(first) ? undefined : `${bots(other)} played, not ${bots(first)}`
}

function joinedPlan(all: readonly Kept[], games: number): Plan {
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
