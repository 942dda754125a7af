import { type CounterRules, renameRules, traits as sharedTraits } from '@gargoyle/bmg-counters'
import { inheritRules } from '@gargoyle/engine'
import { addedTraits } from './added.ts'
import { changedTraits } from './changed.ts'
import { renamedTraits } from './renamed.ts'

/**
 * All traits of the second edition: those of the counter core under the Compendium's names, what it changes in them, and
 * its own.
 */
export const compendiumTraits: CounterRules = inheritRules(renameRules(sharedTraits, renamedTraits), {
  changed: changedTraits,
  added: addedTraits,
})
