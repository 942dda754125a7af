import {
  compendiumRules,
  effects,
  type RuleBook,
  specialAttacks,
  tableRules,
  titanDose,
  traitEffects,
  weaponRules,
} from '@gargoyle/bmg-counters'
import { addedEffects } from './traits/added.ts'
import { compendiumTraits } from './traits/index.ts'

/** The whole rule book of the second edition. */
export const book: RuleBook = {
  prefix: 'bmg2',
  traits: compendiumTraits,
  weaponRules: { ...weaponRules, ...compendiumRules },
  effects: { ...effects, ...traitEffects, 'titan-dose': titanDose, ...addedEffects },
  specialAttacks,
  tableRules,
  scenarios: {},
  strategies: {},
}
