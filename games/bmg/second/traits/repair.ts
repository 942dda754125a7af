import { labelOf } from '@gargoyle/bmg-common'
import { type Model, markersOn, type Play, skill } from '@gargoyle/bmg-counters/toolkit'
import { ask, chooseNumber, type Rule, type RuleId } from '@gargoyle/engine'

/**
 * Who has fewer markers than Endurance is no longer K.O.: it lies, and sits the round out. bmg2/trait/medic, bmg2/core/ko
 */
export function wakeIfAble(game: Play, model: Model, rule: RuleId): void {
  if (model.condition !== 'ko' || markersOn(model) >= skill(game, 'endurance', model)) return
  model.condition = 'down'
  model.activated = true
  game.emit(() => ({
    name: 'wakes-up',
    text: `${labelOf(game, model)} wakes up.`,
    rule,
    about: { model: model.id },
  }))
}

/** Removes up to this many markers of any kind; the player of the model chooses the kinds. */
export function* removeMarkers(game: Play, model: Model, most: number, rule: RuleId): Rule<void> {
  const count = Math.min(most, markersOn(model))
  if (count === 0) return
  const injuries = yield* ask(
    game,
    model.seat,
    chooseNumber({
      name: 'remove-markers',
      prompt: `${labelOf(game, model)} loses ${count} of ${model.stun} stuns and ${model.injury} injuries: how many injuries?`,
      rule,
      about: { model: model.id },
      min: Math.max(0, count - model.stun),
      max: Math.min(count, model.injury),
    }),
  )
  model.injury -= injuries
  model.stun -= count - injuries
  wakeIfAble(game, model, rule)
  game.emit(() => ({
    name: 'markers-removed',
    text: `${labelOf(game, model)} loses ${count} marker${count === 1 ? '' : 's'}.`,
    rule,
    about: { model: model.id, injuries, stuns: count - injuries },
  }))
}
