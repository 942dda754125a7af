import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import type { Rule, RuleId } from '@gargoyle/engine'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** Lays a model down, unless it lies already or cannot be knocked down. bmg1/effect/knock-down-fallen */
export function* knockDown(
  game: Play,
  model: Model,
  { by, rule }: { readonly by?: Model | undefined; readonly rule: RuleId },
): Rule<boolean> {
  if (!isOnTable(model) || model.condition !== 'up') return false
  const about = { about: model, ...(by ? { other: by } : {}) }
  if (applies(game, 'cannot-be-knocked-down', about)) return false
  model.condition = 'down'
  game.emit(() => ({
    name: 'knocked-down',
    text: `${labelOf(game, model)} is knocked down.`,
    rule,
    about: { model: model.id },
  }))
  return true
}
