import { addEffect } from '@gargoyle/bmg-common'
import type { CounterRules } from '../rules/special-rule.ts'

/** Traits whose names begin with R. */
export const r: CounterRules = {
  // bmg1/trait/rapid-fire, bmg2/trait/rapid-fire
  'rapid-fire': {
    name: 'Rapid Fire',
    text: 'For 1SC its rate of fire is 1 more in this activation, even after moving.',
    action: {
      cost: { special: 1 },
      limit: 'activation',
      perform({ game, owner, id }) {
        addEffect(game, owner, id, { until: 'activation' })
      },
    },
    effect: { text: 'Rate of fire +1.', own: { 'rate-of-fire': 1 } },
  },
  // bmg1/trait/reflexes, bmg2/trait/reflexes
  reflexes: {
    name: 'Reflexes',
    text: 'Failed Agility rolls are made again.',
    own: { 'skill-rerolls': ({ purpose }) => purpose === 'agility' },
  },
  // bmg1/trait/reinforced-gloves, bmg2/trait/reinforced-gloves
  'reinforced-gloves': {
    name: 'Reinforced Gloves',
    text: 'Its bare hands do two stuns.',
    unarmed: { damage: { stun: 2, injury: 0 } },
  },
  // bmg1/trait/resilient, bmg2/trait/resilient
  resilient: {
    name: 'Resilient',
    text: 'Failed Endurance rolls are made again, also to wake up.',
    always: true,
    own: { 'skill-rerolls': ({ purpose }) => purpose === 'endurance' },
  },
  // bmg1/trait/retractable-claws
  'retractable-claws': {
    name: 'Retractable Claws',
    text: 'Its bare hands do two stuns and are Sharp.',
    unarmed: { damage: { stun: 2, injury: 0 }, rules: [{ id: 'sharp', args: [] }] },
  },
  // bmg1/trait/runaway, bmg2/trait/runaway
  runaway: {
    name: 'Runaway',
    text: 'It cannot be arrested.',
    always: true,
    own: { 'cannot-be-arrested': true },
  },
}
