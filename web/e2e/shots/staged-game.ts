import type { bmg3 } from '@gargoyle/bmg3'
import { type GreedyOptions, greedyPlayer } from '@gargoyle/bots'
import {
  type Json,
  must,
  randomFrom,
  recordOf,
  requestFor,
  type SessionOf,
  startSession,
} from '@gargoyle/engine'
import { bmg3Evaluator, bmg3Kit } from '@gargoyle/kits/bmg3'
import { wholeSeats, wholeSetup } from '../../games/bmg3/testing/whole-setup.ts'
import { fileOf } from '../../match/saved-matches.ts'
import type { IsShown } from './moments.ts'

/** How much both sides look at: enough that the pictures show a game that makes sense. */
const sense: Partial<GreedyOptions> = { candidates: 8, samples: 1, followUps: 2 }

/** Games that are played before one gives up on a moment. */
const PATIENCE = 12

/** What differs from the game that Play now begins. */
type Setup = Readonly<Record<string, Json>>

/**
 * Lets computers play both sides up to a moment, in the first game in which it comes; gives the file that the page
 * would save. The same every time, as long as rules, crews and bots are the same.
 */
export function stagedGame(setup: Setup, isShown: IsShown<typeof bmg3>): string {
  for (let game = 1; game <= PATIENCE; game++) {
    const session = playedUntil(setup, `picture ${game}`, isShown)
    if (session.pending !== undefined) return fileOf(recordOf(session), plans())
  }
  throw new Error(`In ${PATIENCE} games there was no such moment. Ask for less in moments.ts.`)
}

/** A game that computers have played to its end. */
export const finishedGame = (setup: Setup): string =>
  fileOf(recordOf(playedUntil(setup, 'picture 1', () => false)), plans())

const plans = () => wholeSeats

function playedUntil(setup: Setup, seed: string, isShown: IsShown<typeof bmg3>): SessionOf<typeof bmg3> {
  const whole = { ...wholeSetup, ...setup }
  const session = must(startSession(bmg3Kit.definition, { setup: whole, seed }))
  const player = greedyPlayer(bmg3Evaluator, sense)
  const random = randomFrom(seed)
  while (session.pending !== undefined && !isShown(session)) {
    const asked = session.pending.asked.find(({ settled }) => !settled)
    if (asked === undefined) break
    must(session.answer(asked.seat, player.answer(requestFor(session, asked, { random }))))
  }
  return session
}
