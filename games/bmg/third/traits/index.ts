import type { SpecialRules } from '../rules/record.ts'
import { armour } from './armour.ts'

/** Every trait that is enforced. */
export const traits: SpecialRules = { ...armour }
