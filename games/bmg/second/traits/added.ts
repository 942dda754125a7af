import { type CounterRules, compendiumLeaders } from '@gargoyle/bmg-counters'
import { combineRules } from '@gargoyle/engine'
import { aToI, aToIEffects } from './a-to-i.ts'
import { jToZ, jToZEffects } from './j-to-z.ts'

/**
 * Traits that only the Compendium has. They are in the file of the letter their ids begin with, but for three of Leaders
 * that the first edition has too.
 */
export const addedTraits: CounterRules = combineRules(aToI, jToZ, compendiumLeaders)

/** What those traits put on models. */
export const addedEffects: CounterRules = combineRules(aToIEffects, jToZEffects)
