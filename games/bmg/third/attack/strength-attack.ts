import type { Damage, RuleUse } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'
import { applyDiceModifiers } from './dice.ts'
import { carryOut } from './melee.ts'
import { dodge } from './ranged.ts'
import { type Attack, newAttack, newStrike } from './strike.ts'

/** Something that rolls a single Strength die against each of some models: a blast, a charge, a trap. */
export type Blow = {
  readonly name: string
  /** The number to reach; the attacker's own Strength if left out. */
  readonly strength?: number
  readonly damage: Damage
  readonly rules?: readonly RuleUse[]
  readonly kind?: 'melee' | 'ranged'
}

/**
 * Rolls a Strength die against each model. Where a rule takes that die away an attack die is rolled instead.
 * bmg3/core/strength-die
 */
export function* strengthAttack(
  game: Play,
  attacker: Model,
  targets: readonly Model[],
  blow: Blow,
): Rule<Attack> {
  const weapon = {
    id: 'trait',
    name: blow.name,
    damage: blow.damage,
    rules: blow.rules ?? [],
    ...(blow.strength === undefined ? {} : { strength: blow.strength }),
  }
  const kind = blow.kind ?? 'ranged'
  const attack = newAttack({ attacker, kind, weapon, weaponIndex: -1, occasion: 'extra' })
  for (const target of targets)
    newStrike(attack, target, { attackDice: 0, strengthDice: 1, template: 'explosive' })
  return yield* carryOut(game, attack, readyBlow)
}

function* readyBlow(game: Play, attack: Attack): Rule<void> {
  for (const strike of attack.strikes) {
    applyDiceModifiers(game, strike)
    if (strike.kind === 'ranged') yield* dodge(game, strike)
  }
}
