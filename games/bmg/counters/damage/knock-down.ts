import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import type { Rule, RuleId } from '@gargoyle/engine'
import type { Averted } from '../rules/moments.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

export type KnockDownDetails = {
  readonly by?: Model | undefined
  readonly rule: RuleId
  /** The kind of attack that does it. */
  readonly kind?: 'melee' | 'ranged'
}

/** Lays a model down, unless it lies already or cannot be knocked down. bmg1/effect/knock-down-fallen */
export function* knockDown(game: Play, model: Model, { by, rule, kind }: KnockDownDetails): Rule<boolean> {
  if (!isOnTable(model) || model.condition !== 'up') return false
  const about = { about: model, ...(by ? { other: by } : {}), ...(kind ? { purpose: kind } : {}) }
  if (applies(game, 'cannot-be-knocked-down', about)) return false
  const fall: Averted = { averted: undefined }
  yield* trigger(game, 'knocking-down', { victim: model, fall })
  if (fall.averted !== undefined) return false
  model.condition = 'down'
  game.emit(() => ({
    name: 'knocked-down',
    text: `${labelOf(game, model)} is knocked down.`,
    rule,
    about: { model: model.id },
  }))
  yield* trigger(game, 'knocked-down', { victim: model })
  return true
}
