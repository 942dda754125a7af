import type { AnswerRequest, Random, Session } from '@gargoyle/engine'
import { randomFrom, requestFor } from '@gargoyle/engine'

/** The request that the driver would make to a seat, or to the first seat that is asked. */
export function requestOf(
  session: Session,
  random: Random = randomFrom('request'),
  { seat: wanted, ...rest }: Partial<Pick<AnswerRequest, 'seat' | 'budget' | 'signal'>> = {},
): AnswerRequest {
  const asked = session.pending?.asked.find(
    ({ seat: each, settled }) => !settled && (wanted === undefined || each === wanted),
  )
  if (asked === undefined) throw new Error('Nobody is asked.')
  return requestFor(session, asked, { random, ...rest })
}
