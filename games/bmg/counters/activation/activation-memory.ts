import { memory, recall, roundMemory } from '@gargoyle/engine'
import type { Activation } from '../state.ts'

/** Whether an activation is over after the action in progress. */
export const endsNow = memory<boolean>('activation/ends-now', false)

/** Whether a trait took the place of the basic move. bmg1/trait/batclaw */
export const movedByTrait = memory<boolean>('activation/moved-by-trait', false)

/** Whether the move has led nowhere. bmg1/core/move-and-fire */
export const stayedInPlace = memory<boolean>('activation/stayed-in-place', false)

/** Whether it has gone anywhere, in its move or beside it. bmg2/trait/combat-flip */
export const wentSomewhere = memory<boolean>('activation/went-somewhere', false)

/** Whether the active model has made its move, by itself or by a trait. bmg1/core/activation-shape */
export const hasMadeItsMove = (activation: Activation): boolean =>
  activation.moved || recall(activation, movedByTrait)

/** Whether it has moved at all, be it beside its move. bmg2/trait/combat-flip */
export const hasMoved = (activation: Activation): boolean =>
  hasMadeItsMove(activation) || recall(activation, wentSomewhere)

/** Whether that led it anywhere: who stays in place shoots as if it had made none. bmg1/core/move-and-fire, bmg1/weapon-rule/aim */
export const hasLeftItsPlace = (activation: Activation): boolean =>
  recall(activation, movedByTrait) ||
  recall(activation, wentSomewhere) ||
  (activation.moved && !recall(activation, stayedInPlace))

/** Whether a model has crouched this round. bmg1/core/take-cover */
export const hasCrouched = roundMemory<boolean>('take-cover/crouched', false)

/** The weapons that the active model has fired, as `weaponKey` names them. bmg1/weapon-rule/aim */
export const weaponsFired = memory<readonly string[]>('aim/weapons-fired', [])

/** What a model has used that may be used once a round, by id. bmg1/core/trait-use, bmg2/core/repeat-use */
export const usedInRound = roundMemory<readonly string[]>('trait-use/in-round', [])

/** What a model has used that may be used once a game, by id. bmg2/core/one-use-only */
export const usedInGame = memory<readonly string[]>('trait-use/in-game', [])
