import { addEffect, type Effect } from '@gargoyle/bmg-common'
import { type CounterRules, loseCounters, type Model } from '@gargoyle/bmg-counters'
import { isVehicle } from './vehicles.ts'

/** The round in which terror struck. */
const roundOf = ({ args }: Effect): number => Number(args[0])

/** What terror of one round costs a model in the next: the worst counts. */
function willpowerLost({ effects }: Model, round: number): number {
  const values = effects
    .filter((effect) => effect.id === 'terror' && roundOf(effect) === round - 1)
    .map(({ value }) => value)
  return Math.max(0, ...values)
}

/** Effects that only the Compendium has. */
export const newEffects: CounterRules = {
  // bmg2/effect/scared
  scared: {
    name: 'Scared',
    text: 'It cannot crouch or dodge shots, and its hit and block dice are 1 worse, until the end of the round. Vehicles are not affected.',
    own: { 'cannot-crouch': true, 'can-dodge': 'never', 'impact-roll': -1, 'block-roll': -1 },
    suffer({ game, victim, by }) {
      if (!isVehicle(game, victim))
        addEffect(game, victim, 'scared', { until: 'round', ...(by ? { by } : {}) })
    },
  },
  // bmg2/effect/terror
  terror: {
    name: 'Terror',
    text: 'It loses up to X counters now, and X Willpower for the whole next round; of several the highest counts. Vehicles are not affected.',
    own: {
      willpower: ({ game, owner, effect }) => {
        const { round } = game.state
        // One of several answers for all.
        const first = owner.effects.find(({ id, args }) => id === 'terror' && Number(args[0]) === round - 1)
        return effect !== undefined && first === effect ? -willpowerLost(owner, round) : 0
      },
    },
    *suffer({ game, victim, args, by }) {
      if (isVehicle(game, victim)) return
      const amount = Number(args[0] ?? 1)
      const { round } = game.state
      victim.effects.push({ id: 'terror', until: 'game', args: [`${round}`], value: amount, by: by?.id })
      yield* loseCounters(game, victim, amount, 'Terror')
    },
    on: {
      'round-end'({ game, owner, effect }) {
        if (effect !== undefined && roundOf(effect) < game.state.round)
          owner.effects = owner.effects.filter((each) => each !== effect)
      },
    },
  },
}
