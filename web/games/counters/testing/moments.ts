import { type Json, must, randomFrom, type Session, startSession, type Viewer } from '@gargoyle/engine'
import type { HostedGame } from '../../../worker/hosted-game.ts'
import { lookOf } from '../../../worker/look.ts'
import type { MatchInfo } from '../../../worker/protocol.ts'
import type { Moment } from '../../game-page.ts'
import { type CounterView, readCounterView } from '../counter-view.ts'
import { quickOrder } from '../quick-order.ts'

/** A game as Play now begins it, or with another setup. */
export function quickGame(
  { definition }: HostedGame,
  setup: Readonly<Record<string, Json>> = {},
  seed = 'lamplight',
): Session {
  const order = quickOrder(definition.id)(seed)
  return must(startSession(definition, { setup: { ...(order.setup as object), ...setup }, seed }))
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

/** The moment that the page gets for the seat that is asked: cloned, as on its way to the page. */
export function momentOf(
  hosted: HostedGame,
  session: Session,
  viewer: Viewer = session.pending?.asked[0]?.seat ?? 'spectator',
): Moment {
  const info: MatchInfo = {
    game: hosted.definition.id,
    seats: session.seats,
    sides: session.sides,
    plans: Object.fromEntries(session.seats.map((seat) => [seat, { kind: 'person' as const }])),
    table: hosted.table?.(session),
  }
  return structuredClone({ info, look: lookOf(session, viewer, hosted) })
}

/** The same moment with something else in view. */
export const withView = (moment: Moment, change: (view: CounterView) => Partial<CounterView>): Moment => {
  const view = readCounterView(moment.look.view)
  return {
    ...moment,
    look: { ...moment.look, view: JSON.parse(JSON.stringify({ ...view, ...change(view) })) as Json },
  }
}
