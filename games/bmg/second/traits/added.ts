import type { CounterRules } from '@gargoyle/bmg-counters'
import { aToI, aToIEffects } from './a-to-i.ts'
import { jToZ, jToZEffects } from './j-to-z.ts'

/** Traits that only the Compendium has. They are in the file of the letter their ids begin with. */
export const addedTraits: CounterRules = { ...aToI, ...jToZ }

/** What those traits put on models. */
export const addedEffects: CounterRules = { ...aToIEffects, ...jToZEffects }
