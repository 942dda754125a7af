import { cardOf, hasEffect } from '@gargoyle/bmg-common'
import type { Model, Play } from '../state.ts'
import type { Rank } from '../vocabulary.ts'

/** The effect of a model that has become a Leader during the game. */
export const PROMOTED = 'promoted'

/** The rank of a model now: the one it was recruited as, unless it has been promoted. bmg2/core/rank-change */
export const rankOf = (game: Play, model: Model): Rank =>
  hasEffect(model, PROMOTED) ? 'leader' : cardOf(game, model).recruitedAs
