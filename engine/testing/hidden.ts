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
