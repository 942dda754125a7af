import { areEnemies, isOnTable, labelOf, sees, within } from '@gargoyle/bmg-common'
import {
  agrees,
  type CounterCost,
  type Model,
  type Play,
  payCounters,
  type Strike,
  showCost,
  whyNotPay,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule, RuleId } from '@gargoyle/engine'
import { inchesIn } from './targets.ts'

/** Whom a model takes hits for, how near it must be, and what that takes. */
export type Guarding = {
  readonly rule: RuleId
  readonly cost: CounterCost
  readonly inches: number
  readonly needsSight: boolean
  readonly isWard: (game: Play, model: Model) => boolean
}

/** Lets a model take the hits that somebody else of its crew has suffered. bmg2/core/passive-traits */
export function* takeHitsFor(game: Play, owner: Model, strike: Strike, it: Guarding): Rule<void> {
  const { sufferer, attacker } = strike
  if (sufferer === owner || sufferer.seat !== owner.seat || owner.condition !== 'up') return
  if (!it.isWard(game, sufferer) || !within(game, owner, sufferer, inchesIn(game, it.inches))) return
  if (!areEnemies(owner, attacker) || whyNotPay(game, owner, it.cost) !== undefined) return
  if (it.needsSight && !sees(game, owner, sufferer)) return
  const prompt = `Does ${labelOf(game, owner)} take the hits for ${labelOf(game, sufferer)}? (${showCost(it.cost)})`
  if (!(yield* agrees(game, owner.seat, { name: 'guard', prompt, rule: it.rule, model: owner }))) return
  yield* payCounters(game, owner, it.cost, 'taking a hit')
  if (isOnTable(owner)) strike.sufferer = owner
}
