import { counterScenarios, reword, type Scenario } from '@gargoyle/bmg-counters'
import { secondEdition } from '../edition.ts'
import { compendiumWords } from '../words.ts'

/**
 * The scenarios, in the order of the die: those of the first edition in inches, each with its bonuses.
 * bmg2/scenario/chance-encounter, bmg2/scenario/plunder, bmg2/scenario/patrol, bmg2/scenario/skirmish,
 * bmg2/scenario/securing-the-area, bmg2/scenario/ambush
 */
export const scenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(counterScenarios(secondEdition)).map(([id, scenario]): [string, Scenario] => [
    id,
    // Bonuses have no rows of their own here: what they do is part of their scenario.
    {
      ...scenario,
      rules: scenario.rules.map((record) => ({
        ...record,
        text: reword(record.text, compendiumWords),
        rule: `bmg2/scenario/${id}`,
      })),
    },
  ]),
)
