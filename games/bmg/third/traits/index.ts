import type { SpecialRules } from '../rules/record.ts'
import { armour } from './armour.ts'
import { hardToHurt } from './hard-to-hurt.ts'

/** Every trait that is enforced. */
export const traits: SpecialRules = { ...armour, ...hardToHurt }
