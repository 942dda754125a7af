import { labelOf } from '../model/model.ts'
import { says } from '../rules/reckon.ts'
import type { Model, Play } from '../state.ts'
import { knockDown } from './knocked-out.ts'

/** Knocks a model down unless it is immune to that. */
export function afflictKnockDown(game: Play, model: Model): boolean {
  if (says(game, 'immune', { about: model, purpose: 'knocked-down' })) {
    game.emit(() => ({ name: 'immune', text: `${labelOf(game, model)} is not to be knocked down.` }))
    return false
  }
  return knockDown(game, model)
}
