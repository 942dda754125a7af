import {
  addEffect,
  boardOf,
  bodiesBut,
  bodyOf,
  cardOf,
  isOnTable,
  labelOf,
  lengthOf,
  moveCandidates,
  moveExplorer,
  type PathAnswer,
  pathAnswer,
  placeOf,
  readPathAnswer,
  removeEffect,
  roughGround,
} from '@gargoyle/bmg-common'
import { ask, ok, open, type Result, type Rule, type RuleId, remember, type Seat } from '@gargoyle/engine'
import { fall, type Leg, type Mover, type Path, type Spot, showLength } from '@gargoyle/table'
import { wentSomewhere } from '../activation/activation-memory.ts'
import { ruleId } from '../edition.ts'
import { fallOnIce, slipOnTheWay } from '../effects/ice.ts'
import { CLINGING, footOf } from '../model/clinging.ts'
import { available, canPay, payCounters, spendable } from '../model/counters.ts'
import { release } from '../model/grip.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { describeFall, sufferFall } from './falling.ts'
import { type CounterMove, judgePath, staying, type Terms } from './judge-path.ts'
import { moveBlockedReason } from './move-blocked-reason.ts'
import { waysUntil } from './patches.ts'
import { counterPricing, jumpDistance, pricingFor, shortestRun, withFalls } from './pricing.ts'

/** A move to be made. */
export type MoveOrder = {
  readonly model: Model
  /** Why it moves, in words. */
  readonly reason: string
  readonly rule?: RuleId
  /** How far, in the unit of the edition. */
  readonly upTo: number
  /** Who decides: its own player if left out. */
  readonly chooser?: Seat
  /** Straight, at least as long as a run, over no obstacle. bmg1/core/run */
  readonly run?: boolean
  readonly straight?: boolean
  /** Others may be moved through. */
  readonly through?: boolean
  readonly safe?: boolean
  /** No counter of the model is spent on the way. bmg2/trait/goad */
  readonly withoutCounters?: true
  /** What else an end must be: words if it will not do. */
  readonly accept?: (end: Spot, path: CounterMove) => string | undefined
}

/** The terms a move is judged by. */
export function termsOf(game: Play, order: MoveOrder): Terms {
  const { model, run = false } = order
  const { mover } = cardOf(game, model)
  const bodies = bodiesBut(game, model)
  const through = order.through ?? applies(game, 'moves-through-models', { about: model })
  return {
    // A run crosses nothing at all.
    mover: run ? runner(mover) : steppingMover(game, model),
    from: footOf(model) ?? bodyOf(game, model),
    budget: lengthOf(game, order.upTo),
    // Who hangs on a wall goes on up from there, or has to come down first.
    hanging: footOf(model) === undefined ? 0 : model.at!.z - footOf(model)!.z,
    pricing: pricingFor(game, model),
    points: {
      pricing: counterPricing(game, model),
      limit: run || order.withoutCounters ? 0 : available(game, model, 'movement'),
    },
    // bmg1/core/no-moving-through-models
    ...(through ? { others: bodies, around: [] } : { others: [], around: bodies }),
    jump: run ? 0 : jumpDistance(game, model),
    wades: applies(game, 'wades', { about: model }),
    rough: roughGround(game),
    clings:
      applies(game, 'clings', { about: model }) &&
      (applies(game, 'clings-freely', { about: model }) || spendable(game, model, 'special') > 0),
    swims: applies(game, 'swims', { about: model }),
    least: run ? shortestRun(game) : 0,
    runs: run,
    scattered: true,
    ...(run || order.straight || applies(game, 'moves-straight', { about: model }) ? { straight: true } : {}),
    ...(order.safe || applies(game, 'kept-from-falling', { about: model }) ? { safe: true } : {}),
  }
}

const runners = new WeakMap<Mover, Mover>()

/** The same mover as it runs, over nothing: one object, so that its ways are kept. bmg1/core/run */
function runner(mover: Mover): Mover {
  const known = runners.get(mover)
  if (known !== undefined) return known
  const made = { ...mover, step: 0, vault: 0 }
  runners.set(mover, made)
  return made
}

/** What a model moves as: some step over more than half their height. bmg2/trait/animal */
function steppingMover(game: Play, model: Model): Mover {
  const { mover } = cardOf(game, model)
  const step = lengthOf(game, computeTotal(game, 'steps-over', { about: model }, 0))
  return step > mover.step ? { ...mover, step, vault: Math.max(step, mover.vault) } : mover
}

/** Asks for a path and moves along it. Gives the move that was made. bmg1/core/move */
export function* move(game: Play, order: MoveOrder): Rule<CounterMove | undefined> {
  const { model } = order
  if (moveBlockedReason(game, model) !== undefined) return undefined
  const terms = termsOf(game, order)
  const judge = (answer: PathAnswer): Result<CounterMove> => {
    const judged = judgePath(game, terms, answer)
    if (!judged.ok || judged.value.path.legs.length === 0) return judged
    const wrong = order.accept?.(judged.value.end, judged.value)
    return wrong === undefined ? judged : ({ ok: false, reason: { text: wrong } } as const)
  }
  const answer = yield* ask(
    game,
    order.chooser ?? model.seat,
    open<PathAnswer>({
      name: 'move',
      prompt: `Where does ${labelOf(game, model)} move? (${order.reason}, ${showLength(terms.budget, game.content.edition.unit)})`,
      shape: 'path',
      rule: order.rule ?? ruleId(game, 'core/move'),
      about: {
        model: model.id,
        from: placeOf(terms.from),
        budget: terms.budget,
        counters: terms.points.limit,
        straight: terms.straight ?? false,
      },
      check: (given) => {
        const read = readPathAnswer(given)
        if (!read.ok) return read
        const judged = judge(read.value)
        return judged.ok ? ok(read.value) : judged
      },
      candidates: (random, n) => moveCandidates(game, model, terms, random, n, (path) => judge(path).ok),
      explorer: moveExplorer(game, {
        model,
        terms,
        judge,
        withFalls,
        pricingAfter: () => terms.pricing,
        describeFall: (path) => {
          const { down } = path as CounterMove
          return down === undefined ? 'It falls.' : describeFall(game, model, down.height, down.jump)
        },
      }),
    }),
  )
  const judged = judge(answer)
  if (!judged.ok) return game.broken(`A move was accepted and then refused: ${judged.reason.text}`)
  // A shorter run is no choice of the player's. bmg2/template/ice
  const cut = (legs: readonly Leg[]): CounterMove | undefined => {
    const shorter = judgePath(game, { ...terms, least: 0 }, pathAnswer({ from: terms.from, legs }))
    return shorter.ok ? shorter.value : undefined
  }
  return yield* goAlong(game, model, judged.value, cut)
}

/** Carries out a judged move: pays for it, goes, comes down. Gives the move as it was made. */
function* goAlong(
  game: Play,
  model: Model,
  planned: CounterMove,
  cut: (legs: readonly Leg[]) => CounterMove | undefined,
): Rule<CounterMove> {
  if (planned.path.legs.length === 0) return planned
  const from = bodyOf(game, model)
  yield* trigger(game, 'departing', { mover: model, to: planned.end })
  if (!isOnTable(model) || moveBlockedReason(game, model) !== undefined) return staying(planned.path)
  // bmg1/core/damage-accumulation: what it suffered on leaving may have taken the counters for the way.
  const holding = planned.foot === undefined || applies(game, 'clings-freely', { about: model }) ? 0 : 1
  if (!canPay(game, model, { movement: planned.points, special: holding })) return staying(planned.path)
  const path = yield* overIce(game, model, planned, cut)
  if (!isOnTable(model)) return path
  if (path.points > 0) yield* payCounters(game, model, { movement: path.points }, 'the way')
  arrive(game, model, path.end)
  const { activation } = game.state
  if (activation?.model === model.id && path.travelled > 0) remember(activation, wentSomewhere, true)
  if (path.foot !== undefined) {
    if (holding > 0) yield* payCounters(game, model, { special: holding }, 'holding on to the wall')
    const { x, y, z } = path.foot
    addEffect(game, model, CLINGING, { until: 'game', args: [`${x}`, `${y}`, `${z}`] })
  }
  game.emit(() => ({
    name: 'move',
    text: `${labelOf(game, model)} moves ${showLength(path.travelled, game.content.edition.unit)}.`,
    rule: ruleId(game, 'core/move'),
    about: { model: model.id, legs: path.path.legs.map(({ to }) => placeOf(to)), end: placeOf(path.end) },
  }))
  yield* trigger(game, 'moved', {
    mover: model,
    from,
    how: path.down === undefined ? 'move' : 'fall',
    path: wayOf(path),
  })
  if (path.down !== undefined) yield* sufferFall(game, model, path.down.height, path.down.jump)
  return path
}

/**
 * The move as it is made where ice lies on the way: who slips lies where it touched the ice, and its move is over. Who
 * cannot be knocked down goes on. bmg2/template/ice, bmg1/effect/knock-down-fallen
 */
function* overIce(
  game: Play,
  model: Model,
  planned: CounterMove,
  cut: (legs: readonly Leg[]) => CounterMove | undefined,
): Rule<CounterMove> {
  const way = wayOf(planned)
  const slipped = yield* slipOnTheWay(game, model, way)
  if (slipped === undefined) return planned
  const stopped = firstWay(waysUntil(way, slipped), cut) ?? planned
  const before = bodyOf(game, model)
  model.at = { ...stopped.end }
  if (yield* fallOnIce(game, model)) return stopped
  if (isOnTable(model)) model.at = { x: before.x, y: before.y, z: before.z }
  return planned
}

/** The way that a move takes over the table. */
function wayOf({ end, start, path: { from, legs } }: CounterMove): Path {
  // bmg1/trait/climbing-shoes: who goes on up the wall touches nothing at its foot.
  // A climb or jump that fails ends elsewhere than it was meant to.
  return { from: start ?? from, legs: [...legs.slice(0, -1), { ...legs.at(-1)!, to: end }] }
}

function firstWay(
  ways: Iterable<readonly Leg[]>,
  cut: (legs: readonly Leg[]) => CounterMove | undefined,
): CounterMove | undefined {
  for (const legs of ways) {
    const shorter = cut(legs)
    if (shorter !== undefined) return shorter
  }
  return undefined
}

/**
 * Sets a model down after its own move: it is no longer in cover, and lets go of the model it holds.
 * bmg1/core/take-cover, bmg1/core/grab
 */
export function arrive(game: Play, model: Model, at: Spot): void {
  model.at = { x: at.x, y: at.y, z: at.z }
  removeEffect(model, 'cover')
  removeEffect(model, CLINGING)
  release(game, model)
}

/** Lets go of the wall: it falls to its foot. bmg1/trait/climbing-shoes, bmg1/core/falling */
export function* letGo(game: Play, model: Model): Rule<void> {
  const foot = footOf(model)
  if (foot === undefined || model.at === undefined) return
  const from = bodyOf(game, model)
  removeEffect(model, CLINGING)
  const down = fall(boardOf(game), cardOf(game, model).mover, model.at, bodiesBut(game, model))
  model.at = down?.landing ?? foot
  yield* trigger(game, 'moved', { mover: model, from, how: 'fall' })
  yield* sufferFall(game, model, from.z - foot.z, 0)
}
