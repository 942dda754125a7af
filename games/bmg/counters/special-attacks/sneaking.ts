import { areEnemies, isOnTable, type ModelId, sees } from '@gargoyle/bmg-common'
import { isAmong, rememberAmong, roundMemory } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'

/** The enemies that saw a sneaking model at the beginning of the round. bmg1/special-attack/sneak-attack */
const seenBy = roundMemory<readonly ModelId[]>('sneak-attack/watchers', [])

/** Whether a model did not see another at the beginning of the round. bmg1/special-attack/sneak-attack */
export const isUnaware = (viewer: Model, sneaker: Model): boolean => !isAmong(sneaker, seenBy, viewer.id)

/** Notes who sees a sneaking model now. */
export function noteWatchers(game: Play, sneaker: Model): void {
  if (!isOnTable(sneaker)) return
  for (const viewer of game.state.models)
    if (areEnemies(viewer, sneaker) && isOnTable(viewer) && sees(game, viewer, sneaker))
      rememberAmong(sneaker, seenBy, viewer.id)
}
