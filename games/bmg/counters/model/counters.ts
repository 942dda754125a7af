import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId, type Seat } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { applies } from '../rules/rule-system.ts'
import { type CounterKind, counterKinds, type Model, type Play } from '../state.ts'
import { limitOf } from './skills.ts'

/** What something costs in counters; `any` may come from whatever places their owner likes. */
export type CounterCost = Readonly<Partial<Record<CounterKind | 'any', number>>>

export const counterNames: Readonly<Record<CounterKind, string>> = {
  movement: 'MC',
  attack: 'AC',
  defense: 'DC',
  special: 'SC',
}

export const counterSum = ({ counters }: Model): number =>
  counters.movement + counters.attack + counters.defense + counters.special

/** A cost as cards write it: `1MC + 2SC`. */
export const showCost = (cost: CounterCost): string =>
  [
    ...counterKinds.flatMap((kind) => (cost[kind] ? [`${cost[kind]}${counterNames[kind]}`] : [])),
    ...(cost.any ? [`${cost.any} of any`] : []),
  ].join(' + ') || 'nothing'

/** Counters of a place that a model can spend now. bmg1/core/spend-counters */
export function spendable(game: Play, model: Model, kind: CounterKind): number {
  const held = model.counters[kind]
  return held > 0 && applies(game, 'cannot-spend', { about: model, purpose: kind }) ? 0 : held
}

/** The most counters it can spend as if they lay in a place: those there, and wild ones. */
export function available(game: Play, model: Model, kind: CounterKind): number {
  const own = spendable(game, model, kind)
  if (kind === 'special' || !applies(game, 'wild-special', { about: model })) return own
  return applies(game, 'cannot-spend', { about: model, purpose: kind })
    ? own
    : own + spendable(game, model, 'special')
}

/** Why a model cannot pay, or nothing if it can. bmg1/core/spend-counters, bmg1/core/trait-use */
export function whyNotPay(game: Play, model: Model, cost: CounterCost): string | undefined {
  return bill(game, model, cost) === undefined
    ? `It takes ${showCost(cost)}, which ${labelOf(game, model)} does not have in the right places.`
    : undefined
}

/** Where a cost comes from, before what may come from anywhere. */
function bill(game: Play, model: Model, cost: CounterCost): Record<CounterKind, number> | undefined {
  const from = { movement: 0, attack: 0, defense: 0, special: cost.special ?? 0 }
  const wild = applies(game, 'wild-special', { about: model })
  for (const kind of counterKinds) {
    const wanted = cost[kind] ?? 0
    if (kind === 'special' || wanted === 0) continue
    const own = Math.min(wanted, spendable(game, model, kind))
    if (own < wanted && applies(game, 'cannot-spend', { about: model, purpose: kind })) return undefined
    from[kind] = own
    if (own < wanted && !wild) return undefined
    from.special += wanted - own
  }
  let left = 0
  for (const kind of counterKinds) {
    if (from[kind] > spendable(game, model, kind)) return undefined
    left += spendable(game, model, kind) - from[kind]
  }
  return left < (cost.any ?? 0) ? undefined : from
}

/** Takes counters off a card. Where they may come from anywhere, their owner is asked. */
export function* payCounters(game: Play, model: Model, cost: CounterCost, reason: string): Rule<void> {
  const from = bill(game, model, cost)
  if (from === undefined) game.broken(`${labelOf(game, model)} cannot pay ${showCost(cost)} for ${reason}.`)
  for (const kind of counterKinds) model.counters[kind] -= from[kind]
  for (let left = cost.any ?? 0; left > 0; left--) {
    const kind = yield* pickCounter(game, model, {
      seat: model.seat,
      prompt: `Which counter of ${labelOf(game, model)} pays? (${reason})`,
      rule: ruleId(game, 'core/spend-counters'),
      among: counterKinds.filter((each) => spendable(game, model, each) > 0),
    })
    if (kind !== undefined) model.counters[kind]--
  }
}

type Picking = {
  readonly seat: Seat
  readonly prompt: string
  readonly rule: RuleId
  readonly among: readonly CounterKind[]
}

/** Lets a player pick a place of a card that has counters. */
export function* pickCounter(
  game: Play,
  model: Model,
  { seat, prompt, rule, among }: Picking,
): Rule<CounterKind | undefined> {
  if (among.length === 0) return undefined
  return yield* ask(
    game,
    seat,
    choose({
      name: 'counter',
      prompt,
      rule,
      about: { model: model.id },
      options: among.map((kind) => ({ id: kind, label: `${counterNames[kind]} (${model.counters[kind]})` })),
    }),
  )
}

/**
 * Puts a counter that a rule gives into a place at once, unless the place is full and the rule does not go beyond that.
 * Gives whether there was room. bmg1/core/free-counters
 */
export function gainCounter(
  game: Play,
  model: Model,
  kind: CounterKind,
  reason: string,
  { beyond = false }: { readonly beyond?: boolean } = {},
): boolean {
  if (!beyond && model.counters[kind] >= limitOf(game, model, kind)) return false
  model.counters[kind]++
  game.emit(() => ({
    name: 'counter-gained',
    text: `${labelOf(game, model)} gains 1${counterNames[kind]} (${reason}).`,
    rule: ruleId(game, 'core/free-counters'),
    about: { model: model.id, kind },
  }))
  return true
}

/** Takes counters away at once; their owner chooses which. bmg1/core/damage-accumulation */
export function* loseCounters(game: Play, model: Model, count: number, reason: string): Rule<void> {
  for (let left = Math.min(count, counterSum(model)); left > 0; left--) {
    const kind = yield* pickCounter(game, model, {
      seat: model.seat,
      prompt: `Which counter does ${labelOf(game, model)} lose? (${reason})`,
      rule: ruleId(game, 'core/damage-accumulation'),
      among: counterKinds.filter((each) => model.counters[each] > 0),
    })
    if (kind === undefined) return
    model.counters[kind]--
    game.emit(() => ({
      name: 'counter-lost',
      text: `${labelOf(game, model)} loses 1${counterNames[kind]} (${reason}).`,
      rule: ruleId(game, 'core/damage-accumulation'),
      about: { model: model.id, kind },
    }))
  }
}

/**
 * Lets a player move counters on a card from one place to another, at most so many, within the limits of the places.
 * bmg1/trait/order, bmg1/trait/veteran, bmg1/trait/trickster, bmg1/trait/disarray
 */
export function* moveCounters(
  game: Play,
  seat: Seat,
  model: Model,
  most: number,
  reason: string,
  by: Model = model,
): Rule<void> {
  if (applies(game, 'counters-stay', { about: model, other: by })) return
  for (let left = Math.min(most, counterSum(model)); left > 0; left--) {
    const moves = counterKinds.flatMap((from) =>
      counterKinds
        .filter(
          (to) => to !== from && model.counters[from] > 0 && model.counters[to] < limitOf(game, model, to),
        )
        .map((to) => ({ from, to })),
    )
    if (moves.length === 0) return
    const answer = yield* ask(
      game,
      seat,
      choose({
        name: 'move-counter',
        prompt: `Which counter of ${labelOf(game, model)} is moved? (${reason}, ${left} left)`,
        rule: ruleId(game, 'core/trait-use'),
        about: { model: model.id },
        options: [
          ...moves.map(({ from, to }) => ({
            id: `${from}:${to}`,
            label: `${counterNames[from]} to ${counterNames[to]}`,
          })),
          { id: 'stop', label: 'No more' },
        ],
      }),
    )
    const move = moves.find(({ from, to }) => `${from}:${to}` === answer)
    if (move === undefined) return
    model.counters[move.from]--
    model.counters[move.to]++
  }
}
