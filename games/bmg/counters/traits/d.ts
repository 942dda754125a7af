import { addEffect, removeEffect } from '@gargoyle/bmg-common'
import { moveCounters } from '../model/move-counters.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import { onEnemySeen } from './helpers.ts'

/** Traits whose names begin with D. */
export const d: CounterRules = {
  // bmg1/trait/detective, bmg2/trait/detective
  detective: {
    name: 'Detective',
    text: 'It cancels a pass of the enemy each round, K.O. too.',
    // bmg1/core/ko: it says "in the band" and nothing of a K.O., as Informer does.
    always: true,
    own: { 'cancels-passes': 1 },
  },
  // bmg1/trait/dirty-fighter
  'dirty-fighter': {
    name: 'Dirty Fighter',
    text: 'Its ranged weapons are Light.',
    own: { 'shoots-close': true },
  },
  // bmg1/trait/disarray
  disarray: {
    name: 'Disarray',
    text: 'Once an activation it moves two counters on the card of an enemy in sight.',
    action: onEnemySeen(undefined, { cost: { special: 1 }, limit: 'activation' }, (game, target, owner) =>
      moveCounters(game, owner.seat, target, 2, 'Disarray', owner),
    ),
  },
  // bmg1/trait/discourage
  discourage: {
    name: 'Discourage',
    text: 'Once an activation the Willpower of an enemy in sight is 2 less until the end of the next Raise a Plan.',
    action: onEnemySeen(undefined, { cost: { special: 2 }, limit: 'activation' }, (game, target, by) => {
      // Two of them are twice as bad: unlike Distract it does not say otherwise.
      addEffect(game, target, 'discourage', { until: 'game', by, each: true })
    }),
    effect: {
      name: 'Discouraged',
      text: 'Willpower -2.',
      own: { willpower: -2 },
      on: {
        'plan-end'({ owner, id }) {
          removeEffect(owner, id)
        },
      },
    },
  },
  // bmg1/trait/distract
  distract: {
    name: 'Distract',
    text: 'Once a round the Defense of an enemy in sight within 10 cm is 1 less until the end of the round; twice does nothing more.',
    action: onEnemySeen(10, { cost: { special: 1 }, limit: 'round' }, (game, target, by) => {
      addEffect(game, target, 'distract', { until: 'round', by })
    }),
    effect: { name: 'Distracted', text: 'Defense -1.', own: { defense: -1 } },
  },
  // bmg1/trait/dodge, bmg2/trait/dodge
  dodge: {
    name: 'Dodge',
    text: 'Against shots: an Agility roll for each MC, and each success cancels an impact.',
    own: { 'can-dodge': true },
  },
}
