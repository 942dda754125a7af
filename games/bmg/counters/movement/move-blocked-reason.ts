import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** Why a model cannot move at all. */
export function moveBlockedReason(game: Play, model: Model): string | undefined {
  if (!isOnTable(model)) return `${labelOf(game, model)} is not on the table.`
  if (model.condition === 'ko') return `${labelOf(game, model)} is K.O.`
  return applies(game, 'cannot-move', { about: model }) ? 'Something holds it in place.' : undefined
}
