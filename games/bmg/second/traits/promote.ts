import { addEffect, hasEffect, labelOf, within } from '@gargoyle/bmg-common'
import {
  type CounterAnswers,
  isHenchman,
  type Model,
  type Play,
  PROMOTED,
} from '@gargoyle/bmg-counters/toolkit'
import { inchesIn } from './targets.ts'

/** Makes a model a Leader for the rest of the game. bmg2/core/rank-change */
export function promote(
  game: Play,
  model: Model,
  { willpower = 0 }: { readonly willpower?: number } = {},
): void {
  if (hasEffect(model, PROMOTED)) return
  addEffect(game, model, PROMOTED, { until: 'game', value: willpower })
  game.emit(() => ({
    name: 'promoted',
    text: `${labelOf(game, model)} is a Leader now.`,
    rule: 'bmg2/core/rank-change',
    about: { model: model.id },
  }))
}

/** What a Leader does for Henchmen around, for a model that may become one. */
export const leadsWhenPromoted: CounterAnswers = {
  'lets-go-free': ({ game, owner, about }) =>
    hasEffect(owner, PROMOTED) &&
    about.seat === owner.seat &&
    isHenchman(game, about) &&
    within(game, owner, about, inchesIn(game, 4)),
}
