import { recall, remember, roundMemory } from '@gargoyle/engine'
import type { CounterRules } from '../rules/special-rule.ts'

/** Whether a model has turned an injury into a stun this round. bmg1/trait/hardened */
const isHardened = roundMemory<boolean>('hardened/used', false)

/** Traits whose names begin with H. */
export const h: CounterRules = {
  // bmg1/trait/handyman
  handyman: {
    name: 'Handyman',
    text: 'It manipulates without MC.',
    own: { 'no-counter-for': ({ purpose }) => purpose === 'manipulate' },
  },
  // bmg1/trait/hardened, bmg2/trait/hardened
  hardened: {
    name: 'Hardened',
    text: 'The first injury it takes each round is a stun instead.',
    always: true,
    on: {
      harming({ owner, harm }) {
        if (harm.to !== owner || harm.injury === 0 || recall(owner, isHardened)) return
        remember(owner, isHardened, true)
        harm.injury--
        harm.stun++
      },
    },
  },
  // bmg1/trait/hates-band-s
  'hates-band-s': { name: 'Hates: Bands', text: 'It never joins those bands.', keyword: true },
  // bmg1/trait/henchman
  henchman: {
    name: 'Henchman',
    text: "A rank: any number in a band, and Let's Go!.",
    grants: ['lets-go'],
    keyword: true,
  },
  // bmg1/trait/hidden
  hidden: {
    name: 'Hidden',
    text: 'It is deployed anywhere, more than 10 cm from every objective.',
    always: true,
    own: { 'deploys-anywhere': true },
  },
  // bmg1/trait/hockey-gear, bmg2/trait/hockey-gear
  'hockey-gear': {
    name: 'Hockey Gear',
    text: 'Sharp does nothing against it.',
    always: true,
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'sharp' },
  },
}
