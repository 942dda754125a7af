import type { CounterRule, CounterRules } from '@gargoyle/bmg-counters'
import { combineRules, type RuleDifferences } from '@gargoyle/engine'
import { changedAToC } from './changed-a-to-c.ts'
import { changedDToI, changedDToIEffects } from './changed-d-to-i.ts'

/** What the Compendium says otherwise about shared traits from A to I. */
export const changedAToI: NonNullable<RuleDifferences<CounterRule>['changed']> = combineRules(
  changedAToC,
  changedDToI,
)

/** What those traits put on models. */
export const changedAToIEffects: CounterRules = changedDToIEffects
