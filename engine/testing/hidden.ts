import { canonicalJson, type Random, type Session, sameJson, type Viewer } from '../index.ts'

/** What turned up over all trials: a property that never had anything to hide would prove nothing. */
export type HiddenSeen = { differing: boolean; resampled: boolean }

/**
 * At a quiet point, draws anew all a viewer may not know and demands that the viewer sees the same. If
 * nothing has happened since the quiet point, that goes for the question and the viewer's decision too;
 * otherwise what happened (a card turned over, a die) may rightly look different.
 */
export function checkHidden(session: Session, random: Random, seen: HiddenSeen): void {
  if (session.isOver) return
  const { definition, content, quietState } = session
  const viewers: readonly Viewer[] = [...session.seats, 'spectator']
  const views = viewers.map((viewer) => definition.view(quietState, content, viewer))
  seen.differing ||= views.some((view) => !sameJson(view, views[0]))
  for (const [i, viewer] of viewers.entries()) {
    const other = definition.resample(definition.clone(quietState), content, viewer, random)
    seen.resampled ||= !sameJson(other, quietState)
    const view = definition.view(other, content, viewer)
    if (!sameJson(view, views[i])) {
      throw new Error(
        `The view of ${viewer} depends on what ${viewer} may not know:\n${canonicalJson(views[i])}\nbecame\n${canonicalJson(view)}`,
      )
    }
    checkQuestion(session, viewer, random)
  }
}

/**
 * Wherever the game stands: if all that a viewer has seen would be the same with other hidden things, then the same
 * seats must be asked, and the viewer must be able to take back the same answers. Neither being asked nor undo may
 * reveal what another seat hides.
 */
export function checkWhoIsAsked(session: Session, random: Random): void {
  // Answers kept secret so far are not imagined: those who gave them would be asked again.
  if (session.isOver || hasSecretAnswers(session)) return
  for (const viewer of [...session.seats, 'spectator'] as const) {
    const imagined = session.imagine(viewer, random, { tries: 1, events: true, anyDraw: true })
    // The answers so far are impossible there: the viewer can tell from what was played.
    if (!imagined.ok || !hasSeenTheSame(session, imagined.value, viewer)) continue
    const [here, there] = [whoIsAsked(session), whoIsAsked(imagined.value)]
    if (here !== there) {
      throw new Error(`Who is asked depends on what ${viewer} may not know: ${here} became ${there}.`)
    }
    // At a quiet point the last answer belongs to a step that was not imagined.
    if (viewer === 'spectator' || session.atQuietPoint) continue
    if (session.canUndo(viewer) !== imagined.value.canUndo(viewer)) {
      throw new Error(
        `Whether ${viewer} can take back the last answer depends on what ${viewer} may not know, at ${here}.`,
      )
    }
  }
}

function hasSeenTheSame(here: Session, there: Session, viewer: Viewer): boolean {
  return (
    canonicalJson(here.view(viewer).game) === canonicalJson(there.view(viewer).game) &&
    canonicalJson(here.events(viewer)) === canonicalJson(there.events(viewer))
  )
}

const hasSecretAnswers = (session: Session): boolean =>
  session.seats.some((seat) => session.view(seat).answered !== undefined)

/** The seats that a question is put to. */
const whoIsAsked = ({ pending }: Session): string =>
  pending?.asked.map(({ seat, decision }) => `${seat}: ${decision.name}`).join(', ') ?? 'nobody'

function checkQuestion(session: Session, viewer: Viewer, random: Random): void {
  if (!session.untouched) return
  const imagined = session.imagine(viewer, random, { tries: 1 })
  const here = session.view(viewer)
  const there = imagined.ok ? imagined.value.view(viewer) : imagined.reason.text
  if (!sameJson(here, there)) {
    throw new Error(
      `What is asked depends on what ${viewer} may not know:\n${canonicalJson(here)}\nbecame\n${canonicalJson(there)}`,
    )
  }
}
