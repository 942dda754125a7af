import { withRules } from '@gargoyle/bmg-common'
import { isRanged } from '../attack/strike.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'

/** Traits that improve bare hands, and weapons held in them. */
export const unarmed: Bmg3Rules = {
  'retractable-claws': {
    name: 'Retractable Claws',
    text: 'Its bare hands give an injury and a stun for each hit, and are Sharp.',
    unarmed: { damage: { stun: 1, injury: 1 }, rules: [{ id: 'sharp', args: [] }] },
  },
  'chill-touch': {
    name: 'Chill Touch',
    text: 'Its bare hands give an injury for each hit, and their critical hits may be Cold.',
    unarmed: { damage: { stun: 0, injury: 1 }, rules: [{ id: 'crt', args: ['cold'] }] },
  },
  ferocious: {
    name: 'Ferocious',
    text: 'Its melee attacks push whomever they hit up to 2" away.',
    rearms: ({ weapon }) => (isRanged(weapon) ? weapon : withRules(weapon, { id: 'push', args: ['2'] })),
  },
}
