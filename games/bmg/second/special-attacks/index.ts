import { type CounterRules, type SpecialAttack, specialAttacks } from '@gargoyle/bmg-counters'
import { inheritRules } from '@gargoyle/engine'
import { attacksAround } from './around.ts'
import { straightCharge } from './charge.ts'
import { sneakAttack, sneakingEffect } from './sneak-attack.ts'
import { stanceEffects, stances } from './stances.ts'

/** The special attacks of the second edition. bmg2/core/special-attack-use */
export const compendiumAttacks: Readonly<Record<string, SpecialAttack>> = {
  ...inheritRules<SpecialAttack>(specialAttacks, { changed: stances }),
  // Procedures of their own here.
  ...attacksAround,
  charge: straightCharge,
  'sneak-attack': sneakAttack,
}

/** The effects of special attacks on their attackers. */
export const attackEffects: CounterRules = { ...stanceEffects, 'sneak-attack': sneakingEffect }
