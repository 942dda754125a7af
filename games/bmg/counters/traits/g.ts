import { addEffect } from '@gargoyle/bmg-common'
import type { CounterRules } from '../rules/special-rule.ts'

/** Traits whose names begin with G. */
export const g: CounterRules = {
  // bmg1/trait/good-aim
  'good-aim': {
    name: 'Good Aim',
    text: 'For 1SC it ignores Aim in this activation.',
    action: {
      cost: { special: 1 },
      limit: 'activation',
      perform({ game, owner, id }) {
        addEffect(game, owner, id, { until: 'activation' })
      },
    },
    effect: { text: 'Ignores Aim.', own: { 'ignores-aim': true } },
  },
  // bmg1/trait/gunman
  gunman: {
    name: 'Gunman',
    text: 'For 1SC it may make a second ranged attack in this activation, paid for as usual.',
    action: {
      cost: { special: 1 },
      limit: 'activation',
      perform({ game, owner, id }) {
        addEffect(game, owner, id, { until: 'activation' })
      },
    },
    effect: { text: 'May shoot twice.', own: { 'shoots-twice': true } },
  },
}
