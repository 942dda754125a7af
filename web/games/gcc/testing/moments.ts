import { type Json, must, randomFrom, type Session, startSession, type Viewer } from '@gargoyle/engine'
import { gccKit } from '@gargoyle/kits/gcc'
import { hostedGame } from '../../../worker/hosted-game.ts'
import { lookOf } from '../../../worker/look.ts'
import type { MatchInfo } from '../../../worker/protocol.ts'
import type { Moment } from '../../game-page.ts'
import { type GccView, gccView } from '../gcc-view.ts'
import hosting from '../hosting.ts'
import { quickStart } from '../new-game/choices.ts'

export const hostedGcc = hostedGame(gccKit, hosting)

/** A game as Play now begins it, or with another setup. */
export function quickGame(setup: Readonly<Record<string, Json>> = {}, seed = 'lamplight'): Session {
  const order = quickStart(seed)
  return must(startSession(hostedGcc.definition, { setup: { ...(order.setup as object), ...setup }, seed }))
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

/** Whether a question of this name is asked. */
export const asks =
  (name: string) =>
  ({ pending }: Session): boolean =>
    pending?.asked.some(({ decision }) => decision.name === name) ?? false

/** Who is asked first. */
export const askedOf = ({ pending }: Session): Viewer => pending?.asked[0]?.seat ?? 'spectator'

/** What the page is given of a game for one viewer: gone through a wire, as on the page. */
export function momentOf(session: Session, viewer: Viewer = askedOf(session)): Moment {
  const info: MatchInfo = {
    game: 'gcc',
    seats: session.seats,
    sides: session.sides,
    plans: Object.fromEntries(session.seats.map((seat) => [seat, { kind: 'person' as const }])),
    table: hostedGcc.table?.(session),
  }
  return structuredClone({ info, look: lookOf(session, viewer, hostedGcc) })
}

/** The same moment with something else in view. */
export const withView = (moment: Moment, change: (view: GccView) => Partial<GccView>): Moment => {
  const view = gccView(moment.look.view)
  return {
    ...moment,
    look: { ...moment.look, view: JSON.parse(JSON.stringify({ ...view, ...change(view) })) as Json },
  }
}
