import { averageOf, spreadOf } from './experience.ts'
import { doingText, noReasonText, type ReasonClause, weightiest } from './sentence.ts'

/** How an answer compares with the best one. */
export type AnswerRating = 'best' | 'as good' | 'nearly as good' | 'worse' | 'clearly worse'

/** What each of two answers brought, try by try: the same dice fell for both. */
export type Pair = { readonly best: readonly number[]; readonly other: readonly number[] }

/**
 * How far an answer falls behind the best one. Differences that the dice alone explain do not count, nor do those too
 * small to notice.
 */
export function rateAnswer({ best, other }: Pair, noticeable: number): AnswerRating {
  const behind = best.map((gain, index) => gain - (other[index] ?? gain))
  const mean = averageOf(behind)
  if (mean <= noticeable / 10) return 'as good'
  const error = spreadOf(behind) / Math.sqrt(behind.length)
  if (mean <= noticeable || mean <= error) return 'nearly as good'
  return mean >= 4 * noticeable && mean >= 2 * error ? 'clearly worse' : 'worse'
}

/** The verdict in words: `Clearly worse: gives up knocking Harley Quinn down.` */
export function verdictOf(
  standing: AnswerRating,
  said: readonly ReasonClause[],
  best: readonly ReasonClause[],
): string {
  if (standing === 'as good') return 'As good.'
  if (standing === 'nearly as good') return 'Nearly as good.'
  const how = standing === 'worse' ? 'Worse' : 'Clearly worse'
  const why = whatIsMissing(said, best) ?? whatIsRisked(said, best)
  return why === undefined ? `${how}.` : `${how}: ${why}.`
}

/** The best answer alone has nothing to be compared with but the next one. */
export function bestVerdict(next: AnswerRating | undefined, isOnly = true): string {
  if (next === undefined) return isOnly ? 'The only answer.' : 'The only one worth considering.'
  if (next === 'as good') return 'As good as any.'
  return next === 'clearly worse' ? 'Best by far.' : next === 'worse' ? 'Best.' : 'Best, but not by much.'
}

/** The text for a best answer without reasons: it never claims that the answer makes no difference where it does. */
export function quietBest(next: AnswerRating | undefined, nextSaid: readonly ReasonClause[]): string {
  if (next === undefined || next === 'best' || next === 'as good') return noReasonText
  if (next === 'nearly as good') return 'The difference is small.'
  const [worst] = weightiest(nextSaid.filter(({ worth }) => worth < 0))
  return worst === undefined
    ? 'A little better in several things, none of them worth a word.'
    : `Avoids ${doingText(worst)}.`
}

function whatIsMissing(said: readonly ReasonClause[], best: readonly ReasonClause[]): string | undefined {
  const lost = best
    .filter(({ good, worth }) => good && worth > 0)
    .map((each) => ({ each, left: each.worth - (sameIn(said, each)?.worth ?? 0) }))
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => b.left - a.left)[0]
  if (lost === undefined || (weightiest(harms(said, best))[0]?.worth ?? 0) < -lost.left) return undefined
  const mine = sameIn(said, lost.each)
  // What it does too, only less, is not given up.
  if (mine !== undefined) return `less good at ${lost.each.verb[1]} ${lost.each.rest}`
  return `gives up ${doingText(lost.each)}`
}

function whatIsRisked(said: readonly ReasonClause[], best: readonly ReasonClause[]): string | undefined {
  const [worst] = weightiest(harms(said, best))
  return worst && `it means ${doingText(worst)}`
}

const harms = (said: readonly ReasonClause[], best: readonly ReasonClause[]): readonly ReasonClause[] =>
  said.filter((each) => each.worth < (sameIn(best, each)?.worth ?? 0))

const sameIn = (said: readonly ReasonClause[], { key }: ReasonClause): ReasonClause | undefined =>
  said.find((each) => each.key === key)
