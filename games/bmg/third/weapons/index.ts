import type { SpecialRules } from '../rules/record.ts'

/** Every weapon rule that is enforced. */
export const weaponRules: SpecialRules = {}
