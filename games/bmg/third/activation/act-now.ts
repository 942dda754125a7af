import { isConscious, isOnTable, labelOf, type ModelId } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  forgetAmong,
  isAmong,
  memory,
  type Rule,
  type RuleId,
  rememberAmong,
} from '@gargoyle/engine'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { availableActions } from './actions.ts'
import { performAction } from './perform.ts'

/** Models that are in the middle of an action out of turn. */
const acting = memory<readonly ModelId[]>('acting-now', [])

/**
 * Why a model cannot be made to act out of turn: it is out of its senses, held by something, or in the middle of
 * an action. What it could do is not looked at: two who may call upon each other would never stop asking.
 */
export function actNowBlockedReason(game: Play, model: Model): string | undefined {
  const { activation } = game.state
  if (!isOnTable(model) || !isConscious(model)) return `${labelOf(game, model)} is out of its senses.`
  if (activation?.model === model.id || isAmong(activation, acting, model.id))
    return `${labelOf(game, model)} is in the middle of an action.`
  return applies(game, 'cannot-act', { about: model }) ? `${labelOf(game, model)} cannot act.` : undefined
}

/** A model takes one action of any type at once, though it is not its activation. It costs it nothing. */
export function* actNow(game: Play, model: Model, rule: RuleId): Rule<void> {
  if (actNowBlockedReason(game, model) !== undefined) return
  const options = availableActions(game, model, () => undefined)
  if (options.length === 0) return
  const picked = yield* ask(
    game,
    model.seat,
    choose({
      name: 'act-now',
      prompt: `What does ${labelOf(game, model)} do?`,
      rule,
      about: { model: model.id },
      options,
    }),
  )
  const { activation } = game.state
  rememberAmong(activation, acting, model.id)
  yield* performAction(game, model, picked, () => undefined)
  forgetAmong(activation, acting, model.id)
}
