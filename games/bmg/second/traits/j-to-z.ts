import type { CounterRules } from '@gargoyle/bmg-counters'
import { changedJToZEffects } from './changed-j-to-z.ts'

/** Traits of the Compendium whose ids begin with J to Z, by the file of their letter. */
export const jToZ: CounterRules = {}

/** What those traits put on models. */
export const jToZEffects: CounterRules = { ...changedJToZEffects }
