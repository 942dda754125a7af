import type { CounterRule } from '@gargoyle/bmg-counters'
import { combineRules, type RuleDifferences } from '@gargoyle/engine'
import { changedAToI } from './changed-a-to-i.ts'
import { changedJToZ } from './changed-j-to-z.ts'

/** What the Compendium says otherwise about traits that both editions have. */
export const changedTraits: NonNullable<RuleDifferences<CounterRule>['changed']> = combineRules(
  changedAToI,
  changedJToZ,
)
