import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  agrees,
  inflict,
  type Model,
  type Play,
  payCounters,
  paymentBlockedReason,
  rollSkill,
  sufferEffect,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule, RuleId } from '@gargoyle/engine'
import { aids, isAwake } from './friends.ts'
import { othersWithin } from './others.ts'
import { inchesIn } from './targets.ts'

/** An Endurance roll against the gas, or a counter less and an injury. */
function* breathe(game: Play, model: Model, by: Model, rule: RuleId): Rule<void> {
  if (yield* rollSkill(game, model, 'endurance', { reason: 'against the gas', rule })) return
  yield* sufferEffect(game, model, { id: 'enervating', args: ['1'] }, { by })
  yield* inflict(game, model, { injury: 1, by, cause: "Joker's Gas" })
}

/** Traits of the Compendium whose names begin with J. */
export const compendiumJ: CounterRules = {
  // bmg2/trait/jokers-gas
  'jokers-gas': {
    name: "Joker's Gas",
    text: 'Once a round all models within 4", itself too, pass an Endurance roll or lose a counter and take an injury.',
    action: {
      cost: { special: 2 },
      limit: 'round',
      *perform({ game, owner, rule }) {
        // The owner breathes it too, in table order.
        const near = [owner, ...othersWithin(game, owner, inchesIn(game, 4))]
        for (const model of near.toSorted((a, b) => a.id - b.id)) yield* breathe(game, model, owner, rule)
      },
    },
  },
  // bmg2/trait/joy-for-the-victory
  'joy-for-the-victory': {
    name: 'Joy for the Victory',
    text: 'While it is in play, K.O. or not, its crew does not run away. Friends within 8", itself too, have -1 on the dice of Willpower rolls, which helps.',
    always: true,
    own: {
      'never-flees': true,
      'skill-dice': ({ owner, purpose }) => (purpose === 'willpower' && isAwake(owner) ? -1 : 0),
    },
    around: {
      'skill-dice': ({ game, owner, about, purpose }) =>
        purpose === 'willpower' && isAwake(owner) && aids(game, owner, about, 8) ? -1 : 0,
    },
  },
  // bmg2/trait/jump-up
  'jump-up': {
    name: 'Jump Up',
    text: 'It may lose a counter of any kind instead of being knocked down.',
    on: {
      *'knocking-down'({ game, owner, victim, fall, rule }) {
        const cost = { any: 1 }
        if (
          victim !== owner ||
          fall.averted !== undefined ||
          paymentBlockedReason(game, owner, cost) !== undefined
        )
          return
        const prompt = 'Does it lose a counter to stay on its feet?'
        if (!(yield* agrees(game, owner.seat, { name: 'jump-up', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, cost, 'Jump Up')
        fall.averted = 'Jump Up'
      },
    },
  },
}
