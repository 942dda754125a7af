import { bodyOf, type ModelId, sightBetween } from '@gargoyle/bmg-common'
import type { Value } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { Content } from '../content.ts'
import { available } from '../model/counters.ts'
import { counterPosition } from '../position.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Model, Play, State } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { templateOf, weaponAt } from './arms.ts'
import { isRanged, newAttack, newStrike, type Strike } from './attack.ts'
import { blinkAgainst, obstaclesFor } from './blink.ts'
import { damageBonus, damageNeeds } from './damage-roll.ts'
import { defenseAgainst } from './impact-roll.ts'
import { meleeTargets } from './melee.ts'
import { rangedTargets, rateOfFire } from './ranged.ts'

/** Something that may stop a shot on its way, and where the shot meets it. */
export type ShotStep = {
  readonly name: string
  /** What a die must show to stop the shot, with everything that is added to it. */
  readonly needs: number
  readonly at: Spot
}

/** The prospects of an attack on a model before it is declared. */
export type CounterOutlook = {
  readonly target: ModelId
  /** Impact dice if all of them went to this target. */
  readonly dice: number
  /** What impact dice would have to reach. */
  readonly defense: Value
  /** What damage dice would have to show. */
  readonly hurts: number
  /** Counters that it could block with; none against shots. */
  readonly blocks: number
  /** What is in the way, from the shooter outwards. */
  readonly steps: readonly ShotStep[]
  /** How the one sees the other. */
  readonly sentences: readonly string[]
}

/**
 * The models that a model could attack with a weapon, and the prospects of each attack before it is declared. What
 * rules do once an attack is declared is not in it; templates are aimed at places instead.
 * bmg1/core/impact-roll, bmg1/core/blink-order, bmg1/core/damage-roll
 */
export function counterOutlook(
  state: State,
  content: Content,
  attacker: ModelId,
  arm: number,
): readonly CounterOutlook[] {
  const game = counterPosition(state, content)
  const model = state.models[attacker]
  if (model?.at === undefined) return []
  const weapon = weaponAt(game, model, arm)
  const template = templateOf(game, weapon)
  if (template === 'spray' || template === 'grenade') return []
  const kind = isRanged(weapon) ? 'ranged' : 'melee'
  const targets = isRanged(weapon) ? rangedTargets(game, model, weapon) : meleeTargets(game, model, weapon)
  const dice = isRanged(weapon) ? rateOfFire(game, model, weapon) : available(game, model, 'attack')
  return targets.map((target) => {
    const strike = newStrike(newAttack({ attacker: model, kind, weapon, arm }), target, { dice })
    return {
      target: target.id,
      dice,
      defense: defenseAgainst(game, strike),
      hurts: atLeastTwo(damageNeeds(game, strike) - damageBonus(game, strike)),
      blocks: kind === 'melee' && target.condition === 'up' ? available(game, target, 'defense') : 0,
      steps: kind === 'ranged' ? stepsOf(game, model, weapon, strike) : [],
      sentences: sightBetween(game, { model: attacker }, { model: target.id })?.sentences ?? [],
    }
  })
}

/** A natural 1 never hurts and a natural 6 always does. bmg1/core/damage-roll */
const atLeastTwo = (needs: number): number => Math.min(6, Math.max(2, needs))

function stepsOf(game: Play, shooter: Model, weapon: Weapon, strike: Strike): readonly ShotStep[] {
  const { target } = strike
  if (applies(game, 'ignores-blink', { about: shooter, weapon, strike })) return []
  const added = computeTotal(game, 'blink-roll', { about: target, strike }, blinkAgainst(game, strike))
  return obstaclesFor(game, shooter, bodyOf(game, target), target).map(({ name, needs, cover, met }) => ({
    name,
    needs: Math.max(1, needs - cover - added),
    at: met,
  }))
}
