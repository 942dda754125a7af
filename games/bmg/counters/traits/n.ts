import type { CounterRules } from '../rules/special-rule.ts'

/** Traits whose names begin with N. */
export const n: CounterRules = {
  // bmg1/trait/night-vision, bmg2/trait/night-vision
  'night-vision': {
    name: 'Night Vision',
    text: 'It sees at any distance.',
    own: { 'ignores-night': true },
  },
}
