import type { SpecialRules } from '../rules/record.ts'

/** The plot cards. */
export const plots: SpecialRules<undefined> = {}
