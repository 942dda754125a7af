import type { CounterRules } from '@gargoyle/bmg-counters'
import { gainTrait } from '@gargoyle/bmg-counters/toolkit'
import { isVehicle } from '../effects/vehicles.ts'
import { dose } from './doses.ts'

/** Traits of the Compendium whose names begin with N. */
export const compendiumN: CounterRules = {
  // bmg2/trait/narcotic-dose, bmg2/core/doses
  'narcotic-dose': dose({
    name: 'Narcotic Dose',
    text: 'At the beginning of Raise the Plan: Desensitized until the end of the round.',
    take: (game, model) => gainTrait(game, model, { id: 'desensitized', args: [] }, 'round'),
  }),
  // bmg2/trait/natural-immunities
  'natural-immunities': {
    name: 'Natural Immunities',
    text: 'Blind, Poison and Steal do nothing to it.',
    always: true,
    own: { immune: ({ purpose }) => ['blind', 'poison', 'steal'].includes(purpose ?? '') },
  },
  // bmg2/trait/non-lethal-ammo
  'non-lethal-ammo': {
    name: 'Non-Lethal Ammo',
    text: 'Its shots do stuns instead of injuries, but to vehicles.',
    on: {
      harming({ game, owner, harm }) {
        const { strike } = harm
        if (strike?.attacker !== owner || strike.kind !== 'ranged' || isVehicle(game, harm.to)) return
        harm.stun += harm.injury
        harm.injury = 0
      },
    },
  },
}
