import { isOnTable, labelOf, sees, within } from '@gargoyle/bmg-common'
import {
  agrees,
  applies,
  type CounterCost,
  type CounterHandlers,
  type Model,
  type Play,
  payCounters,
  paymentBlockedReason,
  type Strike,
  showCost,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule, RuleId } from '@gargoyle/engine'
import { inchesIn } from './targets.ts'

/** The models that a model takes hits for, how near it must be, and what that takes. */
export type Guarding = {
  /** The id of its trait. */
  readonly id: string
  readonly inches: number
  readonly needsSight: boolean
  readonly isWard: (game: Play, ward: Model, guard: Model, strike: Strike) => boolean
  /** What it takes, 1SC if left out. */
  readonly cost?: (game: Play, guard: Model, ward: Model) => CounterCost
}

const SC: CounterCost = { special: 1 }

/**
 * Lets a model take the hits that another model of its crew has suffered by an attack of any kind, those of templates too.
 * bmg2/core/passive-traits, bmg2/trait/hates-humanity
 */
export const takesHits = (it: Guarding): Pick<CounterHandlers, 'impacts-known'> => ({
  'impacts-known': ({ game, owner, strike }) => takeHitsFor(game, owner, strike, it),
})

function* takeHitsFor(game: Play, owner: Model, strike: Strike, it: Guarding): Rule<void> {
  const { sufferer: ward } = strike
  if (ward === owner || ward.seat !== owner.seat || owner.condition !== 'up') return
  if (strike.impacts === 0 || !it.isWard(game, ward, owner, strike)) return
  if (!within(game, owner, ward, inchesIn(game, it.inches))) return
  if (applies(game, 'no-friendly-traits', { about: ward, other: owner })) return
  const cost = it.cost?.(game, owner, ward) ?? SC
  if (paymentBlockedReason(game, owner, cost) !== undefined || (it.needsSight && !sees(game, owner, ward)))
    return
  const rule: RuleId = `bmg2/trait/${it.id}`
  const prompt = `Does ${labelOf(game, owner)} take the hits for ${labelOf(game, ward)}? (${showCost(cost)})`
  if (!(yield* agrees(game, owner.seat, { name: it.id, prompt, rule, model: owner }))) return
  yield* payCounters(game, owner, cost, 'taking a hit')
  if (isOnTable(owner)) strike.sufferer = owner
}
