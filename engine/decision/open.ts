import type { Random } from '../random.ts'
import type { Result } from '../result.ts'
import type { Json } from '../vocabulary.ts'
import { candidateLimit } from './candidates.ts'
import type { RuleDecision, Shape, Wording } from './decision.ts'
import { type Explorer, guardedExplorer } from './exploration.ts'

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
  // Made anew, so that nothing else that is at hand where the question is asked comes along to the player.
  const { name, prompt, rule, about, shape, check, candidates, forced, impossible, explorer } = asked
  return {
    name,
    prompt,
    shape,
    check,
    candidates: (random, n) => candidates(random, candidateLimit(n)),
    valueFor: (answer) => answer,
    ...(rule === undefined ? {} : { rule }),
    ...(about === undefined ? {} : { about }),
    ...(forced === undefined ? {} : { forced }),
    ...(impossible === undefined ? {} : { impossible }),
    ...(explorer === undefined ? {} : { explorer: guardedExplorer(explorer) }),
  }
}
