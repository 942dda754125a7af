import { isConscious } from '@gargoyle/bmg-common'
import { weaponHas } from '../attack/strike.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'

const IMMUNE: readonly (string | undefined)[] = ['enervating', 'hypnotize', 'poison', 'scared', 'terror']

const BLUNTED = ['firearm', 'mechanical', 'beam']

/** Traits of machines. */
export const machines: Bmg3Rules = {
  bot: {
    name: 'Bot',
    text: 'Neither comes round nor loses a stun in the Recount. Firearms, Mechanical and Beam weapons lose an attack die against it. It takes no doses and is immune to Enervating, Hypnotize, Poison, Scared and Terror.',
    // A machine that is switched off does not wake up by itself.
    always: true,
    own: {
      'no-recovery': true,
      // K.O. it has no other traits. bmg3/core/ko
      immune: ({ owner, purpose }) => isConscious(owner) && IMMUNE.includes(purpose),
    },
    foe: {
      'attack-dice': ({ owner, strike }) =>
        strike?.target === owner &&
        isConscious(owner) &&
        BLUNTED.some((rule) => weaponHas(strike.weapon, rule))
          ? -1
          : 0,
    },
  },
}
