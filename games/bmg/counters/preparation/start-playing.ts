import { opponentOf } from '@gargoyle/bmg-common'
import { type Rule, recall, type Seat } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { scenarioOf } from './areas.ts'
import { deploysLast, isHeldBack } from './bands.ts'
import { deployModel } from './deploy.ts'
import { playStrategies } from './strategies.ts'

/**
 * Phase E: models that must keep away from objectives are deployed, the bag is filled, and the game begins.
 * bmg1/core/pregame-sequence, bmg2/core/pregame-sequence, bmg1/core/take-the-lead
 */
export function* startPlaying(game: Play): Rule<void> {
  const { state } = game
  const { firstDeployer } = state
  if (!scenarioOf(game).arrives) {
    for (const seat of [firstDeployer, opponentOf(game, firstDeployer)]) {
      for (const model of state.models) {
        const waits = model.seat === seat && model.condition === 'away' && model.sewerSince === undefined
        if (applies(game, 'arrives-later', { about: model })) continue
        if (waits && !recall(model, isHeldBack) && deploysLast(game, model)) yield* deployModel(game, model)
      }
    }
  }
  yield* playStrategies(game, 'E')
  fillBag(game)
  yield* trigger(game, 'game-start', {})
  state.stage = 'lead'
  state.part = 0
}

/**
 * The scenario says how many; Perfect Plan and Mastermind add one, a Kaos Agent takes one of the enemy's.
 * bmg1/core/take-the-lead, bmg1/scenario-rule/lead-counters, bmg1/strategy/perfect-plan
 */
function fillBag(game: Play): void {
  const { state } = game
  const sum = (seat: Seat, question: 'lead-counters' | 'enemy-lead-counters'): number =>
    state.models
      .filter((model) => model.seat === seat)
      .reduce((total, model) => total + computeTotal(game, question, { about: model }, 0), 0)
  for (const seat of game.seats) {
    const plans = state.bands[seat]!.inForce.filter((id) => id === 'perfect-plan').length
    const lost = sum(opponentOf(game, seat), 'enemy-lead-counters')
    const count = scenarioOf(game).leadCounters + plans + sum(seat, 'lead-counters') - lost
    state.bag[seat] = Math.max(0, count)
  }
  game.emit(() => ({
    name: 'bag',
    text: `The bag holds ${game.seats.map((seat) => `${state.bag[seat]} of ${seat}`).join(' and ')}.`,
    rule: ruleId(game, 'core/take-the-lead'),
    about: { bag: { ...state.bag } },
  }))
}
