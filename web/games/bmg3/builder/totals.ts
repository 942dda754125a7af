import {
  type CrewContext,
  type CrewList,
  type CrewReport,
  DECK_SIZE,
  formCrew,
  type Rank,
  rankLimits,
  rankNames,
} from '@gargoyle/bmg3'
import { rankPlural } from './words.ts'

/** How many models of a rank a crew has, and how many it may have. */
export interface RankCount {
  readonly rank: Rank
  readonly count: number
  /** Infinity where there is none. */
  readonly limit: number
  /** `Sidekicks 1 of 2`, `Henchmen 5`. */
  readonly text: string
}

/** Counts a crew by rank; empty ranks without a limit are left out, and so are vehicles where there are none. */
export function rankCounts(list: CrewList, context: CrewContext): readonly RankCount[] {
  const { crew } = formCrew(list, context)
  const limits = rankLimits(crew, context)
  return (Object.keys(rankNames) as readonly Rank[]).flatMap((rank) => {
    const count = crew.members.filter((member) => member.rank === rank).length
    const limit = limits[rank]
    if (count === 0 && (rank === 'vehicle' || limit === Number.POSITIVE_INFINITY)) return []
    const name = limit === 1 ? rankNames[rank] : rankPlural(rank)
    const text = limit === Number.POSITIVE_INFINITY ? `${name} ${count}` : `${name} ${count} of ${limit}`
    return [{ rank, count, limit, text }]
  })
}

/** The totals of a crew in one sentence, for screen readers. */
export function totalsText({ reputation, funding, deck, violations }: CrewReport): string {
  const wrong =
    violations.length === 0
      ? 'Every rule is kept.'
      : violations.length === 1
        ? 'There is 1 problem.'
        : `There are ${violations.length} problems.`
  return (
    `${reputation.spent} of ${reputation.limit} Reputation, $${funding.spent} of $${funding.stash}, ` +
    `${deck.cards} of ${DECK_SIZE} cards. ${wrong}`
  )
}
