import type { Asked } from './pending.ts'
import type { AnswerRequest } from './player.ts'
import { type Random, randomFrom } from './random.ts'
import type { Session } from './session.ts'

/**
 * Makes the request that drivers make to a player, for code that drives a game itself: a page that waits for people,
 * a tutor that is asked in between. Nothing in it leads to the session.
 */
export function requestFor(
  session: Session,
  { seat, decision }: Pick<Asked, 'seat' | 'decision'>,
  more: { readonly random?: Random } & Pick<AnswerRequest, 'budget' | 'refusal' | 'signal'> = {},
): AnswerRequest {
  const { random = randomFrom('request'), ...rest } = more
  return {
    seat,
    decision,
    random,
    imagine: (chance) => session.imagine(seat, chance),
    get view() {
      return session.view(seat)
    },
    ...rest,
  }
}
