import { type ModelId, sightBetween } from '@gargoyle/bmg-common'
import type { Value } from '@gargoyle/engine'
import type { Content } from '../content.ts'
import { bmg3Position } from '../position.ts'
import type { Model, Play, State } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { applyDiceModifiers, defenseValue } from './dice.ts'
import { meleeTargets, weaponAt } from './melee.ts'
import { hasCover, isInEffectiveRange, rangedTargets, shotModifiers } from './ranged.ts'
import { isRanged, newAttack, newStrike, type Strike } from './strike.ts'
import { templateOf } from './weapon-use.ts'
import { meleePool, rangedPool } from './whole-attack.ts'

/** The values of an attack on a target before it is declared. */
export type StrikeOutlook = {
  readonly target: ModelId
  /** Whether it would be a shot at something the night hides. */
  readonly blind: boolean
  readonly cover: boolean
  readonly outOfRange: boolean
  /** The dice if all of them went to this target, with whatever adds to them and takes from them. */
  readonly dice: Value
  /** What attack dice would have to reach. */
  readonly defense: Value
  /** How the one sees the other. */
  readonly sentences: readonly string[]
}

/**
 * The targets a model could attack with a weapon, and the values of each attack, for players who plan. Efforts,
 * cards and what rules do once an attack is declared are not in it; templates are aimed at places instead.
 * bmg3/core/melee, bmg3/core/ranged, bmg3/core/ranged-modifiers
 */
export function attackOutlook(
  state: State,
  content: Content,
  attacker: ModelId,
  weaponIndex: number,
): readonly StrikeOutlook[] {
  const game = bmg3Position(state, content)
  const model = state.models[attacker]
  const weapon = model && weaponAt(game, model, weaponIndex)
  if (model?.at === undefined || weapon === undefined || templateOf(game, weapon) !== undefined) return []
  return targetsOf(game, model, weapon).map(({ target, blind }) => {
    const kind = isRanged(weapon) ? 'ranged' : 'melee'
    const attack = newAttack({ attacker: model, kind, weapon, weaponIndex })
    const pool = kind === 'ranged' ? rangedPool(game, model, weapon) : meleePool(game, model, weapon)
    attack.pool = pool
    const strike = newStrike(attack, target, { ...pool, blind })
    return {
      target: target.id,
      blind,
      cover: kind === 'ranged' && hasCover(game, strike),
      outOfRange: kind === 'ranged' && !isInEffectiveRange(game, strike),
      dice: diceOf(game, strike),
      defense: defenseValue(game, strike),
      sentences: sightBetween(game, { model: attacker }, { model: target.id })?.sentences ?? [],
    }
  })
}

function targetsOf(
  game: Play,
  attacker: Model,
  weapon: Weapon,
): readonly { readonly target: Model; readonly blind: boolean }[] {
  if (isRanged(weapon)) return rangedTargets(game, attacker, weapon)
  return meleeTargets(game, attacker, weapon).map((target) => ({ target, blind: false }))
}

function diceOf(game: Play, strike: Strike): Value {
  applyDiceModifiers(game, strike, strike.kind === 'ranged' ? shotModifiers(game, strike) : [])
  return strike.reasons[0] ?? game.broken('The dice of a strike were not counted.')
}
