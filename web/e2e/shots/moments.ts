import type { Bmg3View, bmg3 } from '@gargoyle/bmg3'
import type { AnyGame, Asked, Session, SessionOf } from '@gargoyle/engine'
import { flatDistance, inches } from '@gargoyle/table'
import { PERSON } from '../../games/bmg/new-game/choices.ts'
import type { ModelView } from '../../games/bmg3/moment.ts'

/** A moment for a picture. The type of a method, so that one of a certain game will do where any game is played. */
export type IsShown<Game extends AnyGame = AnyGame> = { is(session: SessionOf<Game>): boolean }['is']

/** Whether the person is asked something like that, in the midst of a crowd, from a round on. */
const inACrowd =
  (round: number, wanted: (asked: Asked, view: Bmg3View) => boolean): IsShown<typeof bmg3> =>
  (session) => {
    const view = session.view('spectator').game
    const near = around(view, inches(9))
    const isMixed = CREW.every((many, which) => near.filter(ofPerson(which === 0)).length >= many)
    return view.round >= round && isMixed && isAsked(session, (asked) => wanted(asked, view))
  }

/** At least this many of the person's crew are near besides the active model, and this many of the other. */
const CREW = [1, 3] as const

const ofPerson =
  (isTheirs: boolean) =>
  ({ seat }: ModelView): boolean =>
    (seat === PERSON) === isTheirs

const isAsked = (session: Pick<Session, 'pending'>, wanted: (asked: Asked) => boolean): boolean =>
  session.pending?.asked.some((asked) => asked.seat === PERSON && wanted(asked)) ?? false

/** All models on the table within this distance of the active one. */
function around({ activation, models }: Bmg3View, reach: number): readonly ModelView[] {
  const centre = models.find(({ id }) => id === activation?.model)?.at
  if (!centre) return []
  return models.filter(
    ({ id, at }) => at !== null && id !== activation?.model && flatDistance(centre, at) <= reach,
  )
}

/** A model may fight in melee. */
export const fights = inACrowd(2, ({ decision }) =>
  (decision.options ?? []).some(({ label, why }) => why === undefined && FIGHT.test(label)),
)

/** How the option to fight begins. */
export const FIGHT = /^Fight: /

/** A model is to move. */
export const moves = inACrowd(
  2,
  ({ decision }) => decision.shape === 'path' && decision.prompt.includes('Movement action'),
)

/** All models have been placed, and the first round begins. */
export const isUnderWay: IsShown<typeof bmg3> = (session) =>
  session.view('spectator').game.stage === 'execute' && isAsked(session, () => true)
