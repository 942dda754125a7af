import { addEffect } from '@gargoyle/bmg-common'
import {
  type CounterCost,
  type CounterHandlers,
  type Model,
  moveActionBlockedReason,
  type Play,
  type TraitAction,
  whyOutOfOrder,
} from '@gargoyle/bmg-counters/toolkit'
import { forgetAmong, isAmong, memory, rememberAmong } from '@gargoyle/engine'

/** The effect of a model whose move of this activation goes through the air; its value is the inches it adds. */
export const IN_FLIGHT = 'in-flight'

/** A trait that lengthens the basic move and lifts it off the ground. */
export type Flight = {
  /** Id of the trait. */
  readonly id: string
  readonly inches: number
  readonly cost: CounterCost
  /** It is not used in two activations of its owner running. */
  readonly rests?: true
  /** Once a game instead of once a round. */
  readonly oneUse?: true
}

/** The traits of a model that were used in its last activation. bmg2/trait/batclaw-grapple-gun */
const flownLast = memory<readonly string[]>('flight/flown-last', [])

/** The traits that were used in an activation. */
export const flownNow = memory<readonly string[]>('flight/flown-now', [])

/** The action of such a trait: used before the move, which then is made through the air. */
export const flight = ({ id, inches, cost, rests, oneUse }: Flight): TraitAction => ({
  cost,
  limit: oneUse ? 'game' : 'round',
  why: ({ game, owner }) =>
    whyGrounded(game, owner) ??
    (rests && isAmong(owner, flownLast, id) ? 'It was used in its last activation.' : undefined),
  perform({ game, owner }) {
    if (game.state.activation !== undefined) rememberAmong(game.state.activation, flownNow, id)
    // Two such traits in one activation add up.
    addEffect(game, owner, IN_FLIGHT, { until: 'activation', value: inches })
  },
})

/** Why a model cannot take off now: its move is over or not on. */
function whyGrounded(game: Play, owner: Model): string | undefined {
  const { activation } = game.state
  if (activation === undefined) return 'Only in its activation.'
  if (activation.basicMoveGone) return 'Its basic move is used up.'
  return whyOutOfOrder(activation, 'move') ?? moveActionBlockedReason(game, owner)
}

/** Remembers whether a trait was used in the activation that ends. */
export const takesRest = (id: string): Pick<CounterHandlers, 'activation-end'> => ({
  'activation-end'({ game, owner, active }) {
    if (owner !== active) return
    if (isAmong(game.state.activation, flownNow, id)) rememberAmong(owner, flownLast, id)
    else forgetAmong(owner, flownLast, id)
  },
})
