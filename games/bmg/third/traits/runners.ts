import { addEffect, isOnTable, removeEffect } from '@gargoyle/bmg-common'
import { recall, remember } from '@gargoyle/engine'
import { moveAction } from '../activation/perform.ts'
import { moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { amount } from '../weapons/on-hit.ts'
import { drawSpeedForce, speedReserve } from '../weapons/speed-force.ts'
import { chooseModelOrNone } from './helpers.ts'

/** Traits of Speedsters. */
export const runners: Bmg3Rules = {
  'molecular-control': {
    name: 'Molecular Control (X)',
    text: 'Its Movement action may go through scenery, for X SpeedForce cards; it ends where there is room.',
    action: {
      kind: 'movement',
      why: ({ game, owner }) => moveBlockedReason(game, owner),
      *perform({ game, owner, args, id }) {
        yield* drawSpeedForce(game, owner, Math.max(1, amount(args)))
        addEffect(game, owner, id, { until: 'activation' })
        yield* moveAction(game, owner)
        removeEffect(owner, id)
      },
    },
    effect: {
      name: 'Molecular Control',
      text: 'Moves through scenery.',
      own: { incorporeal: true },
    },
  },
  'speed-force-absorption': {
    name: 'Speed Force Absorption',
    text: 'When all have taken Speed Power counters from the pool in Raise the Plan, it may take one from the reserve of another Speedster, friend or foe, and may have more than three so.',
    on: {
      // Not before all have drained the pool, or the victim would only fill up again.
      *'plan-end'({ game, owner, rule, id }) {
        const found = game.state.models.filter(
          // A model with a reserve is a Speedster, though no card that fills one prints the word.
          (model) => model !== owner && isOnTable(model) && recall(model, speedReserve) > 0,
        )
        const asking = {
          rule,
          name: id,
          prompt: 'Whose speed is taken?',
        }
        const victim = yield* chooseModelOrNone(game, owner.seat, found, asking)
        if (victim === undefined) return
        remember(victim, speedReserve, recall(victim, speedReserve) - 1)
        remember(owner, speedReserve, recall(owner, speedReserve) + 1)
      },
    },
  },
}
