import { counterScenarios } from '@gargoyle/bmg-counters'
import { firstEdition } from '../edition.ts'

/** The scenarios of the first edition, in the order of the die. bmg1/core/scenario-roll */
export const scenarios = counterScenarios(firstEdition)
