import type { SpecialRules } from '../rules/record.ts'

/** Everything that can last on a model. */
export const effects: SpecialRules = {}
