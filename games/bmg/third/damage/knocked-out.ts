import { hasEffect, isOnTable, labelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { seat } from '@gargoyle/engine'
import { crewOf } from '../model/crew.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/**
 * bmg3/core/ko: as many stuns as Willpower. It is no longer knocked down, and if it has not activated yet,
 * its crew takes a pass marker. bmg3/core/passing
 */
export function* knockOut(game: Play, model: Model, by: Model | undefined): Rule<void> {
  if (!isOnTable(model) || model.condition === 'ko') return
  model.condition = 'ko'
  gainPassForLoss(game, model)
  if (by !== undefined && by.seat !== model.seat && isCounted(game, model, by)) {
    const crew = crewOf(game, by.seat)
    for (const tally of [crew.activation, crew.round, crew.game]) tally.kos++
  }
  game.emit(() => ({
    name: 'ko',
    text: `${labelOf(game, model)} is knocked out.`,
    rule: 'bmg3/core/ko',
    about: { model: model.id, by: by?.id ?? null },
  }))
  yield* trigger(game, 'knocked-out', { victim: model, by })
}

/** Whether objectives count that one model knocks another out. */
const isCounted = (game: Play, model: Model, by: Model): boolean =>
  !applies(game, 'uncredited', { about: by }) && !applies(game, 'uncounted', { about: model, purpose: 'ko' })

/** bmg3/core/passing: a model lost before it could activate gives its crew a pass marker. */
export function gainPassForLoss(game: Play, model: Model): void {
  const { state } = game
  if (state.stage !== 'execute' || model.activated || model.resting) return
  // Who acts under hypnosis is not activated: its own crew loses it before it could be. bmg3/trait/hypnotize
  const isActivated = state.activation?.model === model.id && !hasEffect(model, 'hypnotized')
  if (isActivated || applies(game, 'acts-on-orders', { about: model })) return
  crewOf(game, seat(game.content.cards[model.id]!.seat)).passes++
}

/** bmg3/core/knocked-down. K.O. models are never knocked down as well. bmg3/core/ko */
export function knockDown(game: Play, model: Model): boolean {
  if (model.condition !== 'up') return false
  model.condition = 'down'
  game.emit(() => ({
    name: 'knocked-down',
    text: `${labelOf(game, model)} is knocked down.`,
    rule: 'bmg3/core/knocked-down',
    about: { model: model.id },
  }))
  return true
}
