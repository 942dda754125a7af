import { opponentOf } from '@gargoyle/bmg-common'
import { ask, choose, pass, type Rule, type Seat, type ValuedOption } from '@gargoyle/engine'
import { activationStep, beginActivation, canActivate } from '../activation/activation.ts'
import { ruleId } from '../edition.ts'
import { modelOptions } from '../model/choose-model.ts'
import { isInGame } from '../model/in-game.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { takeOrder } from './order-next.ts'
import { canPlan } from './raise-a-plan.ts'

/** One step of the phase; an activation has several. bmg1/core/execute-the-plan, bmg2/core/execute-the-plan */
export function* executeThePlan(game: Play): Rule<void> {
  const { state } = game
  if (state.part === 0) {
    dealPasses(game)
    state.turn = state.first
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
  const model = yield* chooseActivation(game, seat)
  if (model === undefined) {
    usePass(game, seat)
    return
  }
  state.bands[seat]!.passesInRow = 0
  yield* beginActivation(game, model)
}

/**
 * Counted afresh each round from models that are not K.O.: the smaller band gets the difference. Traits then add and
 * cancel. bmg1/core/passing, bmg2/core/passing, bmg1/core/pass-count-timing
 */
export function dealPasses(game: Play): void {
  const { state, seats } = game
  const sizes = new Map(seats.map((seat) => [seat, bandSize(game, seat)]))
  for (const seat of seats) {
    const other = opponentOf(game, seat)
    const difference = Math.max(0, (sizes.get(other) ?? 0) - (sizes.get(seat) ?? 0))
    const more = sumOver(game, seat, 'passes') - sumOver(game, other, 'cancels-passes')
    const band = state.bands[seat]!
    band.passes = Math.max(0, difference + more)
    band.passesInRow = 0
  }
}

const bandSize = ({ state }: Play, seat: Seat): number =>
  state.models.filter((model) => model.seat === seat && canPlan(model)).length

const sumOver = (game: Play, seat: Seat, question: 'passes' | 'cancels-passes'): number =>
  game.state.models
    .filter((model) => model.seat === seat && isInGame(model))
    .reduce((sum, model) => sum + computeTotal(game, question, { about: model }, 0), 0)

const isReady = (game: Play, seat: Seat, model: Model): boolean =>
  model.seat === seat && canActivate(game, model)

const ready = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter((model) => isReady(game, seat, model))

const hasReady = (game: Play, seat: Seat): boolean =>
  game.state.models.some((model) => isReady(game, seat, model))

/** Players alternate; who has no model left is skipped. bmg1/core/remaining-activations */
function seatToActivate(game: Play): Seat | undefined {
  const { turn } = game.state
  if (hasReady(game, turn)) return turn
  const other = opponentOf(game, turn)
  return hasReady(game, other) ? other : undefined
}

function* chooseActivation(game: Play, seat: Seat): Rule<Model | undefined> {
  const { state } = game
  const forced = takeOrder(game, seat)
  if (forced !== undefined && canActivate(game, forced)) return forced
  const options: ValuedOption<Model | undefined>[] = [...modelOptions(game, ready(game, seat))]
  const { passes } = state.bands[seat]!
  if (canPass(game, seat)) options.push({ id: pass, value: undefined, label: `Pass (${passes} left)` })
  return yield* ask(
    game,
    seat,
    choose({
      name: 'activate',
      prompt: 'Which model activates?',
      rule: ruleId(game, 'core/execute-the-plan'),
      options,
    }),
  )
}

/** Never more than twice in a row. bmg1/core/passing */
const IN_A_ROW = 2

const canPass = (game: Play, seat: Seat): boolean => {
  const { passes, passesInRow } = game.state.bands[seat]!
  return passes > 0 && passesInRow < IN_A_ROW && hasReady(game, opponentOf(game, seat))
}

function usePass(game: Play, seat: Seat): void {
  const band = game.state.bands[seat]!
  band.passes--
  band.passesInRow++
  game.state.turn = opponentOf(game, seat)
  game.emit({ name: 'pass', text: `${seat} passes.`, rule: ruleId(game, 'core/passing'), about: { seat } })
}
