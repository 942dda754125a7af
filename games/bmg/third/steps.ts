import type { Rule } from '@gargoyle/engine'
import { settleMarkers } from './damage/harm.ts'
import { cards, deployment, furniture, zones } from './preparation/prepare-game.ts'
import { executeThePlan } from './round/execute-the-plan.ts'
import { raiseThePlan } from './round/raise-the-plan.ts'
import { recount } from './round/recount.ts'
import { takeTheLead } from './round/take-the-lead.ts'
import type { Play, Stage } from './state.ts'

const stages: Readonly<Record<Exclude<Stage, 'over'>, (game: Play) => Rule<void>>> = {
  furniture,
  zones,
  cards,
  deployment,
  lead: takeTheLead,
  plan: raiseThePlan,
  execute: executeThePlan,
  recount,
}

/** Plays from one quiet point to the next: a step of the preparation, a phase, or one action of an activation. */
export function* bmg3Steps(game: Play): Rule<void> {
  const { stage } = game.state
  if (stage === 'over') return
  yield* stages[stage](game)
  yield* settleMarkers(game)
}
