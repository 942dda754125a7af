import { hasTrait } from '@gargoyle/bmg-common'
import { stoppedByVest } from '../damage/inflict.ts'
import { counterSum } from '../model/counters.ts'
import { moveCounters } from '../model/move-counters.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import { areBandmates, callToHenchmen, canUseFreeTrait, isHenchman } from './helpers.ts'

/** Traits whose names begin with K. */
export const k: CounterRules = {
  // bmg1/trait/kaos-agent
  'kaos-agent': {
    name: 'Kaos Agent',
    text: 'One lead counter of the enemy is taken out of the bag before the game. Henchmen of its band have Trickster.',
    always: true,
    own: { 'enemy-lead-counters': 1 },
    on: {
      *'activation-start'({ game, owner, active }) {
        if (active === owner || !isHenchman(game, active)) return
        if (!areBandmates(game, owner, active)) return
        // A model that has the trait itself is asked by its own.
        if (hasTrait(game, active, 'trickster') || !canUseFreeTrait(game, active)) return
        yield* moveCounters(game, active.seat, active, counterSum(active), 'Trickster')
      },
    },
  },
  // bmg1/trait/kevlar-vest
  'kevlar-vest': {
    name: 'Kevlar Vest',
    text: 'Of each damage that it takes it takes a marker less, but at least one. An injury goes before a stun.',
    always: true,
    on: {
      harming({ owner, harm }) {
        if (harm.to !== owner) return
        const stopped = stoppedByVest(harm)
        const injuries = Math.min(stopped, harm.injury)
        harm.injury -= injuries
        harm.stun -= stopped - injuries
      },
    },
  },
  // bmg1/trait/kill-them
  'kill-them': {
    name: 'Kill Them!',
    text: 'Once a round every Henchman of its band within 10 cm gains 1AC.',
    action: callToHenchmen('attack', 'Kill Them!'),
  },
}
