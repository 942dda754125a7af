import { labelOf, type ModelId, modelOf } from '@gargoyle/bmg-common'
import { forget, type RuleId, recall, remember, roundMemory, type Seat } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'

/** A model of the other player that must still be the next of that player, whoever goes before it. */
const orderOfOther = roundMemory<ModelId | null>('order-next/of-other', null)

/**
 * A model is the next of its player to activate. What the other player must do first stays: who follows by Let's Go! takes
 * the order from no enemy. bmg1/trait/lets-go, bmg2/trait/the-worlds-greatest-detective
 */
export function makeNext(game: Play, model: Model): void {
  const { state } = game
  const before = state.mustActivate
  if (before !== undefined && modelOf(game, before).seat !== model.seat) remember(state, orderOfOther, before)
  state.mustActivate = model.id
}

/** Takes the order that a player has to follow, if there is one. */
export function takeOrder(game: Play, seat: Seat): Model | undefined {
  const { state } = game
  const isFor = (id: ModelId | undefined): id is ModelId =>
    id !== undefined && modelOf(game, id).seat === seat
  const [first, other] = [state.mustActivate, recall(state, orderOfOther) ?? undefined]
  if (isFor(first)) {
    state.mustActivate = other
    forget(state, orderOfOther)
    return modelOf(game, first)
  }
  if (!isFor(other)) return undefined
  forget(state, orderOfOther)
  return modelOf(game, other)
}

/** A model must be the next of its player to activate, because of a trait. bmg1/trait/persuasive, bmg2/trait/persuasive */
export function orderNext(game: Play, model: Model, reason: string, rule: RuleId): void {
  makeNext(game, model)
  game.emit(() => ({
    name: 'ordered-next',
    text: `${labelOf(game, model)} must activate next (${reason}).`,
    rule,
    about: { model: model.id },
  }))
}
