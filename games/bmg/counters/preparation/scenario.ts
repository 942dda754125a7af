import type { Zone } from '@gargoyle/table'
import type { CounterRule } from '../rules/special-rule.ts'

/** Deployment areas of both sides; some scenarios give a side several or none. */
export type ScenarioAreas = {
  readonly A: readonly Zone[]
  readonly B: readonly Zone[]
  readonly centre?: Zone
}

/** How objectives are placed in a scenario. bmg1/core/objective-placement */
export type ObjectiveTerms = {
  /** All go to the central zone. bmg1/scenario-rule/central-objectives */
  readonly central?: true
  /** At least one in every area of the enemy. */
  readonly everyArea?: 'both' | 'B'
  /** And one in the central zone. */
  readonly centreToo?: true
}

/** A scenario. */
export type Scenario = {
  readonly name: string
  readonly text: string
  readonly rounds: number
  /** Lead counters of each player. bmg1/scenario-rule/lead-counters */
  readonly leadCounters: number
  /** The areas on a table of this size, in table units. */
  readonly areas: (width: number, depth: number) => ScenarioAreas
  /** What of the areas is guessed from the words, because the diagram is lost. */
  readonly guessed?: string
  /** Models arrive by a die instead of being deployed. bmg1/scenario-rule/chance-encounter-arrival */
  readonly arrives?: true
  /** One group in each area. */
  readonly groupsApart?: true
  /** The larger band is A. bmg1/scenario-rule/ambush-sides */
  readonly largerAttacks?: true
  readonly objectives: ObjectiveTerms
  /** Bonus victory points and whatever else it does. */
  readonly rules: readonly CounterRule<undefined>[]
}
