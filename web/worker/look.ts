import type { OutcomeOf, Session, SessionOf, Viewer, ViewOf } from '@gargoyle/engine'
import type { GameOnPage, HostedGame } from './hosted-game.ts'
import type { Look, MatchInfo, SeatPlans } from './protocol.ts'

/** What never changes about a match. */
export const infoOf = <OnPage extends GameOnPage>(
  session: SessionOf<OnPage['game']>,
  plans: SeatPlans,
  hosted: HostedGame<OnPage>,
): MatchInfo<OnPage['table']> => ({
  game: hosted.definition.id,
  seats: session.seats,
  sides: session.sides,
  plans,
  table: hosted.table(session),
})

/** All that a viewer sees of a game. */
export function lookOf<OnPage extends GameOnPage>(
  session: SessionOf<OnPage['game']>,
  viewer: Viewer,
  hosted: HostedGame<OnPage>,
): Look<ViewOf<OnPage['game']>, OnPage['shown'], OutcomeOf<OnPage['game']>> {
  const { game, decision, question, asked, answered, over, outcome } = session.view(viewer)
  const undoable = session.seats.find((seat) => session.canUndo(seat))
  return {
    viewer,
    view: game,
    shown: hosted.shown(session),
    asked,
    canUndo: undoable !== undefined && undoable === viewer,
    ...undoBlockedReason(session, viewer),
    over,
    answers: session.answerCount,
    lastEvent: session.events(viewer).length,
    ...(decision === undefined ? {} : { decision }),
    ...(question === undefined ? {} : { question }),
    ...(answered === undefined ? {} : { answered }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(undoable === undefined ? {} : { undoable }),
  }
}

/** Why the viewer cannot take the last answer back. */
function undoBlockedReason(
  session: Pick<Session, 'undoBlockedReason'>,
  viewer: Viewer,
): Pick<Look, 'undoBlockedReason'> {
  const why = viewer === 'spectator' ? undefined : session.undoBlockedReason(viewer)
  return why === undefined ? {} : { undoBlockedReason: why }
}
