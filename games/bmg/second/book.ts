import {
  compendiumRules,
  type RuleBook,
  specialAttacks,
  tableRules,
  titanDose,
  traitEffects,
  weaponRules,
} from '@gargoyle/bmg-counters'
import { compendiumEffects } from './effects/index.ts'
import { compendiumTraits } from './traits/index.ts'

/** The whole rule book of the second edition. */
export const book: RuleBook = {
  prefix: 'bmg2',
  traits: compendiumTraits,
  weaponRules: { ...weaponRules, ...compendiumRules },
  effects: { ...compendiumEffects, ...traitEffects, 'titan-dose': titanDose },
  specialAttacks,
  tableRules,
  scenarios: {},
  strategies: {},
}
