import type { SpecialRules } from '../rules/record.ts'
import { bonuses } from './bonuses.ts'
import { statuses } from './statuses.ts'

/** Everything that can last on a model. */
export const effects: SpecialRules = { ...bonuses, ...statuses }

/** What is in force at every table, whoever plays. */
export const standing: SpecialRules<undefined> = {}
