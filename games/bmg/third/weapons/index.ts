import type { Bmg3Rules } from '../rules/special-rule.ts'
import { armour } from './armour.ts'
import { cards } from './cards.ts'
import { criticals } from './criticals.ts'
import { cryo } from './cryo.ts'
import { damage } from './damage.ts'
import { dice } from './dice.ts'
import { fear } from './fear.ts'
import { magic } from './magic.ts'
import { motion } from './motion.ts'
import { ranges } from './ranges.ts'
import { speedForce } from './speed-force.ts'
import { statuses } from './statuses.ts'
import { templates } from './templates.ts'
import { use } from './use.ts'

/** Every weapon rule that is enforced. */
export const weaponRules: Bmg3Rules = {
  ...ranges,
  ...dice,
  ...armour,
  ...criticals,
  ...damage,
  ...statuses,
  ...motion,
  ...templates,
  ...use,
  ...cards,
  ...cryo,
  ...magic,
  ...fear,
  ...speedForce,
}
