import { addEffect, hasEffect, labelOf } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { gainTrait, type Model, type Play, PROMOTED } from '@gargoyle/bmg-counters/toolkit'

/** Makes a model a Leader for the rest of the game. bmg2/core/rank-change */
export function promote(
  game: Play,
  model: Model,
  { willpower = 0 }: { readonly willpower?: number } = {},
): void {
  if (hasEffect(model, PROMOTED)) return
  addEffect(game, model, PROMOTED, { until: 'game', value: willpower })
  // What every Leader has.
  gainTrait(game, model, { id: 'leader', args: [] }, 'game')
  gainTrait(game, model, { id: 'inspire', args: [] }, 'game')
  game.emit(() => ({
    name: 'promoted',
    text: `${labelOf(game, model)} is a Leader now.`,
    rule: 'bmg2/core/rank-change',
    about: { model: model.id },
  }))
}

/** What lasts on a model that has become a Leader. */
export const promotedEffect: CounterRules = {
  [PROMOTED]: {
    name: 'Leader',
    text: 'It has become a Leader of its crew.',
    rule: 'bmg2/core/rank-change',
    own: { willpower: ({ effect }) => effect?.value ?? 0 },
  },
}
