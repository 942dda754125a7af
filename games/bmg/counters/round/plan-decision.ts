import { labelOf } from '@gargoyle/bmg-common'
import { deriveDecision, type Random, type RuleDecision, split } from '@gargoyle/engine'
import type { CounterOptions } from '../abouts.ts'
import { ruleId } from '../edition.ts'
import { counterNames } from '../model/counters.ts'
import { limitOf } from '../model/skills.ts'
import { type CounterKind, counterKinds, type Model, type Play } from '../state.ts'
import { usefulCounters } from './plan-sense.ts'

/** A plan as it is answered: counters by model and place, such as `3:attack`. */
export type PlanAnswer = Readonly<Record<string, number>>

/** A plan as rules read it: what each model gets in each place, and the answer itself. */
export type CounterPlanned = {
  readonly answer: PlanAnswer
  readonly shares: readonly { readonly model: Model; readonly kind: CounterKind; readonly count: number }[]
}

type Places = {
  readonly model: Model
  readonly counters: number
  readonly rooms: Readonly<Record<CounterKind, number>>
}

/** What an answer calls the counters of a model in a place. */
const placeId = ({ id }: Model, kind: CounterKind): string => `${id}:${kind}`

/**
 * The question for the counters of several models at once: up to a limit for each, and in each place no more than the
 * skill allows. Undefined where there is nothing to place. bmg1/core/raise-a-plan, bmg2/core/raise-the-plan
 */
export function planDecision(
  game: Play,
  models: readonly Model[],
  countersOf: (model: Model) => number,
): RuleDecision<PlanAnswer, CounterPlanned> | undefined {
  const places = models.map((model): Places => {
    const counters = countersOf(model)
    const room = (kind: CounterKind): number =>
      Math.max(0, Math.min(counters, limitOf(game, model, kind) - model.counters[kind]))
    return {
      model,
      counters,
      rooms: {
        movement: room('movement'),
        attack: room('attack'),
        defense: room('defense'),
        special: room('special'),
      },
    }
  })
  const total = places.reduce((sum, { counters }) => sum + counters, 0)
  if (total === 0) return undefined
  const asked = split<string>({
    name: 'plan',
    prompt: 'Place the counters of your models.',
    rule: ruleId(game, 'core/raise-a-plan'),
    about: { models: models.map(({ id }) => id) },
    min: 0,
    max: total,
    among: places.flatMap(({ model, rooms }) =>
      counterKinds.map((kind) => ({
        id: placeId(model, kind),
        label: `${labelOf(game, model)}: ${counterNames[kind]}`,
        about: { model: model.id, kind } satisfies CounterOptions['plan'],
        max: rooms[kind],
      })),
    ),
    groups: places.map(({ model, counters }) => ({
      label: labelOf(game, model),
      ids: counterKinds.map((kind) => placeId(model, kind)),
      max: counters,
    })),
  })
  return deriveDecision(asked, {
    check: (answer) => asked.check(answer),
    valueFor: (answer) => ({
      answer,
      shares: places.flatMap(({ model }) =>
        counterKinds.map((kind) => ({ model, kind, count: answer[placeId(model, kind)] ?? 0 })),
      ),
    }),
    // Every model is planned by itself: that is much faster than looking for splits that keep all limits. Of
    // several candidates one looks at the table, and the others depart from it here and there.
    candidates: (random, n) => {
      if (n <= 1) return [drawPlan(places, random)]
      const useful = new Map(places.map(({ model }) => [model, usefulCounters(game, model)]))
      const draws = Array.from({ length: n - 1 }, () => drawPlan(places, random, useful))
      return [sensiblePlan(places, useful), ...draws]
    },
  })
}

/** The moods of a model for a round: the counters it prefers, best first. */
const moods: readonly (readonly CounterKind[])[] = [
  ['attack', 'attack', 'defense', 'movement', 'special'],
  ['movement', 'movement', 'attack', 'special', 'defense'],
  ['attack', 'movement', 'special', 'defense', 'attack'],
  ['defense', 'defense', 'attack', 'special', 'movement'],
]

type Useful = ReadonlyMap<Model, readonly CounterKind[]>

/** A plan that leaves nothing over: each model has a mood, half of them as the table suggests. */
function drawPlan(places: readonly Places[], random: Random, useful?: Useful): PlanAnswer {
  return dealOut(places, ({ model }) => {
    const wanted = useful?.get(model)
    if (wanted !== undefined && random.below(2) === 0)
      return (turn) => wanted[turn] ?? random.pick(counterKinds)
    const order = random.pick(moods)
    return (turn) =>
      turn % 3 === 2 ? random.pick(counterKinds) : (order[turn % order.length] as CounterKind)
  })
}

/** A plan that gives every model what is of most use to it. */
const sensiblePlan = (places: readonly Places[], useful: Useful): PlanAnswer =>
  dealOut(places, ({ model }) => {
    const wanted = useful.get(model)!
    return (turn) => wanted[turn] ?? counterKinds[turn % counterKinds.length]!
  })

/** Deals out the counters of each model in some order, as far as there is room. */
function dealOut(
  places: readonly Places[],
  orderOf: (place: Places) => (turn: number) => CounterKind,
): PlanAnswer {
  const plan: Record<string, number> = {}
  for (const place of places) {
    const { model, counters, rooms } = place
    const left = { ...rooms }
    const given = { movement: 0, attack: 0, defense: 0, special: 0 }
    const order = orderOf(place)
    let rest = counters
    for (let turn = 0; rest > 0 && turn < 40; turn++) {
      const kind = order(turn)
      if (left[kind] === 0) continue
      left[kind]--
      given[kind]++
      rest--
    }
    for (const kind of counterKinds) plan[placeId(model, kind)] = given[kind]
  }
  return plan
}
