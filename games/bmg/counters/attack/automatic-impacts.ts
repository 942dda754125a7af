import { isOnTable } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Damage, Weapon } from '../vocabulary.ts'
import { newAttack, newStrike } from './attack.ts'
import { rollDamage } from './damage-roll.ts'
import { armour, noteHit } from './resolve.ts'

/** Impacts that no die decides: their number, the Strength that counts for them, and what each success does. */
export type AutomaticImpacts = {
  readonly impacts: number
  readonly strength: number
  readonly damage: Damage
  readonly name: string
  readonly by: Model
  readonly rules?: Weapon['rules']
  /** Scenery hits it, whichever model sent it there. */
  readonly byScenery?: true
  /** An attack hits it: another may take that instead. bmg1/trait/bodyguard */
  readonly isAttack?: true
}

/** What most rules mean by an automatic impact: Strength 4+ and two stuns. bmg1/effect/displaced-pushed */
export const BLOW = { impacts: 1, strength: 4, damage: { stun: 2, injury: 0 } } as const

/** Impacts that a rule makes up: no roll to hit, no block. */
export function* automaticImpacts(game: Play, target: Model, given: AutomaticImpacts): Rule<void> {
  if (!isOnTable(target)) return
  const { impacts, strength, damage, name, by, rules = [], byScenery = false, isAttack = false } = given
  const weapon: Weapon = { id: 'automatic', name, damage, rules }
  const attack = newAttack({ attacker: by, kind: 'melee', weapon, arm: -1, occasion: 'reaction' })
  const strike = newStrike(attack, target, { impacts, strength })
  strike.hit = true
  if (!byScenery) noteHit(game, strike)
  // bmg1/trait/bodyguard, bmg2/trait/bodyguard: an attack of any kind.
  if (isAttack) yield* trigger(game, 'impacts-known', { strike })
  yield* armour(game, strike)
  yield* rollDamage(game, strike)
}
