import { isConscious, labelOf } from '@gargoyle/bmg-common'
import { ask, chooseNumber, type Rule, type RuleId } from '@gargoyle/engine'
import type { Bmg3Questions } from '../abouts.ts'
import type { Strike } from '../attack/strike.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { crewOf } from './crew.ts'
import { hasWillpower, skill } from './skills.ts'

/** bmg3/core/effort-limit */
const EFFORT_LIMIT = 3

/** What an Effort is made for. */
export type EffortPurpose = {
  /** `attack`, `defense`, `dodge`, a skill, or the id of a rule that asks for Efforts. */
  readonly purpose: string
  readonly strike?: Strike
}

/** Three, less one for every three injuries. bmg3/core/effort-limit */
export function effortLimit(game: Play, model: Model, { purpose, strike }: EffortPurpose): number {
  const circumstances = { about: model, purpose, ...(strike ? { strike } : {}) }
  const worn = Math.floor(model.injury / 3)
  return Math.max(0, computeTotal(game, 'effort-limit', circumstances, EFFORT_LIMIT - worn))
}

/** Efforts that cost nothing, for this purpose. */
function freeEfforts(game: Play, model: Model, { purpose, strike }: EffortPurpose): number {
  if (applies(game, 'no-free-efforts', { about: model })) return 0
  return Math.max(
    0,
    computeTotal(game, 'free-efforts', { about: model, purpose, ...(strike ? { strike } : {}) }, 0),
  )
}

/**
 * The most Efforts a model can make now. Paid ones keep to the limit and never make it K.O.; free ones come on
 * top. bmg3/core/effort, bmg3/core/effort-limit
 */
export function mostEfforts(game: Play, model: Model, what: EffortPurpose, alreadyMade = 0): number {
  if (!isConscious(model)) return 0
  // Lying models make no Effort. bmg3/core/knocked-down
  if (model.condition === 'down') return 0
  const { purpose, strike } = what
  if (applies(game, 'no-efforts', { about: model, purpose, ...(strike ? { strike } : {}) })) return 0
  const free = freeEfforts(game, model, what)
  const paid = Math.max(0, alreadyMade - free)
  return payable(game, model, what, paid) + Math.max(0, free - alreadyMade)
}

/** How many more Efforts it can pay for with markers, having paid for some. */
function payable(game: Play, model: Model, what: EffortPurpose, paid: number): number {
  const room = stunRoom(game, model) + injuryRoom(game, model)
  const affordable = Math.floor(room / effortCost(game, model, what))
  return Math.max(0, Math.min(effortLimit(game, model, what) - paid, affordable))
}

/** Stuns it can take without being K.O. */
const stunRoom = (game: Play, model: Model): number =>
  hasWillpower(game, model)
    ? Math.max(0, skill(game, 'willpower', model) - 1 - model.stun)
    : Number.POSITIVE_INFINITY

/** Injuries it can take for Efforts without being a Casualty: none, unless a rule lets it. */
const injuryRoom = (game: Play, model: Model): number =>
  applies(game, 'efforts-in-injuries', { about: model })
    ? Math.max(0, skill(game, 'endurance', model) - 1 - model.injury)
    : 0

/** The Efforts among some more that are not free. */
const paidOf = (
  game: Play,
  model: Model,
  efforts: number,
  what: EffortPurpose,
  alreadyMade: number,
): number => Math.max(0, efforts - Math.max(0, freeEfforts(game, model, what) - alreadyMade))

/** How many stuns an Effort costs. */
function effortCost(game: Play, model: Model, { purpose, strike }: EffortPurpose): number {
  return Math.max(
    1,
    computeTotal(game, 'effort-cost', { about: model, purpose, ...(strike ? { strike } : {}) }, 1),
  )
}

/**
 * Makes Efforts: free ones first, then a stun for each, or as many injuries as given. They are no damage.
 * bmg3/core/effort
 */
export function makeEfforts(
  game: Play,
  model: Model,
  efforts: number,
  what: EffortPurpose,
  alreadyMade = 0,
  injuries?: number,
): void {
  if (efforts === 0) return
  const paid = paidOf(game, model, efforts, what, alreadyMade)
  const markers = paid * effortCost(game, model, what)
  const inInjuries = injuries ?? Math.max(0, markers - stunRoom(game, model))
  model.stun += markers - inInjuries
  model.injury += inInjuries
  const crew = crewOf(game, model.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.efforts += efforts
  game.emit(() => ({
    name: 'effort',
    text: `${labelOf(game, model)} makes ${efforts === 1 ? 'an Effort' : `${efforts} Efforts`}${paid < efforts ? ` (${efforts - paid} free)` : ''}: ${what.purpose}.`,
    rule: 'bmg3/core/effort',
    about: { model: model.id, efforts, paid, stun: markers - inInjuries, injury: inInjuries },
  }))
}

/** To be called before a model is asked for Efforts or pays them: whatever forbids them speaks up now. */
export function* beforeEfforts(game: Play, model: Model, what: EffortPurpose, already = 0): Rule<void> {
  if (mostEfforts(game, model, what, already) > 0)
    yield* trigger(game, 'efforts-offered', { by: model, what })
}

/** Makes Efforts and reports them. Where they may be paid for in injuries, the player decides how many. */
export function* payEfforts(
  game: Play,
  model: Model,
  efforts: number,
  what: EffortPurpose,
  alreadyMade = 0,
): Rule<void> {
  if (efforts === 0) return
  const markers = paidOf(game, model, efforts, what, alreadyMade) * effortCost(game, model, what)
  const most = Math.min(markers, injuryRoom(game, model))
  const injuries =
    most === 0
      ? 0
      : yield* ask(
          game,
          model.seat,
          chooseNumber({
            name: 'efforts-in-injuries',
            prompt: `${labelOf(game, model)} takes ${markers} markers for its Efforts. How many are injuries?`,
            min: Math.max(0, markers - stunRoom(game, model)),
            max: most,
            rule: 'bmg3/core/effort',
            about: { model: model.id },
          }),
        )
  makeEfforts(game, model, efforts, what, alreadyMade, injuries)
  yield* trigger(game, 'efforts-made', {
    by: model,
    efforts,
    purpose: what.purpose,
    inAll: alreadyMade + efforts,
  })
}

/** Asks a model's player how many Efforts it makes, up to a cap, and makes them. */
export function* offerEfforts(
  game: Play,
  model: Model,
  what: EffortPurpose,
  asked: {
    readonly prompt: string
    readonly cap?: number
    readonly rule?: RuleId
    readonly alreadyMade?: number
  },
): Rule<number> {
  const already = asked.alreadyMade ?? 0
  yield* beforeEfforts(game, model, what, already)
  const most = Math.min(mostEfforts(game, model, what, already), asked.cap ?? Number.POSITIVE_INFINITY)
  if (most <= 0) return 0
  const efforts = yield* ask(
    game,
    model.seat,
    chooseNumber({
      name: 'efforts',
      prompt: asked.prompt,
      min: 0,
      max: most,
      rule: asked.rule ?? 'bmg3/core/effort',
      about: { model: model.id, purpose: what.purpose } satisfies Bmg3Questions['efforts'],
    }),
  )
  yield* payEfforts(game, model, efforts, what, already)
  return efforts
}

/** Whether a model can pay so many Efforts for a rule, and why not. */
export function effortBlockedReason(
  game: Play,
  model: Model,
  efforts: number,
  purpose: string,
): string | undefined {
  return mostEfforts(game, model, { purpose }) >= efforts
    ? undefined
    : `${labelOf(game, model)} cannot make ${efforts === 1 ? 'an Effort' : `${efforts} Efforts`} now.`
}
