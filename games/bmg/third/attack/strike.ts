import type { Roll, Value } from '@gargoyle/engine'
import { type Memories, memory, noMemories } from '@gargoyle/engine'
import type { Body, Spot } from '@gargoyle/table'
import type { Model } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import type { AttackDicePool } from './dice-pool.ts'

/** An attack in progress: one weapon, one or more targets. Lives no longer than its action. */
export type Attack = {
  readonly attacker: Model
  readonly kind: 'melee' | 'ranged'
  readonly weapon: Weapon
  /** The weapon's place on the card; -1 for bare hands and for attacks that a trait makes up. */
  readonly weaponIndex: number
  strikes: Strike[]
  /** Where its templates were placed. */
  readonly aims: Spot[]
  /** Whether it came out of turn or as an extra, for rules that look at the normal action only. */
  readonly occasion: 'action' | 'extra' | 'reaction'
  /** One roll is compared with all targets. */
  readonly rollsOnce?: boolean
  /** That roll, once it was made. */
  roll?: Roll
  /** Its dice before they were split; undefined where a rule made up its dice. */
  pool?: AttackDicePool
  /** Missed attack dice rolled again by rules that allow so many in the whole attack. */
  rerolled: number
  /** Why it came to nothing before any die was rolled. */
  stopped: string | undefined
  /** What rules want to remember until it is over. */
  readonly notes: Set<string>
  memory: Memories
}

/** The part of an attack that goes to one target. */
export type Strike = {
  readonly attack: Attack
  readonly attacker: Model
  readonly target: Model
  readonly weapon: Weapon
  readonly kind: 'melee' | 'ranged'
  /** Who takes the hits: the target, unless another model steps in. */
  sufferer: Model
  /** Dice allotted before the roll, then what is left of them. */
  attackDice: number
  strengthDice: number
  /** Whether it is a shot at something the night hides. bmg3/core/ranged-modifiers */
  readonly blind: boolean
  /** Whether a template placed it: only the Strength die is rolled, and cover may not count. */
  readonly template: 'explosive' | 'spray' | undefined
  attackerEfforts: number
  defenderEfforts: number
  /** Hits that can be blocked, and those of Strength dice. */
  hits: number
  strengthHits: number
  /** Hits that were cancelled. */
  blocked: number
  critical: boolean
  /** Strength dice that were rolled. */
  strengthRolled: number
  /** How many dice there were and what they had to reach, with reasons: shown in the log on request. */
  readonly reasons: Value[]
  /** Which dice of its rolls succeeded, for the page that shows dice. */
  readonly results: DiceResult[]
  /** Hits that hurt in the end. */
  inflicted: number
  /** The body of the model that took the hits, at that time: it may have been pushed or taken off the table since. */
  struckAt: Body | undefined
  /** Damage markers it has put on any model. */
  dealt: number
  readonly notes: Set<string>
  memory: Memories
}

/** What a strike does to the model that takes it, as one harm: its hits, and what weapon and critical hit add to them. */
export type StrikeDamage = {
  stun: number
  injury: number
  /** How many hits it comes from. A K.O. model takes one more injury for each. */
  hits: number
}

/** The target of a strike has made a defence roll, or could have: what it has for one is used up. */
export const hasDefended = memory<boolean>('strike/defended', false)

/** The dice of one roll, by their places in it, that hit or blocked; those that came up critical are among the hits. */
export type DiceResult = {
  readonly roll: Roll['id']
  readonly what: 'hit' | 'block'
  readonly dice: readonly number[]
  readonly critical: readonly number[]
}

export const isRanged = (weapon: Weapon): boolean => weapon.rateOfFire !== undefined

/** Whether a weapon has a special rule. */
export const weaponHas = (weapon: Weapon, rule: string): boolean => weapon.rules.some(({ id }) => id === rule)

/** Whether the attacker fights with bare hands. */
export const isUnarmed = (strike: Pick<Strike, 'weapon'>): boolean => strike.weapon.id === 'unarmed'

export function newAttack(
  parts: Pick<Attack, 'attacker' | 'kind' | 'weapon' | 'weaponIndex'> & {
    readonly occasion?: Attack['occasion']
    readonly rollsOnce?: boolean
  },
): Attack {
  return {
    occasion: 'action',
    ...parts,
    strikes: [],
    aims: [],
    rerolled: 0,
    stopped: undefined,
    notes: new Set(),
    memory: noMemories,
  }
}

export function newStrike(
  attack: Attack,
  target: Model,
  dice: {
    readonly attackDice: number
    readonly strengthDice: number
    readonly blind?: boolean
    readonly template?: Strike['template']
  },
): Strike {
  const strike: Strike = {
    attack,
    attacker: attack.attacker,
    target,
    weapon: attack.weapon,
    kind: attack.kind,
    sufferer: target,
    attackDice: dice.attackDice,
    strengthDice: dice.strengthDice,
    blind: dice.blind ?? false,
    template: dice.template,
    attackerEfforts: 0,
    defenderEfforts: 0,
    hits: 0,
    strengthHits: 0,
    blocked: 0,
    critical: false,
    strengthRolled: 0,
    reasons: [],
    results: [],
    inflicted: 0,
    struckAt: undefined,
    dealt: 0,
    notes: new Set(),
    memory: noMemories,
  }
  attack.strikes.push(strike)
  return strike
}
