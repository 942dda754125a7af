import { addEffect, cardOf, hasEffect, labelOf } from '@gargoyle/bmg-common'
import type { CounterRule, CounterRules } from '@gargoyle/bmg-counters'
import { gainTrait, isLeft, type Model, type Play, PROMOTED } from '@gargoyle/bmg-counters/toolkit'

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

/**
 * Makes a model the Leader, with Willpower +1, once a Leader that its own player has hired is a casualty. K.O. or below
 * ground it succeeds too. bmg2/trait/hidden-boss, bmg2/trait/the-hidden-boss, bmg2/effect/hypnotize
 */
export const succeedsLeader: Pick<CounterRule, 'always' | 'on'> = {
  always: true,
  on: {
    casualty({ game, owner, victim }) {
      const { seat, recruitedAs } = cardOf(game, victim)
      if (victim !== owner && isLeft(owner) && seat === cardOf(game, owner).seat && recruitedAs === 'leader')
        promote(game, owner, { willpower: 1 })
    },
  },
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
