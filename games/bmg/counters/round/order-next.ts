import { labelOf } from '@gargoyle/bmg-common'
import type { RuleId } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'

/** A model must be the next of its player to activate, because of a trait. bmg1/trait/persuasive, bmg2/trait/persuasive */
export function orderNext(game: Play, model: Model, reason: string, rule: RuleId): void {
  game.state.mustActivate = model.id
  game.emit(() => ({
    name: 'ordered-next',
    text: `${labelOf(game, model)} must activate next (${reason}).`,
    rule,
    about: { model: model.id },
  }))
}
