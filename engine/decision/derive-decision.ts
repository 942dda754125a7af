import type { Random } from '../random.ts'
import type { Result } from '../result.ts'
import type { Json } from '../vocabulary.ts'
import { candidateLimit } from './candidates.ts'
import { checkRuleKey, type DescribedDecision, describe, type RuleDecision } from './decision.ts'

/** What is different about a derived decision. */
type Own<A extends Json> = Pick<DescribedDecision, 'proposals'> & {
  readonly check: (answer: unknown) => Result<A>
  readonly candidates: (random: Random, n: number) => readonly A[]
}

/**
 * A decision that looks like another and is judged in its own way: a selection that must not cost too much, a question
 * that shows what others propose. It is always asked, even if there is only one answer. The rule gets what the other one
 * makes of an answer, unless it says so itself.
 */
export function deriveDecision<A extends Json, V>(
  from: RuleDecision<A, unknown>,
  own: Own<A> & { readonly valueFor: (answer: A) => V },
): RuleDecision<A, V>
export function deriveDecision<A extends Json, V>(from: RuleDecision<A, V>, own: Own<A>): RuleDecision<A, V>
export function deriveDecision<A extends Json, V>(
  from: RuleDecision<A, V>,
  own: Own<A> & { readonly valueFor?: (answer: A) => V },
): RuleDecision<A, V> {
  const { check, candidates, valueFor, ...shown } = own
  return {
    ...describe(from),
    ...shown,
    check,
    candidates: (random, n) => candidates(random, candidateLimit(n)),
    valueFor: (answer, rule) => {
      checkRuleKey(rule)
      return valueFor === undefined ? from.valueFor(answer, rule) : valueFor(answer)
    },
  }
}
