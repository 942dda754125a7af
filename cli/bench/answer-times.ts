import { must, type Player, randomFrom, type Session } from '@gargoyle/engine'
import { scaledAmount } from './measure.ts'

/** How long a player that thinks for as long as it is allowed may think, in milliseconds. */
export const SEARCH_MILLIS = 100

/** How many answers a share of a whole game has, roughly; a whole one goes on to its end. */
export const answersIn = (share: number): number =>
  share < 1 ? scaledAmount(400, share) : Number.POSITIVE_INFINITY

/** Lets one player answer for all seats, to the end or so often, and returns the milliseconds of each answer. */
export function answerTimes(
  session: Session,
  player: Player,
  answers: number = Number.POSITIVE_INFINITY,
): readonly number[] {
  const random = randomFrom('bench')
  const times: number[] = []
  while (times.length < answers && session.pending !== undefined) {
    const asked = session.pending.asked.find(({ settled }) => !settled)
    if (asked === undefined) break
    const { seat, decision } = asked
    const started = performance.now()
    const answer = player.answer({
      seat,
      decision,
      random,
      budget: { milliseconds: SEARCH_MILLIS },
      imagine: (chance) => session.imagine(seat, chance),
      get view() {
        return session.view(seat)
      },
    })
    times.push(performance.now() - started)
    must(session.answer(seat, answer))
  }
  return times
}
