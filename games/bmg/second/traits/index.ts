import { type CounterRules, traits as sharedTraits } from '@gargoyle/bmg-counters'
import { inheritRules } from '@gargoyle/engine'
import { addedTraits } from './added.ts'
import { changedTraits } from './changed.ts'

/** All traits of the second edition: those of the counter core, what the Compendium changes in them, and its own. */
export const compendiumTraits: CounterRules = inheritRules(sharedTraits, {
  changed: changedTraits,
  added: addedTraits,
})
