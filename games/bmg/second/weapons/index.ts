import { type CounterRules, compendiumRules, renameRules, weaponRules } from '@gargoyle/bmg-counters'
import { combineRules, inheritRules } from '@gargoyle/engine'
import { addedWeapons } from './added.ts'
import { changedWeapons } from './changed.ts'

/** The Compendium's names of shared weapon rules. bmg2/weapon-rule/heavy, bmg2/weapon-rule/mechanical */
const names = { 'tough-heavy': 'heavy', mechanic: 'mechanical' }

/** The weapon rules of the second edition: those of the counter core, what the Compendium changes, and its own. */
export const compendiumWeapons: CounterRules = inheritRules(
  renameRules(combineRules(weaponRules, compendiumRules), names),
  { changed: changedWeapons, added: addedWeapons },
)
