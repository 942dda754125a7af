import { removeEffect } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { PRIMARY } from './primary-target.ts'
import { inchesIn } from './targets.ts'

/** What shared traits from J to Z put on models in this edition, beside the effects of the core. */
export const changedJToZEffects: CounterRules = {
  // bmg2/trait/lantern: measured from the middle of the base.
  lantern: {
    name: 'Lantern',
    text: 'Light.',
    rule: 'bmg2/trait/lantern',
    own: { light: ({ game }) => inchesIn(game, 2), 'lit-from-middle': true },
  },
  // bmg2/trait/laser-sight
  'laser-sight': {
    name: 'In the laser',
    text: 'Counts as lit until it moves.',
    rule: 'bmg2/trait/laser-sight',
    foe: { 'ignores-night': true },
    on: {
      moved({ owner, mover }) {
        if (owner === mover) removeEffect(owner, 'laser-sight')
      },
    },
  },
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
