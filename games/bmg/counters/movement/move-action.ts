import { bodiesBut, bodyAt, isOnTable, labelOf, lengthOf } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  memory,
  type Roll,
  type Rule,
  recall,
  remember,
  sumOf,
  type ValuedOption,
} from '@gargoyle/engine'
import { distance, type Spot, showLength } from '@gargoyle/table'
import { stayedInPlace, weaponsFired } from '../activation/activation-memory.ts'
import { armWithKey, weaponAt } from '../attack/arms.ts'
import type { CounterRolled } from '../attack/attack.ts'
import { ruleId } from '../edition.ts'
import { available, type CounterCost, canPay, payCounters } from '../model/counters.ts'
import { applies, computeTotal, permittingRule, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { glide, glideOf } from './glide.ts'
import { move } from './move.ts'
import { moveBlockedReason } from './move-blocked-reason.ts'
import { basicMove } from './pricing.ts'

/** What it takes to move with loot in hand. bmg1/objective/loot, bmg2/objective/loot, bmg2/trait/backpack */
const lootCost = (game: Play, model: Model): CounterCost =>
  applies(game, 'no-counter-for', { about: model, purpose: 'loot' }) ? {} : { movement: 1 }

export const isCarrying = ({ state }: Play, model: Model): boolean =>
  state.markers.some(({ carrier }) => carrier === model.id)

/** Whether moving with loot is paid for in an activation. bmg1/objective/loot */
const isLootPaid = memory<boolean>('loot/paid', false)

/** What the loot in its hands adds to the first move of an activation, of whatever kind. bmg1/objective/loot */
export const movingCost = (game: Play, model: Model): CounterCost =>
  isCarrying(game, model) && !recall(game.state.activation, isLootPaid) ? lootCost(game, model) : {}

/** Notes that it is paid. */
export function noteLootPaid(game: Play, model: Model): void {
  if (isCarrying(game, model)) remember(game.state.activation, isLootPaid, true)
}

/** Why the active model cannot make its move. */
export function moveActionBlockedReason(game: Play, model: Model): string | undefined {
  const why = moveBlockedReason(game, model)
  if (why !== undefined) return why
  const { activation } = game.state
  if (activation?.moved) return 'It has moved.'
  const held = whyHeldByAim(game, model)
  if (held !== undefined) return held
  if (!canPay(game, model, movingCost(game, model))) return 'It takes 1MC to move with loot.'
  if (activation?.basicMoveGone && available(game, model, 'movement') === 0)
    return 'Its basic move is used up, and it has no MC.'
  return undefined
}

/** A weapon that must be aimed keeps a model that has fired it in place. bmg1/weapon-rule/aim */
export function whyHeldByAim(game: Play, model: Model): string | undefined {
  const { activation } = game.state
  if (activation?.model !== model.id) return undefined
  // bmg2/trait/gunman: not only the last of several.
  const isHeld = recall(activation, weaponsFired).some((key) => {
    const arm = armWithKey(model, key)
    if (arm === undefined) return false
    const about = { about: model, weapon: weaponAt(game, model, arm) }
    return applies(game, 'shoots-still', about) && !applies(game, 'ignores-aim', about)
  })
  return isHeld ? 'It has fired a weapon that must be aimed.' : undefined
}

/** Counters that a run takes. bmg1/core/run, bmg2/core/run, bmg1/trait/tireless */
const runCost = (game: Play, model: Model): CounterCost =>
  applies(game, 'runs-cheaply', { about: model }) ? { special: 1 } : { movement: 1, special: 1 }

/** How the move is made: counters spent on distance, and whether it is a run. */
type Pace = { readonly counters: number; readonly run: boolean }

/**
 * The move of an activation: the basic move for free, and all counters that go into distance at once.
 * bmg1/core/move, bmg1/core/mc-other-costs, bmg1/core/run
 */
export function* moveAction(game: Play, model: Model): Rule<void> {
  const { activation } = game.state
  const halt = { stopped: undefined }
  if (available(game, model, 'movement') > 0)
    yield* trigger(game, 'spending-movement', { mover: model, halt })
  const loot = movingCost(game, model)
  if (!canPay(game, model, loot)) return
  yield* payCounters(game, model, loot, 'moving with loot')
  noteLootPaid(game, model)
  const pace = yield* choosePace(game, model)
  // Paid together: what pays for one part of it is not there for the other. bmg2/trait/teamwork-all
  const extra = yield* rollDistance(game, model, pace.counters, pace.run ? runCost(game, model) : {})
  const basic = activation?.basicMoveGone ? 0 : basicMove(game, model)
  if (activation?.model === model.id) {
    activation.moved = true
    if (pace.run) activation.ran = true
  }
  const how = pace.run ? undefined : glideOf(game, model)
  const cost =
    how === undefined
      ? yield* walk(game, model, pace.run, (pace.run ? 2 : 1) * basic + extra)
      : yield* glide(game, model, how, basic + extra)
  if (cost === 0 && activation?.model === model.id) remember(activation, stayedInPlace, true)
  // bmg1/trait/batclaw: what the dice alone pay for leaves the basic move.
  if (activation?.model === model.id && (pace.run || cost > lengthOf(game, extra)))
    activation.basicMoveGone = true
}

/** Moves over the ground. Gives what the way cost, in table units. */
function* walk(game: Play, model: Model, run: boolean, upTo: number): Rule<number> {
  const made = yield* move(game, {
    model,
    reason: run ? 'run' : 'move',
    upTo,
    run,
    accept: approachJudge(game, model),
  })
  return made === undefined ? 0 : made.travelled + made.surcharge
}

/**
 * Why the end of a move of whatever kind will not do: a model that is driven to others ends it nearer to the next.
 * bmg1/trait/aggressive-schizophrenia, bmg1/core/measure
 */
export function approachJudge(game: Play, model: Model): (end: Spot) => string | undefined {
  if (!isOnTable(model) || !applies(game, 'must-approach', { about: model })) return () => undefined
  const others = bodiesBut(game, model)
  const far = (at: Spot): number => {
    const body = bodyAt(game, model, at)
    return Math.min(...others.map((other) => distance(body, other)))
  }
  const now = far(model.at)
  return (end) => (far(end) < now ? undefined : 'It must come nearer to another model.')
}

function* choosePace(game: Play, model: Model): Rule<Pace> {
  const most = available(game, model, 'movement')
  const cost = runCost(game, model)
  const canRun =
    model.condition === 'up' &&
    !game.state.activation?.basicMoveGone &&
    !applies(game, 'impaired', { about: model }) &&
    // bmg2/trait/fly: who is in the air does not run.
    !applies(game, 'flies', { about: model }) &&
    canPay(game, model, cost)
  const runners = canRun ? Math.max(0, most - (cost.movement ?? 0)) : -1
  const options: ValuedOption<Pace>[] = []
  const far = paceLengths(game, model)
  for (let n = 0; n <= most; n++)
    options.push({
      id: `walk:${n}`,
      value: { counters: n, run: false },
      label: `${n === 0 ? 'The basic move' : `With ${n} Move counter${n === 1 ? '' : 's'}`}: ${far({ counters: n, run: false })}`,
    })
  for (let n = 0; n <= runners; n++)
    if (canPay(game, model, { ...cost, movement: (cost.movement ?? 0) + n }))
      options.push({
        id: `run:${n}`,
        value: { counters: n, run: true },
        label: `${n === 0 ? 'Run' : `Run, with ${n} Move counter${n === 1 ? '' : 's'}`}: ${far({ counters: n, run: true })}`,
      })
  return yield* ask(
    game,
    model.seat,
    choose({
      name: 'pace',
      prompt: `How does ${labelOf(game, model)} move?`,
      rule: ruleId(game, 'core/move'),
      about: { model: model.id },
      options,
    }),
  )
}

/** Says how far each pace comes to: `8"`, or `10 cm and 2 dice`. bmg1/core/move, bmg2/core/movement */
function paceLengths(game: Play, model: Model): (pace: Pace) => string {
  const { move: rates, unit } = game.content.edition
  const once = game.state.activation?.basicMoveGone ? 0 : basicMove(game, model)
  return ({ counters, run }) => {
    const basic = once * (run ? 2 : 1)
    if (rates.counter !== 'die')
      return showLength(lengthOf(game, basic + fixedDistance(game, model, counters, rates.counter)), unit)
    const sure = showLength(lengthOf(game, basic), unit)
    const dice = counters === 1 ? 'a die' : `${counters} dice`
    return counters === 0 ? sure : basic === 0 ? dice : `${sure} and ${dice}`
  }
}

/** What counters on distance come to where no dice are rolled for them. bmg2/core/movement, bmg2/trait/swift */
const fixedDistance = (game: Play, model: Model, counters: number, each: number): number =>
  counters * each + Math.floor(counters / 2) * computeTotal(game, 'pair-distance', { about: model }, 0)

/**
 * What counters on distance come to: a die each, thrown together, or a fixed length. Gives an amount in the unit of the
 * edition; `run` is what it costs besides to run. bmg1/core/move, bmg2/core/movement, bmg1/core/run
 */
export function* rollDistance(
  game: Play,
  model: Model,
  counters: number,
  run: CounterCost = {},
): Rule<number> {
  const cost = { ...run, movement: (run.movement ?? 0) + counters }
  yield* payCounters(game, model, cost, counters === 0 ? 'a run' : 'distance')
  return yield* distanceFor(game, model, counters)
}

/** What counters that are paid come to. bmg1/core/move, bmg1/special-attack/charge, bmg1/trait/fast */
export function* distanceFor(game: Play, model: Model, counters: number): Rule<number> {
  if (counters === 0) return 0
  const { counter } = game.content.edition.move
  if (counter !== 'die') return fixedDistance(game, model, counters, counter)
  const roll = game.dice.roll({
    purpose: 'move',
    seat: model.seat,
    count: counters,
    rule: ruleId(game, 'core/move'),
  })
  const rolled: CounterRolled = {
    roller: model,
    purpose: 'move',
    strike: undefined,
    roll: yield* rerollMove(game, model, roll),
    succeeds: () => false,
  }
  // bmg1/trait/luck: dice that it rolls for itself, though none of them fails.
  yield* trigger(game, 'dice-rolled', { rolled })
  return sumOf(rolled.roll)
}

/** All dice of a move again, if its player likes and a rule allows it. bmg1/trait/fast */
function* rerollMove(game: Play, model: Model, roll: Roll): Rule<Roll> {
  const permitted = permittingRule(game, 'rerolls-move', { about: model })
  if (permitted === undefined) return roll
  const { name: reason, rule } = permitted
  const again = yield* ask(
    game,
    model.seat,
    choose({
      name: 'reroll-move',
      prompt: `The dice come to ${showLength(lengthOf(game, sumOf(roll)), game.content.edition.unit)}. Roll them all again?`,
      rule,
      options: [
        { id: 'keep', label: 'Keep them' },
        { id: 'reroll', label: 'Roll all again' },
      ],
    }),
  )
  if (again === 'keep') return roll
  const all = roll.dice.map((_, index) => index)
  return game.dice.reroll(roll, all, { reason, rule })
}

/** What it takes to stand up: a Movement Counter, unless a rule says nothing. bmg1/core/stand, bmg2/core/stand */
export function standCost(game: Play, model: Model): CounterCost {
  // bmg2/trait/panda-costume
  const clumsy = computeTotal(game, 'stand-counters', { about: model }, 0)
  if (clumsy > 0) return { any: clumsy }
  return applies(game, 'no-counter-for', { about: model, purpose: 'stand' }) ? {} : { movement: 1 }
}

/** Gets up from the ground. bmg1/core/stand */
export function* standUp(game: Play, model: Model): Rule<void> {
  yield* payCounters(game, model, standCost(game, model), 'standing up')
  model.condition = 'up'
  game.emit(() => ({
    name: 'stands-up',
    text: `${labelOf(game, model)} stands up.`,
    rule: ruleId(game, 'core/stand'),
    about: { model: model.id },
  }))
}
