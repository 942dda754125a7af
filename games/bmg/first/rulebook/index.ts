import type { Chapter } from '@gargoyle/bmg-common'
import { bandRules } from './bands.ts'
import { basics, round } from './basics.ts'
import { fighting } from './fighting.ts'
import { moving } from './moving.ts'
import { preparing } from './preparing.ts'
import { special } from './special.ts'

export { bmg1RulingsPage, rulings } from './rulings.ts'

/** The rulebook for players, in the order to read it. Every rule of the ledger has its place in one chapter. */
export const rulebook: readonly Chapter[] = [basics, round, moving, fighting, preparing, bandRules, special]
