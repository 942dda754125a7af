import type { Session, Viewer } from '@gargoyle/engine'
import type { HostedGame } from './hosted-game.ts'
import type { Look } from './protocol.ts'

/** All that a viewer sees of a game. */
export function lookOf(session: Session, viewer: Viewer, hosted?: HostedGame): Look {
  const { game, decision, question, asked, answered, over, outcome } = session.view(viewer)
  const undoable = session.seats.find((seat) => session.canUndo(seat))
  return {
    viewer,
    view: game,
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
    ...(hosted?.shown === undefined ? {} : { shown: hosted.shown(session) }),
  }
}

/** Why the viewer cannot take the last answer back. */
function undoBlockedReason(session: Session, viewer: Viewer): Pick<Look, 'undoBlockedReason'> {
  const why = viewer === 'spectator' ? undefined : session.undoBlockedReason(viewer)
  return why === undefined ? {} : { undoBlockedReason: why }
}
