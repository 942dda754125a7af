import { type SpecialAttack, specialAttacks } from '@gargoyle/bmg-counters'
import { combineRules, inheritRules } from '@gargoyle/engine'
import { attacksAround } from './around.ts'
import { straightCharge } from './charge.ts'
import { sneakAttack } from './sneak-attack.ts'
import { stances } from './stances.ts'

/** Procedures of their own in this edition. */
const own: Readonly<Record<string, SpecialAttack>> = combineRules<SpecialAttack>(attacksAround, {
  charge: straightCharge,
  'sneak-attack': sneakAttack,
})

/** The special attacks of the second edition. bmg2/core/special-attack-use */
export const compendiumAttacks: Readonly<Record<string, SpecialAttack>> = inheritRules<SpecialAttack>(
  specialAttacks,
  {
    without: Object.keys(own).filter((id) => Object.hasOwn(specialAttacks, id)),
    changed: stances,
    added: own,
  },
)
