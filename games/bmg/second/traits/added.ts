import type { CounterRules } from '@gargoyle/bmg-counters'

/** Traits that only the Compendium has. They are in the file of the letter their ids begin with. */
export const addedTraits: CounterRules = {}
