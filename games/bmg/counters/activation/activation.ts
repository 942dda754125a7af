import { expire, isConscious, isOnTable, labelOf, modelOf, opponentOf } from '@gargoyle/bmg-common'
import { ask, chooseLazily, type LazyOption, noMemories, type Rule, recall } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { available } from '../model/counters.ts'
import { isCarrying, moveActionBlockedReason } from '../movement/move-action.ts'
import { canPlan } from '../round/raise-a-plan.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import { endPassingTraits } from '../rules/trait-changes.ts'
import type { Activation, Model, Play } from '../state.ts'
import { whyStopped } from './action-option.ts'
import { endsNow, hasMadeItsMove } from './activation-memory.ts'
import type { CounterAction, NextAction } from './counter-action.ts'
import { declare } from './declaration.ts'
import { possibleActions } from './options.ts'
import { perform } from './perform.ts'

/** An activation in which nothing has happened. */
export const freshActivation = (model: Model): Activation => ({
  model: model.id,
  began: model.at && { ...model.at },
  declared: undefined,
  moved: false,
  ran: false,
  basicMoveGone: false,
  attackKind: undefined,
  attacks: 0,
  weapon: undefined,
  specialAttack: undefined,
  struck: [],
  specialTargets: [],
  used: [],
  memory: noMemories,
})

/** Whether a model can be activated: conscious, and on the table or in a sewer that it may leave. bmg1/core/execute-the-plan */
export const canActivate = (game: Play, model: Model): boolean =>
  !model.activated &&
  !applies(game, 'cannot-activate', { about: model }) &&
  ((isOnTable(model) && isConscious(model)) ||
    (model.sewerSince !== undefined && model.condition !== 'ko' && model.sewerSince + 1 < game.state.round))

/** Starts a model's activation. */
export function* beginActivation(game: Play, model: Model): Rule<void> {
  game.state.activation = freshActivation(model)
  game.emit(() => ({
    name: 'activation',
    text: `${labelOf(game, model)} activates.`,
    rule: ruleId(game, 'core/execute-the-plan'),
    about: { model: model.id },
  }))
  yield* trigger(game, 'activation-start', { active: model })
  // bmg1/trait/cannibal: it stays where it is.
  if (!isStillActive(game, model) || recall(game.state.activation, endsNow)) {
    yield* endActivation(game)
    return
  }
  const { activation } = game.state
  if (activation === undefined) return
  activation.declared = yield* declare(game, model, {
    move: whyStopped(game, model) === undefined && couldMove(game, model),
    attack: whyStopped(game, model) === undefined && available(game, model, 'attack') > 0,
    // A driven model moves and attacks if it can.
    all: applies(game, 'must-attack', { about: model }),
  })
}

/** Models that are held, sit in a sewer or carry something may still move later in their activation. */
const couldMove = (game: Play, model: Model): boolean =>
  model.sewerSince !== undefined ||
  // bmg1/objective/loot: it may put down what it has no counter to carry.
  isCarrying(game, model) ||
  moveActionBlockedReason(game, model) === undefined ||
  model.effects.some(({ id }) => id === 'immobilized')

const isStillActive = (game: Play, model: Model): boolean =>
  game.state.activation?.model === model.id && canPlan(model)

/** The end of the activation is open unless a rule wants something else first. bmg1/trait/aggressive-schizophrenia */
function endOption(
  game: Play,
  model: Model,
  activation: Activation,
  options: readonly LazyOption<CounterAction>[],
): LazyOption<NextAction> {
  const isOpen = (...kinds: readonly CounterAction['kind'][]): boolean =>
    options.some((option) => kinds.includes(option.value.kind) && option.why?.() === undefined)
  return {
    id: 'end',
    value: { kind: 'end' },
    label: 'End the activation',
    why: () => {
      const approaches = !hasMadeItsMove(activation) && applies(game, 'must-approach', { about: model })
      if (approaches && isOpen('move')) return { text: 'It must come nearer to another model.' }
      const attacks = applies(game, 'must-attack', { about: model })
      return attacks && isOpen('melee', 'ranged') ? { text: 'It must attack.' } : undefined
    },
  }
}

/**
 * One action of the active model, or the end of its activation. Where only the end is open, no question is
 * asked. bmg1/core/execute-the-plan
 */
export function* activationStep(game: Play, activation: Activation): Rule<void> {
  const model = modelOf(game, activation.model)
  const options = possibleActions(game, model, activation)
  const action = yield* ask(
    game,
    model.seat,
    chooseLazily({
      name: 'action',
      prompt: `What does ${labelOf(game, model)} do?`,
      rule: ruleId(game, 'core/execute-the-plan'),
      about: { model: model.id },
      options: [...options, endOption(game, model, activation, options)],
    }),
  )
  if (action.kind === 'end') {
    yield* endActivation(game)
    return
  }
  yield* perform(game, model, action)
  if (!isStillActive(game, model) || recall(game.state.activation, endsNow)) yield* endActivation(game)
}

/** Ends the activation: the other player's turn comes. */
export function* endActivation(game: Play): Rule<void> {
  const { state } = game
  const { activation } = state
  if (activation === undefined) return
  const model = modelOf(game, activation.model)
  model.activated = true
  state.turn = opponentOf(game, model.seat)
  yield* trigger(game, 'activation-end', { active: model })
  endPassingTraits(model)
  expire(game, 'activation')
  state.activation = undefined
}
