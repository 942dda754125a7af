import { combineRules } from '@gargoyle/engine'
import type { Encounter } from '../preparation/encounter.ts'
import { blocks } from './blocks.ts'
import { corners } from './corners.ts'
import { streetFight } from './street-fight.ts'
import { strips } from './strips.ts'

/** The encounter cards. bmg3/core/encounter-card */
export const encounters: Readonly<Record<string, Encounter>> = combineRules(strips, corners, blocks, {
  'street-fight': streetFight,
})
