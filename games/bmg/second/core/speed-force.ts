import { effectOn, isConscious, isOnTable, labelOf, opponentOf } from '@gargoyle/bmg-common'
import type { CounterRule, Model, Play } from '@gargoyle/bmg-counters'
import { applies, chooseModel, computeTotal, isInGame, trigger } from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, type Rule, recall, remember, roundMemory, type Seat } from '@gargoyle/engine'
import { sufferMishap } from './paradox.ts'
import { type SpeedPower, speedPowers } from './speed-powers.ts'

/** Speed Force counters that all Speedsters share. The Compendium does not print the number: ours, as previews had it. */
const SPEED_POOL = 10

/** The effect that holds the reserve of a Speedster. */
const SPEED = 'speed-force'

/** Whether a model has used a power this round: one each. bmg2/core/speed-phase */
const hasUsedPower = roundMemory<boolean>('speed-force/power-used', false)

/** Speed Force counters in a model's own reserve. bmg2/core/speed-force */
export const speedReserve = (model: Model): number => effectOn(model, SPEED)?.value ?? 0

/** The most that the reserve of a model holds: 0 where it is no Speedster. bmg2/trait/speedster-x */
const speedLimit = (game: Play, model: Model): number =>
  computeTotal(game, 'speed-reserve', { about: model }, 0)

/** Changes a reserve by a number of counters, never below 0. */
export function changeSpeed(model: Model, by: number): void {
  const value = Math.max(0, speedReserve(model) + by)
  model.effects = model.effects.filter(({ id }) => id !== SPEED)
  if (value > 0) model.effects.push({ id: SPEED, until: 'game', args: [], value, by: undefined })
}

/** Counters left in the common pool: what no reserve holds. bmg2/core/speed-phase, bmg2/trait/negative-speed-force */
export function speedPool(game: Play): number {
  const inPlay = game.state.models.filter(isInGame)
  const most = inPlay.reduce(
    (sum, model) => sum + computeTotal(game, 'speed-pool', { about: model }, 0),
    SPEED_POOL,
  )
  return Math.max(0, most - inPlay.reduce((sum, model) => sum + speedReserve(model), 0))
}

const speedsters = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter(
    (model) => model.seat === seat && isOnTable(model) && isConscious(model) && speedLimit(game, model) > 0,
  )

/**
 * After Take the Lead, only where there are Speedsters: they drain the common pool in the order of the lead, then each may
 * use a power. bmg2/core/speed-phase, bmg2/core/speed-force
 */
export const speedPhase: CounterRule<undefined> = {
  name: 'Speed phase',
  text: 'Speedsters fill their reserves from a common pool in the order of the lead; then each may use one power.',
  rule: 'bmg2/core/speed-phase',
  on: {
    // bmg2/core/ice-template: ice takes a counter from a Speedster's reserve.
    'on-ice'({ slider }) {
      changeSpeed(slider, -1)
    },
    *'round-start'({ game }) {
      const order = [game.state.first, opponentOf(game, game.state.first)]
      if (order.every((seat) => speedsters(game, seat).length === 0)) return
      for (const seat of order) yield* drain(game, seat)
      yield* trigger(game, 'speed-drained', {})
      for (const seat of order) for (const model of speedsters(game, seat)) yield* spend(game, model)
    },
  },
}

/** Each takes what its reserve has room for; where the pool is too small for all, their player says who goes first. */
function* drain(game: Play, seat: Seat): Rule<void> {
  let left = speedsters(game, seat)
  while (left.length > 0) {
    const wanted = left.reduce((sum, model) => sum + speedRoom(game, model), 0)
    const model =
      left.length > 1 && wanted > speedPool(game)
        ? yield* chooseModel(game, seat, {
            name: 'drain',
            prompt: `Who drains the speed force first? (${speedPool(game)} left)`,
            rule: 'bmg2/core/speed-phase',
            among: left,
          })
        : left[0]!
    left = left.filter((each) => each !== model)
    const empty = speedPool(game) === 0
    const taken = Math.min(speedRoom(game, model), speedPool(game))
    changeSpeed(model, taken)
    if (taken > 0) say(game, model, `drains ${taken} from the speed force`)
    yield* trigger(game, 'speed-drain', { drainer: model, empty })
  }
}

/** Counters that the reserve of a Speedster has room for. */
export const speedRoom = (game: Play, model: Model): number =>
  Math.max(0, speedLimit(game, model) - speedReserve(model))

/** Why a model cannot pay for a power now. bmg2/effect/cooled, bmg2/effect/freeze */
export function powerBlockedReason(game: Play, model: Model, cost: number): string | undefined {
  if (applies(game, 'no-speed-powers', { about: model })) return 'It cannot use speed powers now.'
  if (recall(model, hasUsedPower)) return 'One power a round.'
  return speedReserve(model) < cost ? `It takes ${cost} of its reserve.` : undefined
}

/**
 * Pays for a power and rolls for its Paradox; gives whether it works. bmg2/core/paradox: a die that reaches the number is a
 * mishap: the power fails and its counters are gone.
 */
export function* usePower(game: Play, model: Model, { name, cost, paradox }: SpeedPower): Rule<boolean> {
  remember(model, hasUsedPower, true)
  changeSpeed(model, -cost)
  say(game, model, `uses ${name}`)
  if (paradox === undefined) return true
  const rule = 'bmg2/core/paradox'
  let roll = game.dice.roll({ purpose: `Paradox (${paradox}+ fails)`, seat: model.seat, rule })
  const fails = (): boolean => roll.dice[0]!.face >= paradox
  if (fails() && applies(game, 'paradox-rerolls', { about: model }))
    roll = game.dice.reroll(roll, [0], { reason: 'the Paradox may be rolled again', rule })
  if (!fails()) return true
  say(game, model, 'causes a Paradox')
  yield* sufferMishap(game, model)
  return false
}

/** A power of the general list, in the speed phase. */
function* spend(game: Play, model: Model): Rule<void> {
  const open = speedPowers.filter(({ cost }) => powerBlockedReason(game, model, cost) === undefined)
  if (open.length === 0) return
  const power = yield* ask(
    game,
    model.seat,
    choose({
      name: 'speed-power',
      prompt: `Which power does ${labelOf(game, model)} use? (${speedReserve(model)} in reserve)`,
      rule: 'bmg2/core/speed-phase',
      about: { model: model.id },
      options: [
        ...open.map((each) => ({
          id: each.id,
          value: each,
          label: `${each.name} (${each.cost}): ${each.text}`,
        })),
        { id: 'none', value: undefined, label: 'None now' },
      ],
    }),
  )
  if (power === undefined || !(yield* usePower(game, model, power))) return
  model.effects.push({ id: power.id, until: 'round', args: [], value: 0, by: undefined })
}

const say = (game: Play, model: Model, what: string): void =>
  game.emit(() => ({
    name: 'speed-force',
    text: `${labelOf(game, model)} ${what}.`,
    rule: 'bmg2/core/speed-force',
    about: { model: model.id, reserve: speedReserve(model) },
  }))
