import {
  type CounterRules,
  compendiumRules,
  type RuleBook,
  renameRules,
  specialAttacks,
  tableRules,
  titanDose,
  traitEffects,
  weaponRules,
} from '@gargoyle/bmg-counters'

import { labels } from './catalogue/labels.ts'
import { coupDeGrace } from './core/coup-de-grace.ts'
import { compendiumEffects } from './effects/index.ts'
import { scenarios } from './scenarios/index.ts'
import { addedEffects } from './traits/added.ts'
import { compendiumTraits } from './traits/index.ts'

/** The Compendium's names of shared weapon rules. */
const weaponNames = { 'tough-heavy': 'heavy', mechanic: 'mechanical' }

/** The whole rule book of the second edition. */
export const book: RuleBook = {
  prefix: 'bmg2',
  traits: { ...compendiumTraits, ...labels },
  weaponRules: renameRules<CounterRules[string]>({ ...weaponRules, ...compendiumRules }, weaponNames),
  effects: { ...compendiumEffects, ...traitEffects, 'titan-dose': titanDose, ...addedEffects },
  specialAttacks,
  everybody: { 'coup-de-grace': coupDeGrace },
  tableRules,
  scenarios,
  strategies: {},
}
