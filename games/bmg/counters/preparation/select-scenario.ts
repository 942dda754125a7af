import { ask, choose, memory, type Rule, recall, remember } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { playStrategies } from './strategies.ts'

/** The scenario that a strategy has chosen instead of the die; nothing before. bmg1/strategy/global-plan */
const chosenScenario = memory<string>('global-plan/scenario', '')

/** Phase A: a die picks the scenario, unless the players agreed or a plan chooses. bmg1/core/scenario-roll */
export function* selectScenario(game: Play): Rule<void> {
  const { state, content } = game
  const { scenarios } = content.book
  yield* trigger(game, 'hired', {})
  yield* playStrategies(game, 'A')
  const chosen = recall(state, chosenScenario)
  state.scenario = chosen === '' ? (content.setup.scenario ?? rollScenario(game)) : chosen
  const { name, text } = scenarios[state.scenario]!
  game.emit({
    name: 'scenario',
    text: `Scenario: ${name}. ${text}`,
    rule: ruleId(game, 'core/scenario-roll'),
    about: { scenario: state.scenario },
  })
  state.stage = 'furniture'
  state.part = 0
}

function rollScenario(game: Play): string {
  const ids = Object.keys(game.content.book.scenarios)
  const [die] = game.dice.roll({
    purpose: 'The die for the scenario',
    sides: ids.length,
    rule: ruleId(game, 'core/scenario-roll'),
  }).dice
  return ids[die!.face - 1]!
}

/** Lets a player choose the scenario. bmg1/strategy/global-plan */
export function* chooseScenario(game: Play, seat: Play['seats'][number]): Rule<void> {
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'scenario',
      prompt: 'Which scenario do you play?',
      rule: ruleId(game, 'core/scenario-roll'),
      options: Object.entries(game.content.book.scenarios).map(([id, { name }]) => ({ id, label: name })),
    }),
  )
  // The first choice stands.
  if (recall(game.state, chosenScenario) === '') remember(game.state, chosenScenario, picked)
}
