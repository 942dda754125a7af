import { opponentOf } from '@gargoyle/bmg-common'
import { type Rule, recall } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { isHeldBack } from '../preparation/bands.ts'
import { arriveAtEdge } from '../preparation/deploy.ts'
import { applies } from '../rules/rule-system.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

type Edge = 'west' | 'east' | 'south' | 'north'

/** Which edge a die brings a model to; the numbers on the lost map are ours. */
const edges: Readonly<Record<number, Edge>> = { 2: 'north', 3: 'east', 4: 'south', 5: 'west' }

const ARRIVAL = 'scenario-rule/chance-encounter-arrival'

/**
 * Each round a die for every model outside: 1 stays out, 2 to 5 an edge, 6 any edge; a patrol adds 1.
 * bmg1/scenario-rule/chance-encounter-arrival, bmg1/strategy/patrol
 */
export const arrival: CounterRule<undefined> = {
  name: 'Arrival',
  text: 'A die for each model outside, each round: 1 it does not come, 2 north, 3 east, 4 south, 5 west, 6 an edge of choice.',
  rule: 'scenario-rule/chance-encounter-arrival',
  on: {
    *'round-start'({ game }) {
      const { first, models } = game.state
      for (const seat of [first, opponentOf(game, first)])
        for (const model of models)
          if (model.seat === seat && isOutside(game, model)) yield* arrive(game, model)
    },
  },
}

const isOutside = (game: Play, model: Model): boolean =>
  model.condition === 'away' &&
  model.sewerSince === undefined &&
  !recall(model, isHeldBack) &&
  !applies(game, 'arrives-later', { about: model })

function* arrive(game: Play, model: Model): Rule<void> {
  const [die] = game.dice.roll({ purpose: 'arrival', seat: model.seat, rule: ruleId(game, ARRIVAL) }).dice
  const patrols = game.state.bands[model.seat]!.inForce.filter((id) => id === 'patrol').length
  const face = die!.face + patrols
  if (face <= 1) return
  yield* arriveAtEdge(game, model, (edge) => face >= 6 || edges[face] === edge, ruleId(game, ARRIVAL))
}
