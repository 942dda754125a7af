import type { CounterRules } from '@gargoyle/bmg-counters'
import { PRIMARY } from './primary-target.ts'

/** What shared traits from J to Z put on models in this edition, beside the effects of the core. */
export const changedJToZEffects: CounterRules = {
  // bmg2/trait/primary-target-type
  [PRIMARY]: {
    name: 'Primary target',
    text: 'One objective pays 1VP more if it controls it.',
    rule: 'bmg2/trait/primary-target-type',
    own: { 'objective-points': ({ marker, args }) => (args[0] === `${marker?.id}` ? 1 : 0) },
  },
  // bmg2/trait/stop
  stopped: {
    name: 'Stopped',
    text: 'Defense -1, and no MC.',
    rule: 'bmg2/trait/stop',
    own: { defense: -1, 'cannot-spend': ({ purpose }) => purpose === 'movement' },
  },
}
