import { addEffect, labelOf } from '@gargoyle/bmg-common'
import { ask, choose } from '@gargoyle/engine'
import { grantExtraAction } from '../activation/payment.ts'
import { isHurt } from '../damage/harm.ts'
import { heal, isMendedAsVehicle } from '../damage/healing.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { type Aimed, chooseTarget, noTargetReason } from './helpers.ts'

const repairable = (game: Play): Aimed => ({
  side: 'any',
  within: 0,
  if: (model: Model) => isHurt(model) && isMendedAsVehicle(game, model),
})

/** Traits that give their owner traits of others. */
export const borrowedTraits: Bmg3Rules = {
  adaptable: {
    name: 'Adaptable',
    text: 'At the start of each Raise the Plan its player picks a skill: until the end of the round its Attack or Defense is 1 higher, or its Movement 2" longer.',
    on: {
      *'plan-start'({ game, owner, rule, id }) {
        const skill = yield* ask(
          game,
          owner.seat,
          choose({
            name: id,
            prompt: `What is ${labelOf(game, owner)} better at this round?`,
            rule,
            options: [
              { id: 'attack', label: 'Attack +1' },
              { id: 'defense', label: 'Defense +1' },
              { id: 'movement', label: 'Movement +2"' },
            ],
            about: { model: owner.id },
          }),
        )
        addEffect(game, owner, 'adapted', { until: 'round', args: [skill] })
      },
    },
  },
  handyman: {
    name: 'Handyman',
    text: 'Has an extra Manipulate action in each activation. A Manipulate action of it can also remove up to two damage markers from a Vehicle in contact.',
    on: {
      'activation-start': ({ game, owner, active, rule }) => {
        if (active === owner) grantExtraAction(game, owner, { kind: 'manipulate', source: rule })
      },
    },
    action: {
      kind: 'manipulate',
      label: 'Repair a Vehicle',
      why: ({ game, owner }) => noTargetReason(game, owner, repairable(game)),
      *perform({ game, owner, rule }) {
        const target = yield* chooseTarget(game, owner, repairable(game), {
          prompt: `What does ${labelOf(game, owner)} repair?`,
          rule,
        })
        if (target !== undefined) yield* heal(game, target, 2, owner.seat)
      },
    },
  },
}

/** Effects of these traits. */
export const adaptations: Bmg3Rules = {
  adapted: {
    name: 'Adapted',
    text: 'One of Attack, Defense and Movement is better until the end of the round.',
    rule: 'bmg3/trait/adaptable',
    own: {
      attack: ({ effect }) => (effect?.args[0] === 'attack' ? 1 : 0),
      defense: ({ effect }) => (effect?.args[0] === 'defense' ? 1 : 0),
      movement: ({ effect }) => (effect?.args[0] === 'movement' ? 2 : 0),
    },
  },
}
