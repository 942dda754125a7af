import type { Random } from '../random.ts'
import type { Result } from '../result.ts'
import type { Json } from '../vocabulary.ts'
import { candidateLimit } from './candidates.ts'
import { type DescribedDecision, describe, type RuleDecision } from './decision.ts'

/**
 * A decision that looks like another and is judged in its own way: a selection that must not cost too much, a question
 * that shows what others propose. It is always asked, even if there is only one answer.
 */
export function deriveDecision<A extends Json, V>(
  from: RuleDecision<A, V>,
  own: Pick<DescribedDecision, 'proposals'> & {
    readonly check: (answer: unknown) => Result<A>
    readonly candidates: (random: Random, n: number) => readonly A[]
  },
): RuleDecision<A, V> {
  const { check, candidates, ...shown } = own
  return {
    ...describe(from),
    ...shown,
    check,
    candidates: (random, n) => candidates(random, candidateLimit(n)),
    valueFor: (answer, rule) => from.valueFor(answer, rule),
  }
}
