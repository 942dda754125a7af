import type { Bmg3View, bmg3 } from '@gargoyle/bmg3'
import { isRecord, must, type SessionOf, startSession, type Viewer } from '@gargoyle/engine'
import { momentIn } from '../../testing/moments.ts'
import type { Bmg3Moment } from '../moment.ts'
import { hostedBmg3 } from './hosted-bmg3.ts'
import { wholeSetup } from './whole-setup.ts'

export { playUntil, withView } from '../../testing/moments.ts'

type Bmg3Session = SessionOf<typeof bmg3>

/** A game of two whole crews. */
export function quickGame(seed = 'lamplight', setup: unknown = {}): Bmg3Session {
  const changes = isRecord(setup) ? setup : {}
  return must(startSession(hostedBmg3.definition, { setup: { ...wholeSetup, ...changes }, seed }))
}

/** Whether the game has come to a stage. */
export const stage =
  (wanted: Bmg3View['stage']) =>
  (session: Bmg3Session): boolean =>
    session.view('spectator').game.stage === wanted

/** The first player of the quick game. */
export const firstOf = (session: Pick<Bmg3Session, 'seats'>): Viewer => session.seats[0] ?? 'spectator'

/** What the page is given of a game for one viewer: gone through a wire, as on the page. */
export const momentOf = (session: Bmg3Session, viewer: Viewer = firstOf(session)): Bmg3Moment =>
  momentIn(hostedBmg3, session, viewer)
