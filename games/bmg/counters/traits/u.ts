import { inUnits } from '../edition.ts'
import type { CounterRules } from '../rules/special-rule.ts'

/** Traits whose names begin with U. */
export const u: CounterRules = {
  // bmg1/trait/undercover, bmg2/trait/undercover
  undercover: {
    name: 'Undercover',
    text: 'It is deployed up to 20 cm outside its area, more than 10 cm from every objective.',
    always: true,
    own: { 'deploys-outside': ({ game }) => inUnits(game, 20), 'deploys-last': true },
  },
  // bmg1/trait/unpredictable, bmg2/trait/unpredictable
  unpredictable: {
    name: 'Unpredictable',
    text: 'Its SC can be spent as counters of any kind.',
    own: { 'wild-special': true },
  },
}
