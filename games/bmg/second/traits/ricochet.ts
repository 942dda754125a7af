import { isOnTable, labelOf, sees, within } from '@gargoyle/bmg-common'
import {
  type Attack,
  applies,
  type CounterCost,
  canAfford,
  chooseModelOrNone,
  letGoOfOthers,
  type Model,
  newAttack,
  newStrike,
  type Play,
  payCounters,
  paymentBlockedReason,
  rateOfFire,
  shootAt,
  surchargeFor,
  trigger,
} from '@gargoyle/bmg-counters/toolkit'
import { type Rule, type RuleId, recall, remember, roundMemory } from '@gargoyle/engine'
import { inchesIn } from './targets.ts'

/** Whether a model has let a shot go on this round. bmg2/trait/ricochet */
const hasRicocheted = roundMemory<boolean>('ricochet/used', false)

const COST: CounterCost = { special: 1 }

/** Others within 2" of a model that was hit, and in its sight. */
const besideOf = (game: Play, owner: Model, hit: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model !== hit &&
      model !== owner &&
      isOnTable(model) &&
      within(game, hit, model, inchesIn(game, 2)) &&
      sees(game, hit, model) &&
      // bmg2/trait/plead, bmg2/trait/menace: it is an attack on this model too.
      !applies(game, 'may-not-attack', { about: owner, other: model }) &&
      canAfford(game, owner, model, COST),
  )

/**
 * A shot that has hit goes on to a model near: a free attack with the same weapon, whatever line and range.
 * bmg2/trait/ricochet
 */
export function* ricochet(game: Play, owner: Model, attack: Attack, rule: RuleId): Rule<void> {
  if (attack.attacker !== owner || attack.kind !== 'ranged' || attack.occasion !== 'action') return
  if (recall(owner, hasRicocheted) || paymentBlockedReason(game, owner, COST) !== undefined) return
  const hit = attack.strikes
    .filter((strike) => strike.hit && isOnTable(strike.target))
    .map(({ target }) => target)
  const target = yield* chooseModelOrNone(game, owner.seat, {
    name: 'ricochet',
    prompt: `Whom does the shot of ${labelOf(game, owner)} hit next? (1SC)`,
    rule,
    among: [...new Set(hit.flatMap((model) => besideOf(game, owner, model)))],
  })
  if (target === undefined) return
  const any = surchargeFor(game, owner, target)
  yield* payCounters(game, owner, { ...COST, ...(any > 0 ? { any } : {}) }, 'Ricochet')
  remember(owner, hasRicocheted, true)
  const { weapon, arm } = attack
  const next = newAttack({ attacker: owner, kind: 'ranged', weapon, arm, occasion: 'reaction' })
  const strike = newStrike(next, target, { dice: rateOfFire(game, owner, weapon) })
  // bmg2/core/grab: shooting at another it lets go.
  letGoOfOthers(game, next)
  yield* trigger(game, 'attack-declared', { attack: next })
  yield* shootAt(game, strike)
  yield* trigger(game, 'attack-resolved', { attack: next })
}
