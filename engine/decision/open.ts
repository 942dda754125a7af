import type { Random } from '../random.ts'
import type { Result } from '../result.ts'
import type { Json } from '../vocabulary.ts'
import type { RuleDecision, Shape, Wording } from './decision.ts'
import type { Explorer } from './exploration.ts'

/**
 * A decision whose answers cannot be listed: a point, a path, a text. The rule says how an answer is judged
 * and offers a few that players without a mouse, and bots, can take.
 */
export function open<A extends Json>(
  asked: Wording & {
    readonly shape: Shape
    readonly check: (answer: unknown) => Result<A>
    readonly candidates: (random: Random, n: number) => readonly A[]
    readonly forced?: () => A | undefined
    readonly impossible?: () => boolean
    readonly explorer?: Explorer
  },
): RuleDecision<A> {
  return { ...asked, valueFor: (answer) => answer }
}
