import {
  type Asked,
  isJson,
  type Json,
  type Random,
  reasonText,
  recordOf,
  type Session,
  type Viewer,
  verifyRecord,
} from '@gargoyle/engine'
import type { CliGame } from '../games.ts'
import { messageOf } from '../refusals.ts'

/** Answers that make no sense anywhere: every decision must judge them without falling over. */
const nonsense: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  '',
  'nonsense',
  [],
  [[]],
  {},
  { x: 'far', y: null },
  [{ x: 1e300 }],
]

/**
 * What is wrong with a position: a broken promise of the game, and if looked at closely, a view that cannot be built or
 * sent, a position that cannot be drawn. Undefined if all is well.
 */
export function inspectPosition(game: CliGame, session: Session, closely: boolean): string | undefined {
  // A step may have done something before its first question: only what was kept when the last one ended is quiet.
  const breaches = [
    ...(game.kit.breaches?.(session.state, session.content, false) ?? []),
    ...((session.atQuietPoint && game.kit.breaches?.(session.quietState, session.content, true)) || []),
  ]
  if (breaches.length > 0) return breaches.join(' ')
  if (!closely) return undefined
  // Drawing costs more than looking; once a step is often enough to find what cannot be drawn.
  const drawn = session.atQuietPoint
  const viewers: readonly Viewer[] = [...session.seats, 'spectator']
  for (const viewer of viewers) {
    const view = session.view(viewer)
    if (!isJson(view)) return `The view of ${viewer} is not plain data, so it cannot be sent.`
    const lines = drawn ? game.text.draw?.(view.game, viewer) : undefined
    const torn = lines?.find((line) => line.includes('\n'))
    if (torn !== undefined) return `A line drawn for ${viewer} is not one line: ${JSON.stringify(torn)}`
  }
  return undefined
}

/**
 * What is wrong with a decision: nothing to choose from, a candidate that is refused, or nonsense that shakes it.
 * Tries a few of each, or a lot if it is to be thorough.
 */
export function inspectDecision(
  { seat, decision }: Asked,
  random: Random,
  thorough = false,
): string | undefined {
  const candidates = decision.candidates(random, thorough ? 100 : 3)
  if (candidates.length === 0) return `"${decision.name}" offers ${seat} no candidate.`
  for (const candidate of candidates) {
    const checked = decision.check(candidate)
    if (!checked.ok) {
      const answer = JSON.stringify(candidate)
      return `"${decision.name}" offers ${seat} the answer ${answer} and then refuses it: ${reasonText(checked.reason)}`
    }
  }
  for (const strange of thorough ? nonsense : random.sample(nonsense, 1)) {
    try {
      decision.check(strange)
    } catch (error) {
      const answer = JSON.stringify(strange)
      return `"${decision.name}" throws at the answer ${answer} instead of judging it: ${messageOf(error)}`
    }
  }
  return undefined
}

/** What is wrong with the record of a game: played again it must come out the same. */
export function inspectRecord(game: CliGame, session: Session): string | undefined {
  // Through text, as a file would take it.
  const verified = verifyRecord(game.kit.definition, JSON.stringify(recordOf(session)))
  return verified.ok ? undefined : `The replay does not tell the same game: ${reasonText(verified.reason)}`
}
