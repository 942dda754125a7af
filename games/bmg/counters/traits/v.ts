import { moveCounters } from '../model/move-counters.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import { canUseFreeTrait } from './helpers.ts'

/** Traits whose names begin with V. */
export const v: CounterRules = {
  // bmg1/trait/veteran, bmg2/trait/veteran
  veteran: {
    name: 'Veteran',
    text: 'At the beginning of its activation it may move two of its counters.',
    on: {
      *'activation-start'({ game, owner, active }) {
        if (owner === active && canUseFreeTrait(game, owner))
          yield* moveCounters(game, owner.seat, owner, 2, 'Veteran')
      },
    },
  },
}
