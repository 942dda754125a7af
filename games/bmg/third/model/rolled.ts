import type { Rolled } from '@gargoyle/bmg-common'
import type { Strike } from '../attack/strike.ts'
import type { Model } from '../state.ts'

/** Dice on the table that rules may still touch. */
export type Bmg3Rolled = Rolled<Model, Strike>
