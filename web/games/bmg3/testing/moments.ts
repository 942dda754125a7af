import { type Json, must, randomFrom, type Session, startSession, type Viewer } from '@gargoyle/engine'
import { lookOf } from '../../../worker/look.ts'
import type { MatchInfo } from '../../../worker/protocol.ts'
import type { Moment } from '../../game-page.ts'
import type { Bmg3View } from '../view.ts'
import { readBmg3View } from '../view.ts'
import { hostedBmg3 } from './hosted-bmg3.ts'
import { wholeSetup } from './whole-setup.ts'

/** A game of two whole crews. */
export function quickGame(seed = 'lamplight', setup: Readonly<Record<string, Json>> = {}): Session {
  return must(startSession(hostedBmg3.definition, { setup: { ...wholeSetup, ...setup }, seed }))
}

/** Gives random answers until a condition holds, or the game is over. */
export function playUntil(session: Session, isSo: (session: Session) => boolean, seed = 'any'): Session {
  const random = randomFrom(seed)
  while (session.pending !== undefined && !isSo(session)) {
    for (const { seat, decision, settled } of session.pending.asked) {
      const [answer] = decision.candidates(random, 1)
      if (settled || answer === undefined) continue
      must(session.answer(seat, answer))
      break
    }
  }
  return session
}

/** Whether the game has come to a stage. */
export const stage =
  (wanted: Bmg3View['stage']) =>
  (session: Session): boolean =>
    readBmg3View(session.view('spectator').game).stage === wanted

/** The first player of the quick game. */
export const firstOf = (session: Session): Viewer => session.seats[0] ?? 'spectator'

/** What the page is given of a game for one viewer: gone through a wire, as on the page. */
export function momentOf(session: Session, viewer: Viewer = firstOf(session)): Moment {
  const info: MatchInfo = {
    game: 'bmg3',
    seats: session.seats,
    sides: session.sides,
    plans: Object.fromEntries(session.seats.map((seat) => [seat, { kind: 'person' as const }])),
    table: hostedBmg3.table?.(session),
  }
  return structuredClone({ info, look: lookOf(session, viewer, hostedBmg3) })
}

/** The same moment with something else in view. */
export const withView = (moment: Moment, change: (view: Bmg3View) => Partial<Bmg3View>): Moment => {
  const view = readBmg3View(moment.look.view)
  return {
    ...moment,
    look: { ...moment.look, view: JSON.parse(JSON.stringify({ ...view, ...change(view) })) as Json },
  }
}
