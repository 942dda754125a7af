import type { AreaId } from '../board/board.ts'
import { type LinesInUse, noLines } from '../items/bonus-lines.ts'
import type { Mini } from '../state.ts'
import type { DieType } from '../vocabulary.ts'

/** Attacks that a skill gives beside ordinary ones. gcc/core/free-action */
export type FreeAttack = 'deferred' | 'combo' | 'counterattack' | 'retaliation'

/** An attack while it is resolved. gcc/core/attack-steps */
export type Attack = {
  readonly kind: 'melee' | 'ranged'
  readonly attacker: Mini
  readonly target: Mini
  /** Where the target stood when it was attacked. */
  readonly targetArea: AreaId
  /** What kind of free action it is; undefined for an action that was paid for. */
  readonly free: FreeAttack | undefined
  /** Shackle tokens that are placed instead of wounds; 0 for an ordinary attack. */
  shackling: number
  /** Whether weapon bonuses may be added. */
  weapons: boolean
  /** Lines of cards that help in it. */
  lines: LinesInUse
  /** Cubes spent: the intensity. */
  cubes: number
  dice: DieType[]
  /** Allies of the target who take successes on themselves, and the wounds that they suffered. */
  readonly sacrifices: { readonly by: Mini; readonly level: number; wounds: number }[]
  successes: number
  defense: number
  /** Wounds that the target suffered. */
  wounds: number
  neutralized: boolean
  /** Successes that neither wounded nor were cancelled, once the target is neutralized. */
  leftover: number
  /** Deferred attacks made so far of this initial attack. */
  deferred: number
}

/** An attack that is only just declared. */
export function newAttack(parts: Pick<Attack, 'kind' | 'attacker' | 'target' | 'free'>): Attack {
  const { kind, attacker, target, free } = parts
  return {
    kind,
    attacker,
    target,
    free,
    targetArea: target.at,
    shackling: 0,
    weapons: true,
    lines: noLines,
    cubes: 0,
    dice: [],
    sacrifices: [],
    successes: 0,
    defense: 0,
    wounds: 0,
    neutralized: false,
    leftover: 0,
    deferred: 0,
  }
}
