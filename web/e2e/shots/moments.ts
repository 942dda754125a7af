import type { Asked, Session } from '@gargoyle/engine'
import { PERSON } from '../../games/bmg3/new-game/choices.ts'
import { viewOf } from '../../games/bmg3/view.ts'

/** Whether the person is asked something in a round or later. */
const isAsked =
  (round: number, wanted: (asked: Asked) => boolean) =>
  (session: Session): boolean =>
    viewOf(session.view('spectator').game).round >= round &&
    (session.pending?.asked.some((asked) => asked.seat === PERSON && wanted(asked)) ?? false)

/** Dice are to be split among at least so many targets. */
export const splitsDice = (round: number, targets: number) =>
  isAsked(
    round,
    ({ decision }) =>
      decision.shape === 'split' && (decision.options ?? []).filter(({ why }) => !why).length >= targets,
  )

/** Somebody of that name is to move. */
export const moves = (round: number, name: string) =>
  isAsked(round, ({ decision }) => decision.shape === 'path' && decision.prompt.includes(name))

/** Everybody has been placed, and the first round begins. */
export const isUnderWay = (session: Session): boolean =>
  viewOf(session.view('spectator').game).stage === 'execute' && isAsked(1, () => true)(session)
