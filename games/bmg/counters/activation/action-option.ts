import { type BlockedReason, labelOf } from '@gargoyle/bmg-common'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** A reason that many options share, found out once. What it reads must not change while the question is open. */
export function foundOnce(why: BlockedReason): BlockedReason {
  let isKnown = false
  let found: string | undefined
  return () => {
    if (!isKnown) {
      found = why()
      isKnown = true
    }
    return found
  }
}

/** What keeps a model from acting at all. bmg1/effect/paralyze */
export const whyStopped = (game: Play, model: Model): string | undefined =>
  applies(game, 'cannot-act', { about: model }) ? `${labelOf(game, model)} cannot act.` : undefined
