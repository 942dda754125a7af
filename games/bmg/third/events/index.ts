import { combineRules } from '@gargoyle/engine'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { clues } from './clues.ts'
import { crews } from './crews.ts'
import { ground } from './ground.ts'
import { lamps } from './lamps.ts'
import { sewers } from './sewers.ts'
import { weather } from './weather.ts'

/** The event cards. bmg3/core/event-card */
export const events: Bmg3Rules<undefined> = combineRules(weather, lamps, ground, sewers, crews, clues)
