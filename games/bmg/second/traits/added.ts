import type { CounterRules } from '@gargoyle/bmg-counters'
import { jToZ, jToZEffects } from './j-to-z.ts'

/** Traits that only the Compendium has. They are in the file of the letter their ids begin with. */
export const addedTraits: CounterRules = { ...jToZ }

/** What those traits put on models. */
export const addedEffects: CounterRules = { ...jToZEffects }
