import { isConscious, isOnTable, type ModelId, opponentOf } from '@gargoyle/bmg-common'
import {
  ask,
  chooseSome,
  forget,
  isAmong,
  type Rule,
  remember,
  roundMemory,
  type Seat,
} from '@gargoyle/engine'
import { markersOn, markersPerCounter } from '../damage/inflict.ts'
import { ruleId } from '../edition.ts'
import { modelOptions } from '../model/choose-model.ts'
import { skill } from '../model/skills.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { type Model, noCounters, type Play } from '../state.ts'
import { planDecision } from './plan-decision.ts'

/** Whether a model gets counters: conscious, on the table or in a sewer. bmg1/core/ko, bmg1/core/sewers */
export const canPlan = (model: Model): boolean =>
  (isOnTable(model) && isConscious(model)) || (model.sewerSince !== undefined && model.condition !== 'ko')

/**
 * Whether a model does what its traits have it do while plans are made, and takes what it carries for that: not one that
 * can follow no special rule. bmg1/effect/paralyze, bmg1/effect/freeze
 */
export const canPrepare = (game: Play, model: Model): boolean =>
  canPlan(model) && !applies(game, 'no-traits', { about: model })

/**
 * Counters that a model may place: Willpower, less one for each two markers. bmg1/core/raise-a-plan,
 * bmg2/core/raise-the-plan
 */
export function countersToPlan(game: Play, model: Model): number {
  const each = markersPerCounter(game, model)
  const lost = each === undefined ? 0 : Math.floor(markersOn(model) / each)
  // What rules add comes on top of none. bmg1/trait/bipolar
  const own = Math.max(0, skill(game, 'willpower', model) - lost)
  return Math.max(0, computeTotal(game, 'plan-counters', { about: model }, own))
}

/** Models that plan after the enemy. bmg1/trait/scheming */
export const latePlanners = roundMemory<readonly ModelId[]>('scheming/late', [])

/**
 * The first player plans all models, the second sees it and answers, then models that plan later.
 * Parts: 0 the beginning, 1 the first player, 2 the second, 3 the late ones. bmg1/core/raise-a-plan
 */
export function* raiseAPlan(game: Play): Rule<void> {
  const { state } = game
  const { first } = state
  if (state.part === 0) {
    for (const model of state.models) model.counters = noCounters()
    yield* trigger(game, 'arriving', {})
    yield* trigger(game, 'plan-start', {})
    yield* chooseLatePlanners(game, first)
  } else if (state.part === 3) {
    yield* plan(game, first, true)
    yield* trigger(game, 'plan-end', {})
    forget(state, latePlanners)
    state.stage = 'execute'
    state.part = 0
    return
  } else yield* plan(game, state.part === 1 ? first : opponentOf(game, first), false)
  state.part++
}

/** Some bands may hold models back until the enemy has planned. bmg1/trait/scheming */
function* chooseLatePlanners(game: Play, seat: Seat): Rule<void> {
  const own = game.state.models.filter((model) => model.seat === seat && canPlan(model))
  const total = own.reduce((sum, model) => sum + computeTotal(game, 'plans-later', { about: model }, 0), 0)
  const less = game.state.models
    .filter((model) => model.seat !== seat && canPlan(model))
    .reduce((sum, model) => sum + computeTotal(game, 'cancels-late-plans', { about: model }, 0), 0)
  const most = Math.max(0, total - less)
  if (most === 0) return
  const picked = yield* ask(
    game,
    seat,
    chooseSome({
      name: 'plan-later',
      prompt: 'Which models plan after the enemy?',
      rule: ruleId(game, 'core/raise-a-plan'),
      min: 0,
      max: Math.min(most, own.length),
      options: modelOptions(game, own),
    }),
  )
  remember(
    game.state,
    latePlanners,
    picked.map(({ id }) => id),
  )
}

/** Asks a player for the plan of all models at once. Places may stay empty. */
function* plan(game: Play, seat: Seat, late: boolean): Rule<void> {
  const models = game.state.models.filter(
    (model) => model.seat === seat && canPlan(model) && isAmong(game.state, latePlanners, model.id) === late,
  )
  if (models.length === 0) return
  const decision = planDecision(game, models, (model) => countersToPlan(game, model))
  if (decision === undefined) return
  const { shares, answer } = yield* ask(game, seat, decision)
  for (const { model, kind, count } of shares) model.counters[kind] += count
  game.emit(() => ({
    name: 'plan',
    text: `${seat} has a plan.`,
    rule: ruleId(game, 'core/raise-a-plan'),
    about: {
      seat,
      plan: { ...answer },
      placed: shares.map(({ model, kind, count }) => ({ model: model.id, kind, count })),
    },
  }))
}
