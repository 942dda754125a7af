import { cardOf, hasEffect } from '@gargoyle/bmg-common'
import type { Model, Play } from '../state.ts'
import type { Rank } from '../vocabulary.ts'

/** The effect of a model that has become a Leader during the game. */
export const PROMOTED = 'promoted'

/** The effect of a model that counts as a Henchman. bmg2/crew-strategy/weird-crew */
export const DEMOTED = 'counts-as-henchman'

/** The rank of a model now: the one it was recruited as, unless that has changed. bmg2/core/rank-change */
export function rankOf(game: Play, model: Model): Rank {
  if (hasEffect(model, PROMOTED)) return 'leader'
  return hasEffect(model, DEMOTED) ? 'henchman' : cardOf(game, model).recruitedAs
}
