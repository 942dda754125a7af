import type { AnswerRequest, Random, Session } from '@gargoyle/engine'
import { randomFrom } from '@gargoyle/engine'

/** What the driver would put to a seat, or to whoever is asked first. */
export function requestOf(
  session: Session,
  random: Random = randomFrom('request'),
  { seat: wanted, ...rest }: Partial<Pick<AnswerRequest, 'seat' | 'budget' | 'signal'>> = {},
): AnswerRequest {
  const asked = session.pending?.asked.find(
    ({ seat: each, settled }) => !settled && (wanted === undefined || each === wanted),
  )
  if (asked === undefined) throw new Error('Nobody is asked.')
  const { seat, decision } = asked
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
