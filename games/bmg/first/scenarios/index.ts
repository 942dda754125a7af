import { counterScenarios, type Scenario } from '@gargoyle/bmg-counters'
import { firstEdition } from '../edition.ts'

/**
 * The scenarios of the first edition, in the order of the die. Their bonuses have rows of their own in its ledger, which
 * the core names without the edition. bmg1/core/scenario-roll
 */
export const scenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(counterScenarios(firstEdition)).map(([id, scenario]): [string, Scenario] => [
    id,
    { ...scenario, rules: scenario.rules.map((record) => ({ ...record, rule: `bmg1/${record.rule}` })) },
  ]),
)
