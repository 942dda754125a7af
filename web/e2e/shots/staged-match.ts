import { greedyPlayer } from '@gargoyle/bots'
import { must, randomFrom, recordOf, requestFor, type Session, startSession } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import { fileOf } from '../../match/saved-matches.ts'
import type { MatchOrder } from '../../worker/protocol.ts'
import type { IsShown } from './moments.ts'

/** Games that are played before one gives up on a moment. */
const PATIENCE = 8

/** Lets computers play a game of any kind as Play now begins it up to a moment; gives the file that the page would save. */
export function stagedMatch(
  { definition, evaluator }: GameKit,
  quickStart: (seed: string) => MatchOrder,
  isShown: IsShown,
): string {
  if (evaluator === undefined) throw new Error(`Nobody can play ${definition.id} with sense.`)
  for (let game = 1; game <= PATIENCE; game++) {
    const { setup, seats, seed } = quickStart(`picture ${game}`)
    const session = must(startSession(definition, { setup, seed }))
    play(session, seed, isShown, evaluator)
    if (session.pending !== undefined) return fileOf(recordOf(session), seats)
  }
  throw new Error(`In ${PATIENCE} games of ${definition.id} there was no such moment.`)
}

function play(
  session: Session,
  seed: string,
  isShown: IsShown,
  evaluator: NonNullable<GameKit['evaluator']>,
): void {
  const player = greedyPlayer(evaluator, { candidates: 6, samples: 1, followUps: 1 })
  const random = randomFrom(seed)
  while (session.pending !== undefined && !isShown(session)) {
    const asked = session.pending.asked.find(({ settled }) => !settled)
    if (asked === undefined) break
    must(session.answer(asked.seat, player.answer(requestFor(session, asked, { random }))))
  }
}
