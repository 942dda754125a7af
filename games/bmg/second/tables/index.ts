import type { CounterRules } from '@gargoyle/bmg-counters'
import { combineRules } from '@gargoyle/engine'
import { iWillBreakYouEffects } from './i-will-break-you.ts'
import { multitaskEffects } from './multitask.ts'

export { frighten, frightOf } from './fear-chart.ts'
export { chooseWhenHired } from './hire-choice.ts'
export { iWillBreakYou } from './i-will-break-you.ts'
export { kryptonianTraits } from './kryptonian.ts'
export { multitask } from './multitask.ts'
export { goMad } from './surgical-madness.ts'
export { traitOfTheMonth } from './thirty-days.ts'

/** What choices from tables leave on models. */
export const tableEffects: CounterRules = combineRules(multitaskEffects, iWillBreakYouEffects)
