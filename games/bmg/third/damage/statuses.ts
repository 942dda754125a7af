import { labelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import type { Death } from '../rules/moments.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { knockDown } from './knocked-out.ts'

/** Knocks a model down unless it is immune to that or does something about it. Gives whether it lies. */
export function* sufferKnockDown(game: Play, model: Model): Rule<boolean> {
  if (applies(game, 'immune', { about: model, purpose: 'knocked-down' })) {
    game.emit(() => ({ name: 'immune', text: `${labelOf(game, model)} is not to be knocked down.` }))
    return false
  }
  if (model.condition !== 'up') return false
  const fall: Death = { averted: undefined }
  yield* trigger(game, 'knocking-down', { victim: model, fall })
  if (fall.averted === undefined) return knockDown(game, model)
  const { averted } = fall
  game.emit(() => ({ name: 'averted', text: `${labelOf(game, model)} stays on its feet: ${averted}.` }))
  return false
}
