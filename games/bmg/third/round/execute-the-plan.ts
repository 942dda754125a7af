import { isConscious, isOnTable, labelOf, type ModelId, modelOf, opponentOf } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  isAmong,
  pass,
  type Rule,
  recall,
  roundMemory,
  type Seat,
  type ValuedOption,
} from '@gargoyle/engine'
import { activationStep, actsFromAfar, beginActivation, canActivate } from '../activation/activation.ts'
import { crewOf } from '../model/crew.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** bmg3/core/execute-the-plan: one step of the phase; an activation has several. */
export function* executeThePlan(game: Play): Rule<void> {
  const { state } = game
  if (state.part === 0) {
    dealPasses(game)
    yield* trigger(game, 'execute-start', {})
    state.part = 1
    return
  }
  if (state.activation !== undefined) {
    yield* activationStep(game, state.activation)
    return
  }
  const seat = seatToActivate(game)
  if (seat === undefined) {
    state.stage = 'recount'
    state.part = 0
    return
  }
  const model = yield* chooseModel(game, seat)
  if (model === undefined) usePass(game, seat)
  else yield* beginActivation(game, model)
}

/**
 * bmg3/core/passing: the smaller crew gets as many passes as it has fewer models on the table and in their
 * senses; some traits give one more.
 */
function dealPasses(game: Play): void {
  const [first, second] = game.seats as readonly [Seat, Seat]
  const difference = crewSize(game, first) - crewSize(game, second)
  crewOf(game, first).passes = Math.max(0, -difference) + extraPasses(game, first)
  crewOf(game, second).passes = Math.max(0, difference) + extraPasses(game, second)
}

const crewSize = (game: Play, seat: Seat): number =>
  game.state.models.filter(
    (model) =>
      model.seat === seat &&
      ((isOnTable(model) && isConscious(model)) || actsFromAfar(game, model)) &&
      !applies(game, 'acts-on-orders', { about: model }),
  ).length

/** Several models that give a pass give one together. */
function extraPasses(game: Play, seat: Seat): number {
  const given = game.state.models
    .filter((model) => model.seat === seat)
    .map((model) => computeTotal(game, 'extra-passes', { about: model }, 0))
  return Math.max(0, ...given)
}

const ready = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter((model) => model.seat === seat && canActivate(game, model))

const hasReady = (game: Play, seat: Seat): boolean =>
  game.state.models.some((model) => model.seat === seat && canActivate(game, model))

/** Players alternate; a player with no model left is skipped. */
function seatToActivate(game: Play): Seat | undefined {
  const { turn } = game.state
  if (hasReady(game, turn)) return turn
  const other = opponentOf(game, turn)
  return hasReady(game, other) ? other : undefined
}

/** Asks which model activates, or for a pass. bmg3/core/must-activate */
function* chooseModel(game: Play, seat: Seat): Rule<Model | undefined> {
  const { state } = game
  const forced = state.mustActivate === undefined ? undefined : modelOf(game, state.mustActivate)
  if (forced !== undefined && forced.seat === seat) {
    state.mustActivate = undefined
    if (canActivate(game, forced)) return forced
  }
  const first = !state.models.some((model) => model.seat === seat && model.activated)
  const options: ValuedOption<Model | undefined>[] = ready(game, seat).map((model) =>
    modelOption(game, model, first),
  )
  const mayGo = options.some(({ why }) => why === undefined)
  // A model that may not go first goes first after all if there is no other.
  const offered = mayGo ? options : options.map(({ why: _, ...option }) => option)
  if (canPass(game, seat))
    offered.push({ id: pass, value: undefined, label: `Pass (${crewOf(game, seat).passes} left)` })
  return yield* ask(
    game,
    seat,
    choose({
      name: 'activate',
      prompt: 'Which model activates?',
      rule: 'bmg3/core/execute-the-plan',
      options: offered,
    }),
  )
}

function modelOption(game: Play, model: Model, first: boolean): ValuedOption<Model> {
  const held = first && mayNotBeFirst(game, model)
  return {
    id: `${model.id}`,
    value: model,
    label: `${labelOf(game, model)}${model.audacity ? ' (Audacity)' : ''}`,
    about: { model: model.id },
    ...(held ? { why: { text: 'It cannot be the first of its crew this round.' } } : {}),
    ...(mustWait(game, model) ? { why: { text: 'It must be the last of its crew this round.' } } : {}),
    ...(isAmong(game.state, takesABreather, model.id)
      ? { why: { text: 'It is not activated twice running while another can be.' } }
      : {}),
  }
}

/** Models that must be the first of their crews to activate. */
export const mustBeFirst = roundMemory<readonly ModelId[]>('order/first', [])

/** Models that cannot be the first of their crews. */
export const cannotBeFirst = roundMemory<readonly ModelId[]>('order/not-first', [])

/** Models that must be the last of their crews. */
export const mustBeLast = roundMemory<readonly ModelId[]>('order/last', [])

/** Models that are not to be the next of their crews, unless there is no other. */
export const takesABreather = roundMemory<readonly ModelId[]>('order/breather', [])

/** Whether a model must wait for others of its crew. */
const mustWait = (game: Play, model: Model): boolean =>
  isAmong(game.state, mustBeLast, model.id) &&
  ready(game, model.seat).some((other) => !isAmong(game.state, mustBeLast, other.id))

/** Whether it may not be the first of its crew, or another must be. */
function mayNotBeFirst(game: Play, model: Model): boolean {
  if (isAmong(game.state, cannotBeFirst, model.id)) return true
  const first = recall(game.state, mustBeFirst)
  return (
    first.length > 0 && ready(game, model.seat).some((other) => other !== model && first.includes(other.id))
  )
}

/** bmg3/core/passing: only if there is a model to hand the activation to. */
const canPass = (game: Play, seat: Seat): boolean =>
  crewOf(game, seat).passes > 0 && hasReady(game, opponentOf(game, seat))

function usePass(game: Play, seat: Seat): void {
  crewOf(game, seat).passes--
  game.state.turn = opponentOf(game, seat)
  game.emit({ name: 'pass', text: `${seat} passes.`, rule: 'bmg3/core/passing', about: { seat } })
}
