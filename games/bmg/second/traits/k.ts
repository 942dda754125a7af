import { addEffect, within } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { hasTraitNow, isUnarmed } from '@gargoyle/bmg-counters/toolkit'
import { kryptonianTraits } from '../tables/kryptonian.ts'
import { inchesIn } from './targets.ts'

/** What kryptonite takes from Kryptonians. bmg2/trait/kryptonite, bmg2/weapon-rule/kryptonite */
const strengths: readonly (string | undefined)[] = ['invulnerability', 'regeneration']

/** Traits of the Compendium whose names begin with K. */
export const compendiumK: CounterRules = {
  // bmg2/trait/kapow
  kapow: {
    name: 'Kapow!!!',
    text: 'Once a round: until the end of its activation its bare hands hit with +1, and a critical does three stuns.',
    action: {
      cost: { special: 1 },
      limit: 'round',
      perform({ game, owner, id }) {
        addEffect(game, owner, id, { until: 'activation' })
      },
    },
    effect: {
      text: 'Bare hands hit with +1 and have CRT: three stuns.',
      own: { 'impact-roll': ({ strike }) => (strike !== undefined && isUnarmed(strike) ? 1 : 0) },
      changesWeapon: ({ weapon }) =>
        isUnarmed({ weapon })
          ? { ...weapon, rules: [...weapon.rules, { id: 'crt', args: ['sss'] }] }
          : weapon,
    },
  },
  // bmg2/trait/kryptonian-x, bmg2/table/kryptonian-night, bmg2/table/kryptonian-day
  'kryptonian-x': {
    name: 'Kryptonian/X',
    text: 'It has the traits of its level by night or by day. It pushes, grabs and knocks down Large models.',
    grants: kryptonianTraits,
  },
  // bmg2/trait/kryptonite
  kryptonite: {
    name: 'Kryptonite',
    text: 'Kryptonians within 4" have neither Invulnerability nor Regeneration.',
    around: {
      'loses-trait': ({ game, owner, about, purpose }) =>
        strengths.includes(purpose) &&
        hasTraitNow(game, about, 'kryptonian-x') &&
        within(game, owner, about, inchesIn(game, 4)),
    },
  },
}
