import { bmg3Evaluator, type GreedyOptions, greedyPlayer } from '@gargoyle/bots'
import {
  type Json,
  must,
  randomFrom,
  recordOf,
  requestFor,
  type Session,
  startSession,
} from '@gargoyle/engine'
import { bmg3Page } from '../../games/bmg3/bmg3-page.ts'
import { hostedBmg3 } from '../../games/bmg3/hosted-bmg3.ts'
import { fileOf } from '../../match/shelf.ts'

/** How much both sides look at: enough that the pictures show a game that makes sense. */
const sense: Partial<GreedyOptions> = { candidates: 8, samples: 1, followUps: 2 }

/** A game to be shown. */
interface Staging {
  readonly seed: string
  /** What differs from the game that Play now begins. */
  readonly setup?: Readonly<Record<string, Json>>
  /** Asked before every answer; the game stops there, or at its end. */
  until?(session: Session): boolean
}

/** Lets computers play both sides of a game up to a moment, the same every time; gives the file the page would save. */
export function stagedGame({ seed, setup = {}, until = () => false }: Staging): string {
  const order = bmg3Page.quickStart(seed)
  const whole = { ...(order.setup as object), ...setup }
  const session = must(startSession(hostedBmg3.definition, { setup: whole, seed }))
  const player = greedyPlayer(bmg3Evaluator, sense)
  const random = randomFrom(seed)
  while (session.pending !== undefined && !until(session)) {
    const asked = session.pending.asked.find(({ settled }) => !settled)
    if (asked === undefined) break
    must(session.answer(asked.seat, player.answer(requestFor(session, asked, { random }))))
  }
  return fileOf(recordOf(session), order.seats)
}
