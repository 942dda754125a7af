import { type CounterRules, effects as sharedEffects } from '@gargoyle/bmg-counters'
import { combineRules, inheritRules } from '@gargoyle/engine'
import { tableEffects } from '../tables/index.ts'
import { newEffects } from './added.ts'
import { changedEffects } from './changed.ts'

/** The effects of the second edition: those of the counter core, what the Compendium changes in them, and its own. */
export const compendiumEffects: CounterRules = inheritRules(sharedEffects, {
  changed: changedEffects,
  added: combineRules(newEffects, tableEffects),
})
