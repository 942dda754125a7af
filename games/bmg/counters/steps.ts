import type { Rule } from '@gargoyle/engine'
import { bands } from './preparation/bands.ts'
import { furniture } from './preparation/furniture.ts'
import { objectives } from './preparation/objectives.ts'
import { selectScenario } from './preparation/select-scenario.ts'
import { startPlaying } from './preparation/start-playing.ts'
import { buyStrategies } from './preparation/strategies.ts'
import { casualtyRecount } from './round/casualty-recount.ts'
import { executeThePlan } from './round/execute-the-plan.ts'
import { raiseAPlan } from './round/raise-a-plan.ts'
import { takeTheLead } from './round/take-the-lead.ts'
import type { Play, Stage } from './state.ts'

/**
 * The stages of a game in their order. bmg1/core/pregame-sequence, bmg2/core/pregame-sequence,
 * bmg1/core/casualty-recount, bmg2/core/phases
 */
const stages: Readonly<Record<Exclude<Stage, 'over'>, (game: Play) => Rule<void>>> = {
  strategies: buyStrategies,
  scenario: selectScenario,
  furniture,
  bands,
  objectives,
  start: startPlaying,
  lead: takeTheLead,
  plan: raiseAPlan,
  execute: executeThePlan,
  recount: casualtyRecount,
}

/** Plays from one quiet point to the next: a step of the preparation, a phase, or one action of an activation. */
export function* counterSteps(game: Play): Rule<void> {
  const { stage } = game.state
  if (stage !== 'over') yield* stages[stage](game)
}
