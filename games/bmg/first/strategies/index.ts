import {
  isObjective,
  objectiveNames,
  type Play,
  type Strategy,
  sharedStrategies,
  shiftObjective,
} from '@gargoyle/bmg-counters'
import { ask, choose, type Rule, type Seat, sumOf } from '@gargoyle/engine'

const {
  'early-bird': earlyBird,
  'battle-cry': battleCry,
  'perfect-plan': perfectPlan,
  ...before
} = sharedStrategies

/** The strategies with the values and phases printed with them. bmg1/core/strategies, bmg1/core/strategy-order */
export const strategies: Readonly<Record<string, Strategy>> = {
  ...before,
  // bmg1/strategy/change-of-plans
  'change-of-plans': {
    name: 'Change of Plans',
    text: 'After all objectives are placed you move one of them by two dice in centimetres, in a direction of your choice.',
    value: 1,
    phase: 'D',
    once: true,
    last: true,
    play: changePlans,
  },
  // bmg1/strategy/informer
  informer: {
    name: 'Informer',
    text: 'It cancels a strategy of the enemy when that is played, another Informer too.',
    value: 2,
    phase: 'any',
  },
  'early-bird': earlyBird,
  'battle-cry': battleCry,
  'perfect-plan': perfectPlan,
}

/** bmg1/strategy/change-of-plans */
function* changePlans(game: Play, seat: Seat): Rule<void> {
  const markers = game.state.markers.filter(isObjective)
  if (markers.length === 0) return
  const far = sumOf(
    game.dice.roll({ purpose: 'change of plans', seat, count: 2, rule: 'bmg1/strategy/change-of-plans' }),
  )
  const marker = yield* ask(
    game,
    seat,
    choose({
      name: 'change-of-plans',
      prompt: `Which objective is moved by ${far} cm?`,
      rule: 'bmg1/strategy/change-of-plans',
      options: markers.map((each) => ({
        id: `${each.id}`,
        value: each,
        label: `${objectiveNames[each.kind]} of ${each.seat}`,
        about: { marker: each.id },
      })),
    }),
  )
  yield* shiftObjective(game, seat, { marker, far, rule: 'bmg1/strategy/change-of-plans' })
}
