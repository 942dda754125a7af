import { isOnTable } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import type { Strike } from '../attack/strike.ts'
import type { Bmg3Handlers } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

/** A hit as weapon rules see it. */
export type Hit = {
  readonly game: Play
  readonly attacker: Model
  /** Who was hit, and is still on the table unless the rule works without it. */
  readonly victim: Model
  readonly strike: Strike
  readonly args: readonly string[]
}

/**
 * Handlers that act on the model hit by an attack with the weapon, once for each strike, however many hits it scores.
 */
export const onHit = (deed: (hit: Hit) => Rule<unknown> | undefined): Bmg3Handlers => ({
  *struck({ game, owner, args, strike }) {
    const { sufferer: victim, inflicted } = strike
    if (inflicted === 0 || !isOnTable(victim)) return
    const doing = deed({ game, attacker: owner, victim, strike, args })
    if (doing !== undefined) yield* doing
  },
})

/** The same, even where the hit took its victim off the table: where it stood is `strike.struckAt`. */
export const onAnyHit = (deed: (hit: Hit) => Rule<unknown> | undefined): Bmg3Handlers => ({
  *struck({ game, owner, args, strike }) {
    const { sufferer: victim, inflicted } = strike
    const doing = inflicted === 0 ? undefined : deed({ game, attacker: owner, victim, strike, args })
    if (doing !== undefined) yield* doing
  },
})

/** The number in brackets behind a rule's name. */
export const amount = (args: readonly string[]): number => Number(args[0] ?? 0)
