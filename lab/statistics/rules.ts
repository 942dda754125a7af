import type { GameRow, SideRow } from '../row.ts'
import { rateOfAll, wonBy } from './cards.ts'
import { differenceOf, type Mean, meanOf, type Rate, type Share } from './interval.ts'

/** What a special rule had to do with winning. */
export interface RuleResult {
  readonly id: string
  readonly name: string
  /** Games in which it came into play for a side. */
  readonly games: number
  /**
   * How the crews did for which it came into play, and the same crews where it did not. A crew is known to have a
   * rule if it ever came into play for it.
   */
  readonly with: Rate
  readonly without: Rate
  readonly difference: Share
  readonly pointsWith: Mean
  readonly pointsWithout: Mean
}

type Case = { readonly side: SideRow; readonly won: number; readonly game: number }

/** All special rules that the stories of the games name, those that came into play most often first. */
export function ruleResults(
  rows: readonly GameRow[],
  nameOf: (rule: string) => string,
): readonly RuleResult[] {
  const cases: readonly Case[] = rows.flatMap((row) =>
    row.sides.map((side, place) => ({ side, won: wonBy(row, place), game: row.game })),
  )
  const ids = new Set(cases.flatMap(({ side }) => side.rules ?? []))
  return [...ids]
    .map((id) => ruleResult(cases, id, nameOf(id)))
    .sort((one, other) => other.games - one.games || (one.id < other.id ? -1 : 1))
}

function ruleResult(cases: readonly Case[], id: string, name: string): RuleResult {
  const inPlay = ({ side }: Case): boolean => side.rules?.includes(id) ?? false
  const yes = cases.filter(inPlay)
  const crews = new Set(yes.map(({ side }) => side.brings))
  const no = cases.filter((each) => crews.has(each.side.brings) && !inPlay(each))
  const played = rateOfAll(yes.map(({ won }) => won))
  const silent = rateOfAll(no.map(({ won }) => won))
  return {
    id,
    name,
    games: new Set(yes.map(({ game }) => game)).size,
    with: played,
    without: silent,
    difference: differenceOf(played, silent),
    pointsWith: meanOf(yes.map(({ side }) => side.points ?? 0)),
    pointsWithout: meanOf(no.map(({ side }) => side.points ?? 0)),
  }
}
