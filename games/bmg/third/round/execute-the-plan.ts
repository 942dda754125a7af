import { isConscious, isOnTable, labelOf, modelOf, opponentOf } from '@gargoyle/bmg-common'
import { ask, choose, type Option, pass, type Rule, type Seat } from '@gargoyle/engine'
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
  const options: Option[] = ready(game, seat).map((model) => modelOption(game, model, first))
  const mayGo = options.some(({ why }) => why === undefined)
  // A model that may not go first goes first after all if there is no other.
  const offered = mayGo ? options : options.map(({ why: _, ...option }) => option)
  if (canPass(game, seat)) offered.push({ id: pass, label: `Pass (${crewOf(game, seat).passes} left)` })
  const answer = yield* ask(
    game,
    seat,
    choose({
      name: 'activate',
      prompt: 'Which model activates?',
      rule: 'bmg3/core/execute-the-plan',
      options: offered,
    }),
  )
  return answer === pass ? undefined : modelOf(game, Number(answer))
}

function modelOption(game: Play, model: Model, first: boolean): Option {
  const held = first && mayNotBeFirst(game, model)
  return {
    id: `${model.id}`,
    label: `${labelOf(game, model)}${model.audacity ? ' (Audacity)' : ''}`,
    about: { model: model.id },
    ...(held ? { why: { text: 'It cannot be the first of its crew this round.' } } : {}),
    ...(mustWait(game, model) ? { why: { text: 'It must be the last of its crew this round.' } } : {}),
    ...(game.state.roundNotes.length > 0 && game.state.roundNotes.includes(breatherNote(model))
      ? { why: { text: 'It is not activated twice running while another can be.' } }
      : {}),
  }
}

/** What a rule writes among the notes of the round to make a model the first of its crew to activate. */
export const firstNote = (model: Model): string => `first ${model.id}`

/** The same for a model that must be the last of its crew. */
export const lastNote = (model: Model): string => `last ${model.id}`

/** The same for a model that is not to be the next of its crew, unless there is no other. */
export const breatherNote = (model: Model): string => `breather ${model.id}`

/** Whether a model must wait for others of its crew. */
const mustWait = (game: Play, model: Model): boolean =>
  game.state.roundNotes.length > 0 &&
  game.state.roundNotes.includes(lastNote(model)) &&
  ready(game, model.seat).some((other) => !game.state.roundNotes.includes(lastNote(other)))

/** Whether it may not be the first of its crew, or another must be. */
function mayNotBeFirst(game: Play, model: Model): boolean {
  const { roundNotes } = game.state
  if (roundNotes.length === 0) return false
  if (roundNotes.includes(`not-first ${model.id}`)) return true
  return ready(game, model.seat).some((other) => other !== model && roundNotes.includes(firstNote(other)))
}

/** bmg3/core/passing: only if there is a model to hand the activation to. */
const canPass = (game: Play, seat: Seat): boolean =>
  crewOf(game, seat).passes > 0 && hasReady(game, opponentOf(game, seat))

function usePass(game: Play, seat: Seat): void {
  crewOf(game, seat).passes--
  game.state.turn = opponentOf(game, seat)
  game.emit({ name: 'pass', text: `${seat} passes.`, rule: 'bmg3/core/passing', about: { seat } })
}
