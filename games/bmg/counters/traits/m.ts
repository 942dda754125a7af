import { isUnarmed } from '../attack/attack.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import { areBandmates, isHenchman } from './helpers.ts'

/** Traits whose names begin with M. */
export const m: CounterRules = {
  // bmg1/trait/martial-artist, bmg2/trait/martial-artist
  'martial-artist': {
    name: 'Martial Artist',
    text: 'Numerical inferiority does nothing to it.',
    own: { 'ignores-outnumbering': true },
  },
  // bmg1/trait/master-fighter, bmg2/trait/master-fighter
  'master-fighter': {
    name: 'Master Fighter',
    text: 'Impact dice are 1 better when it fights unarmed.',
    own: { 'impact-roll': ({ strike }) => (strike !== undefined && isUnarmed(strike) ? 1 : 0) },
  },
  // bmg1/trait/master-marksman, bmg2/trait/master-marksman
  'master-marksman': {
    name: 'Master Marksman',
    text: 'Failed impact dice of its shots are rolled again.',
    own: { 'impact-rerolls': ({ strike, purpose }) => (strike?.kind ?? purpose) === 'ranged' },
  },
  // bmg1/trait/mastermind, bmg2/trait/mastermind
  mastermind: {
    name: 'Mastermind',
    text: 'Its band has a lead counter more in the bag.',
    always: true,
    own: { 'lead-counters': 1 },
  },
  // bmg1/trait/mob
  mob: {
    name: 'Mob',
    text: "Henchmen of its band have +1 on Let's Go! rolls.",
    own: { 'lets-go-roll': ({ game, owner }) => (isHenchman(game, owner) ? 1 : 0) },
    around: {
      'lets-go-roll': ({ game, owner, about }) =>
        areBandmates(game, owner, about) && isHenchman(game, about) ? 1 : 0,
    },
  },
  // bmg1/trait/mobster, bmg2/trait/mobster
  mobster: {
    name: 'Mobster',
    text: 'A free strike more against a target that is outnumbered.',
    own: { 'extra-strikes': 1 },
  },
}
