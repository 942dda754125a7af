import { type Json, must, randomFrom, type Session, type SessionOf, type Viewer } from '@gargoyle/engine'
import type { GameOnPage, HostedGame } from '../../worker/hosted-game.ts'
import { infoOf, lookOf } from '../../worker/look.ts'
import type { Look, MatchInfo } from '../../worker/protocol.ts'
import type { Moment } from '../game-page.ts'

/** Gives random answers until a condition holds, or the game is over. */
export function playUntil<S extends Session>(session: S, isSo: (session: S) => boolean, seed = 'any'): S {
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
  ({ pending }: Pick<Session, 'pending'>): boolean =>
    pending?.asked.some(({ decision }) => decision.name === name) ?? false

/** Who is asked first. */
const askedOf = ({ pending }: Pick<Session, 'pending'>): Viewer => pending?.asked[0]?.seat ?? 'spectator'

/** The moment that the page gets for one viewer, the seat that is asked if left out: cloned, as on its way to the page. */
export function momentIn<OnPage extends GameOnPage>(
  hosted: HostedGame<OnPage>,
  session: SessionOf<OnPage['game']>,
  viewer: Viewer = askedOf(session),
): Moment<OnPage> {
  const people = Object.fromEntries(session.seats.map((seat) => [seat, { kind: 'person' as const }]))
  return structuredClone({
    info: infoOf(session, people, hosted),
    look: lookOf(session, viewer, hosted),
  })
}

/** The same moment with something else in view. */
export function withView<Table, View extends Json & object, Shown, Outcome extends Json>(
  { info, look }: { readonly info: MatchInfo<Table>; readonly look: Look<View, Shown, Outcome> },
  change: (view: View) => Partial<View>,
) {
  return { info, look: { ...look, view: { ...look.view, ...change(look.view) } } }
}
