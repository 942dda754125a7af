import { isOnTable } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'
import { weaponAt } from './melee.ts'
import { applyHits } from './resolve.ts'
import { type Attack, isRanged, newAttack, newStrike } from './strike.ts'

/** Hits without a roll and without a defence, with a weapon of the attacker's; -1 is its bare hands. */
export function* automaticHits(
  game: Play,
  attacker: Model,
  target: Model,
  weaponIndex: number,
  hits: number,
): Rule<Attack | undefined> {
  if (hits <= 0 || !isOnTable(target)) return undefined
  const weapon = weaponAt(game, attacker, weaponIndex)
  const kind = isRanged(weapon) ? 'ranged' : 'melee'
  const attack = newAttack({ attacker, kind, weapon, weaponIndex, occasion: 'reaction' })
  const strike = newStrike(attack, target, { attackDice: 0, strengthDice: 0 })
  strike.hits = hits
  yield* applyHits(game, strike)
  return attack
}
