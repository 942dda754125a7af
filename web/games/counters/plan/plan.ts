import { type CounterKind, counterEvent, counterOption } from '@gargoyle/bmg-counters'
import { type DescribedDecision, isRecord, type SeenEvent } from '@gargoyle/engine'
import { placesOfCounters } from '../words.ts'

/** A plan as it is answered: counters by model and place, such as `3:attack`. */
export type CounterPlan = Readonly<Record<string, number>>

/** A model to plan for, with its limits. */
export interface PlanRow {
  readonly model: number
  readonly label: string
  /** The most counters in all. */
  readonly most: number
  /** The most in each place. */
  readonly rooms: Readonly<Record<CounterKind, number>>
}

/** What a plan calls the counters of a model in a place. */
const placeId = (model: number, kind: CounterKind): string => `${model}:${kind}`

/** The models that a question is about, with what each may be given. */
export function planRows(decision: DescribedDecision): readonly PlanRow[] {
  const { options = [], bounds } = decision
  return (bounds?.groups ?? []).flatMap(({ label, ids, max }): readonly PlanRow[] => {
    const place = options.find(({ id }) => id === ids[0])
    const model = place && counterOption(place, decision, 'plan')?.model
    if (model === undefined) return []
    const room = (kind: CounterKind): number =>
      options.find(({ id }) => id === placeId(model, kind))?.max ?? 0
    const rooms = {
      movement: room('movement'),
      attack: room('attack'),
      defense: room('defense'),
      special: room('special'),
    }
    return [{ model, label, most: max, rooms }]
  })
}

/** Counters of a model in a place. */
export const planned = (plan: CounterPlan, model: number, kind: CounterKind): number =>
  plan[placeId(model, kind)] ?? 0

/** Counters that a model has been given. */
export const given = (plan: CounterPlan, { model }: Pick<PlanRow, 'model'>): number =>
  placesOfCounters.reduce((sum, kind) => sum + planned(plan, model, kind), 0)

/** Counters that a model has left. */
export const left = (plan: CounterPlan, row: PlanRow): number => row.most - given(plan, row)

/** Counters that all models have left. */
export const leftInAll = (plan: CounterPlan, rows: readonly PlanRow[]): number =>
  rows.reduce((sum, row) => sum + left(plan, row), 0)

/** Why a place takes no more, or nothing if it does. */
export function counterBlockedReason(plan: CounterPlan, row: PlanRow, kind: CounterKind): string | undefined {
  if (row.most === 0) return `${row.label} has no counters this round.`
  const limit = row.rooms[kind]
  if (limit === 0) return `${row.label} can have none there.`
  if (planned(plan, row.model, kind) >= limit) return `${row.label}: ${limit} is the most there.`
  return left(plan, row) <= 0
    ? `${row.label} has no counter left. Take one from another place first.`
    : undefined
}

const withCount = (plan: CounterPlan, model: number, kind: CounterKind, count: number): CounterPlan => ({
  ...plan,
  [placeId(model, kind)]: count,
})

/** One more in a place, if it takes one. */
export const addCounter = (plan: CounterPlan, row: PlanRow, kind: CounterKind): CounterPlan =>
  counterBlockedReason(plan, row, kind) === undefined
    ? withCount(plan, row.model, kind, planned(plan, row.model, kind) + 1)
    : plan

/** One less in a place, if there is any. */
export function takeCounter(plan: CounterPlan, row: PlanRow, kind: CounterKind): CounterPlan {
  const count = planned(plan, row.model, kind)
  return count === 0 ? plan : withCount(plan, row.model, kind, count - 1)
}

/** A counter goes from one place of a model to another, if that takes it. */
export function moveCounter(
  plan: CounterPlan,
  row: PlanRow,
  from: CounterKind,
  to: CounterKind,
): CounterPlan {
  const taken = takeCounter(plan, row, from)
  if (taken === plan || from === to) return plan
  const moved = addCounter(taken, row, to)
  return moved === taken ? plan : moved
}

/** A plan with nothing in it. */
export const emptyPlan = (rows: readonly PlanRow[]): CounterPlan =>
  Object.fromEntries(rows.flatMap(({ model }) => placesOfCounters.map((kind) => [placeId(model, kind), 0])))

/** As much of a plan as the limits of now allow. What does not fit is left over. */
export function fitPlan(wanted: CounterPlan, rows: readonly PlanRow[]): CounterPlan {
  let plan = emptyPlan(rows)
  for (const row of rows)
    for (const kind of placesOfCounters)
      for (let n = planned(wanted, row.model, kind); n > 0; n--) plan = addCounter(plan, row, kind)
  return plan
}

/** What a player planned last for each model, from the log; empty in the first round. */
export function lastPlan(
  events: readonly Pick<SeenEvent, 'name' | 'about'>[],
  seat: string,
): CounterPlan | undefined {
  const known: Record<string, number> = {}
  for (const event of events) {
    const planned = counterEvent(event, 'plan')
    if (planned?.seat === seat) Object.assign(known, planned.plan)
  }
  return Object.keys(known).length === 0 ? undefined : known
}

/** A plan that was advised, if that is what it is. */
export function planIn(answer: unknown): CounterPlan | undefined {
  if (!isRecord(answer)) return undefined
  const counts = Object.entries(answer).filter(([, count]) => typeof count === 'number')
  return Object.fromEntries(counts) as CounterPlan
}

/** A name without the number that tells it from others of the same name, and the number: `Thug`, ` #2`. */
export function nameAndNumber(label: string): readonly [name: string, number: string] {
  const [, name = label, number = ''] = /^(.*?)( #\d+)$/.exec(label) ?? []
  return [name, number]
}
