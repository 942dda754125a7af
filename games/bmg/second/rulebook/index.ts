import type { Chapter } from '@gargoyle/bmg-common'
import { basics, round } from './basics.ts'
import { fighting } from './fighting.ts'
import { moving } from './moving.ts'
import { preparing } from './preparing.ts'
import { special } from './special.ts'

export { bmg2RulingsPage, rulings } from './rulings.ts'

/** The rulebook for players, in the order to read it. */
export const rulebook: readonly Chapter[] = [basics, round, moving, fighting, preparing, special]
