import type { Rolled } from '@gargoyle/bmg-common'
import { type Memories, noMemories } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { Model } from '../state.ts'
import type { Damage, Weapon } from '../vocabulary.ts'

/** What a close combat attack is for: to hurt, to hold, or to push. */
export type AttackMode = 'strike' | 'grab' | 'push'

/** An attack in progress: one weapon, one or more targets. Lives no longer than its action. */
export type Attack = {
  readonly attacker: Model
  readonly kind: 'melee' | 'ranged'
  readonly mode: AttackMode
  /** The weapon, with the rules that a special attack lends it. */
  readonly weapon: Weapon
  /** Its place among the attacker's arms; -1 for bare hands and for attacks that a rule makes up. */
  readonly arm: number
  /** The id of the special attack, if it is one. */
  readonly special: string | undefined
  readonly strikes: Strike[]
  /** Impact dice rolled again by rules that allow a number in the whole attack. bmg2/weapon-rule/red-dot */
  rerolled: number
  /** Whether it came out of turn or as an extra. */
  readonly occasion: 'action' | 'reaction'
  /** All its strikes fall at the same time: what one of them brings about keeps it from no other. bmg1/special-attack/360-attack */
  readonly atOnce?: true
  memory: Memories
}

/** The part of an attack that goes to one target. */
export type Strike = {
  readonly attack: Attack
  readonly attacker: Model
  readonly target: Model
  readonly weapon: Weapon
  readonly kind: 'melee' | 'ranged'
  /** Who takes the impacts: the target, unless a rule puts another in its place. */
  sufferer: Model
  /** Impact dice. */
  dice: number
  /** Impacts that have not been blocked, dodged or stopped. */
  impacts: number
  /** A fixed Strength instead of the attacker's, for impacts that a rule makes up. */
  readonly strength: number | undefined
  /** The damage of each success; the weapon's unless a template's band says otherwise. */
  readonly damage: Damage
  readonly template: 'explosion' | 'spray' | undefined
  /** Where shots were stopped, for what bursts there. */
  readonly stoppedAt: Spot[]
  /** Whether any impact was rolled, blocked or not. bmg1/scenario-bonus/lets-make-some-noise */
  hit: boolean
  blocked: number
  /** Successes of the damage roll. */
  successes: number
  /** The face of the collateral die, 0 where none was rolled. */
  collateral: number
  /** The collateral die matched a damage die. */
  pair: boolean
  /** Collateral sixes with a success: 0 or 1, more with more dice. */
  criticals: number
  memory: Memories
}

/** Dice on the table that rules may still touch. */
export type CounterRolled = Rolled<Model, Strike>

/** Whether dice are those of a shot: at a model, or at a lamppost, which is no target of a strike. bmg1/core/lampposts */
export const isShotRoll = ({
  strike,
  purpose,
}: {
  readonly strike?: Strike
  readonly purpose?: string
}): boolean => (strike === undefined ? purpose === 'ranged' : strike.kind === 'ranged')

/** Whether a weapon shoots. */
export const isRanged = (weapon: Weapon): boolean => weapon.rateOfFire !== undefined

/** Whether a weapon has a rule. */
export const weaponHas = (weapon: Weapon, id: string): boolean => weapon.rules.some((rule) => rule.id === id)

/** Whether the attacker fights with bare hands, or with something that counts as such: gloves. */
export const isUnarmed = ({ weapon }: { readonly weapon: Weapon }): boolean =>
  weapon.id === 'unarmed' || weaponHas(weapon, 'unarmed')

export function newAttack(
  parts: Pick<Attack, 'attacker' | 'kind' | 'weapon' | 'arm'> &
    Partial<Pick<Attack, 'mode' | 'special' | 'occasion' | 'atOnce'>>,
): Attack {
  return {
    mode: 'strike',
    special: undefined,
    occasion: 'action',
    ...parts,
    strikes: [],
    rerolled: 0,
    memory: noMemories,
  }
}

export function newStrike(
  attack: Attack,
  target: Model,
  parts: Partial<Pick<Strike, 'dice' | 'impacts' | 'strength' | 'damage' | 'template'>>,
): Strike {
  const { attacker, weapon, kind } = attack
  const strike: Strike = {
    attack,
    attacker,
    target,
    weapon,
    kind,
    sufferer: target,
    dice: 0,
    impacts: 0,
    strength: undefined,
    damage: weapon.damage,
    template: undefined,
    stoppedAt: [],
    hit: false,
    blocked: 0,
    successes: 0,
    collateral: 0,
    pair: false,
    criticals: 0,
    memory: noMemories,
    ...parts,
  }
  attack.strikes.push(strike)
  return strike
}
