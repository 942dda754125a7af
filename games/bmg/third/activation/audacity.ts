import { labelOf } from '@gargoyle/bmg-common'
import type { Model, Play } from '../state.ts'

/** Gives a model Audacity; in its own activation it acts with it at once. bmg3/core/activation */
export function giveAudacity(game: Play, model: Model): void {
  model.audacity = true
  const { activation } = game.state
  if (activation?.model === model.id) activation.audacity = true
  game.emit(() => ({
    name: 'audacity',
    text: `${labelOf(game, model)} gets Audacity.`,
    rule: 'bmg3/core/raise-the-plan',
    about: { model: model.id },
  }))
}
