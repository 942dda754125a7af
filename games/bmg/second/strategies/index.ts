import type { Strategy } from '@gargoyle/bmg-counters'
import { combineRules } from '@gargoyle/engine'
import { crewStrategies } from './crews.ts'
import { generalStrategies } from './general.ts'

export { strategyEffects, strategyRules } from './in-force.ts'

/** All strategies of the second edition. bmg2/core/strategies, bmg2/core/crew-strategies */
export const compendiumStrategies: Readonly<Record<string, Strategy>> = combineRules(
  generalStrategies,
  crewStrategies,
)
