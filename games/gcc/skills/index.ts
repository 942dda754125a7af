import { combineRules } from '@gargoyle/engine'
import type { GccRuleSet } from '../rules/rule-types.ts'
import { combatSkills } from './combat.ts'
import { commandSkills } from './command.ts'
import { defenceSkills } from './defence.ts'
import { diceSkills } from './dice.ts'
import { explosionSkills } from './explosions.ts'
import { movingSkills } from './moving.ts'

/** All skills by id. */
export const skills: GccRuleSet = combineRules(
  combatSkills,
  commandSkills,
  defenceSkills,
  diceSkills,
  explosionSkills,
  movingSkills,
)
