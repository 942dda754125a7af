import { isUnarmed } from '../attack/attack.ts'
import { isWeaponNamed } from '../attack/weapon-names.ts'
import type { CounterRules } from '../rules/special-rule.ts'

/** Traits whose names begin with W. */
export const w: CounterRules = {
  // bmg1/trait/weak, bmg2/trait/weak
  weak: {
    name: 'Weak',
    text: 'Every marker costs it a counter.',
    own: { 'markers-per-counter': { set: 1 } },
  },
  // bmg1/trait/weapon-master
  'weapon-master': {
    name: 'Weapon Master',
    text: 'Impact dice are 1 better when it is not unarmed; with one weapon only where its card names one.',
    own: {
      // bmg1/core/lampposts: a shot at a lamppost is no strike.
      'impact-roll': ({ strike, weapon = strike?.weapon, args }) => {
        if (weapon === undefined || isUnarmed({ weapon })) return 0
        return args[0] === undefined || isWeaponNamed(weapon, args[0]) ? 1 : 0
      },
    },
  },
}
