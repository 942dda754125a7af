import { isRecord } from '../json.ts'
import type { Random } from '../random.ts'
import { ok, type Result, refused } from '../result.ts'
import { distinct } from './candidates.ts'
import { notOffered, type Offer, optionsFrom } from './choice.ts'
import { type Bounds, OfferedDecision, type Option, type Wording } from './decision.ts'
import { type GroupLimit, GroupLimits } from './group-limit.ts'

/** How much is handed out: all of a total, or from `min` (else 0) to `max`, the rest being left over. */
export type SplitAmount = { readonly total: number } | { readonly min?: number; readonly max: number }

type Shares<Id extends string> = { readonly [K in Id]: number }

type Room = { readonly id: string; readonly label: string; readonly min: number; readonly max: number }

class Split<Id extends string> extends OfferedDecision<Shares<Id>> {
  readonly shape = 'split'
  readonly options: readonly Option[]
  readonly bounds: Bounds
  readonly #rooms: readonly Room[]
  readonly #groups: GroupLimits | undefined
  /** What each option must have, and the sum of it. */
  readonly #minima: readonly number[]
  readonly #base: number
  /** The least and the most that can be handed out under all limits. No answer is legal where they cross. */
  readonly #least: number
  readonly #most: number

  constructor(
    wording: Wording,
    options: readonly Option[],
    amount: SplitAmount,
    groups: readonly GroupLimit[] | undefined,
  ) {
    super(wording)
    const { min: lower = 0, max: upper } = 'total' in amount ? exactly(amount.total) : amount
    const bounds: Bounds = 'total' in amount ? { total: amount.total } : { min: lower, max: upper }
    this.options = options
    this.bounds = groups === undefined ? bounds : { ...bounds, groups }
    this.#rooms = options
      .filter((option) => option.why === undefined)
      .map(({ id, label, min, max }) => ({ id, label, min: min ?? 0, max: Math.min(max ?? upper, upper) }))
    const ids = this.#rooms.map(({ id }) => id)
    this.#groups = groups === undefined ? undefined : new GroupLimits(ids, groups)
    this.#minima = this.#rooms.map(({ min }) => min)
    this.#base = sumOf(this.#minima)
    this.#least = Math.max(lower, this.#base)
    this.#most = this.#allows(this.#minima) ? Math.min(upper, this.#greatestFrom(this.#minima)) : -1
  }

  check(answer: unknown): Result<Shares<Id>> {
    const where = this.rule === undefined ? {} : { rule: this.rule }
    if (!isRecord(answer)) return refused('The answer must give a number to each option id.', where)
    for (const id of Object.keys(answer)) {
      if (!this.#rooms.some((room) => room.id === id)) return notOffered(this, id)
    }
    const amounts: number[] = []
    for (const { id, label, min, max } of this.#rooms) {
      const given = Object.hasOwn(answer, id) ? answer[id] : 0
      if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max) {
        return refused(`${label} can be given a whole number from ${min} to ${max}.`, { ...where, path: id })
      }
      amounts.push(given)
    }
    const problem = this.#groupProblem(amounts) ?? this.#sumProblem(sumOf(amounts))
    return problem === undefined ? ok(this.#named(amounts)) : refused(problem, where)
  }

  #groupProblem(amounts: readonly number[]): string | undefined {
    const given = this.#groups?.given(amounts) ?? []
    for (const [at, sum] of given.entries()) {
      const { label, max } = this.#groups!.limits[at]!
      if (sum > max) return `${label}: ${sum} handed out, but it can be at most ${max} together.`
    }
    return undefined
  }

  #sumProblem(sum: number): string | undefined {
    const { total, min = 0, max = 0 } = this.bounds
    if (total !== undefined) {
      return sum === total ? undefined : `${sum} handed out, but it must be ${total} in all.`
    }
    if (sum > max) return `${sum} handed out, but it can be at most ${max} in all.`
    return sum < min ? `${sum} handed out, but it must be at least ${min} in all.` : undefined
  }

  protected propose(random: Random, n: number): readonly Shares<Id>[] {
    if (this.impossible()) return []
    // Every other one puts all on few: the extreme splits are the ones players think of first.
    return distinct(n, (tries) => this.#draw(random, tries % 2 === 1))
  }

  valueFor(answer: Shares<Id>): Shares<Id> {
    return answer
  }

  forced(): Shares<Id> | undefined {
    if (this.#least !== this.#most) return undefined
    const more = this.#most - this.#base
    const rooms = this.#rooms.map(({ min, max }, i) =>
      Math.min(max - min, this.#groups?.roomOf(i, this.#minima) ?? max),
    )
    const added = onlyAddition(rooms, more) ?? this.#onlyGroupedAddition(rooms, more)
    return added && this.#named(this.#minima.map((min, i) => min + added[i]!))
  }

  /** Where groups leave no other way to add so much: no option could be given less. */
  #onlyGroupedAddition(rooms: readonly number[], more: number): readonly number[] | undefined {
    const added = this.#groups?.greatestAddition(rooms, this.#minima)
    // If more could be added than may be, there are several ways to give something less.
    if (added === undefined || sumOf(added) > more) return undefined
    const isNeeded = (i: number): boolean => {
      const less = rooms.map((room, at) => (at === i ? added[i]! - 1 : room))
      return sumOf(this.#groups!.greatestAddition(less, this.#minima)) < more
    }
    return added.every((amount, i) => amount === 0 || isNeeded(i)) ? added : undefined
  }

  impossible(): boolean {
    return this.#least > this.#most
  }

  /** Whether these amounts keep the limits of every option and group. */
  #allows(amounts: readonly number[]): boolean {
    return this.#rooms.every(({ max }, i) => amounts[i]! <= max) && this.#groupProblem(amounts) === undefined
  }

  /** The greatest sum there can be when these amounts stay, whatever may be handed out in all. */
  #greatestFrom(amounts: readonly number[]): number {
    const rooms = this.#rooms.map(({ max }, i) => max - amounts[i]!)
    return sumOf(amounts) + sumOf(this.#groups?.greatestAddition(rooms, amounts) ?? rooms)
  }

  #draw(random: Random, greedy: boolean): Shares<Id> {
    const amounts = [...this.#minima]
    // Where some may be left over, two of three hand out all they can.
    const leaves = this.#least < this.#most && random.below(3) === 0
    const sum = leaves ? random.between(this.#least, this.#most) : this.#most
    let left = sum - this.#base
    const open = random.shuffle([...this.#rooms.keys()].filter((i) => this.#rooms[i]!.max > amounts[i]!))
    while (left > 0) {
      const at = greedy ? 0 : random.below(open.length)
      const i = open[at] as number
      const room = this.#rooms[i]!.max - amounts[i]!
      const wanted = greedy ? Math.min(left, room) : 1
      const more = this.#groups === undefined ? wanted : this.#affordable(i, amounts, wanted, sum)
      amounts[i]! += more
      left -= more
      if (more === room || more < wanted) open.splice(at, 1)
    }
    return this.#named(amounts)
  }

  /** How much of what is wanted an option can be given so that this sum can still be reached. */
  #affordable(i: number, amounts: readonly number[], wanted: number, sum: number): number {
    let more = Math.min(wanted, this.#groups!.roomOf(i, amounts))
    while (more > 0 && this.#greatestFrom(amounts.map((n, at) => (at === i ? n + more : n))) < sum) more--
    return more
  }

  #named(amounts: readonly number[]): Shares<Id> {
    const shares: Record<string, number> = {}
    for (const [i, { id }] of this.#rooms.entries()) shares[id] = amounts[i]!
    return shares as Shares<Id>
  }
}

const exactly = (total: number): { readonly min: number; readonly max: number } => ({
  min: total,
  max: total,
})

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** The only way to add so much where options have this room; undefined where there are several. */
function onlyAddition(rooms: readonly number[], more: number): readonly number[] | undefined {
  const open = rooms.filter((room) => room > 0)
  return open.length <= 1 || more === 0 || more === sumOf(rooms)
    ? rooms.map((room) => Math.min(room, more))
    : undefined
}

/**
 * Hand out an amount among options: dice among targets, counters among models. Either all of `total`, or from `min` to
 * `max` with the rest left over. Each option may carry its own `min` and `max`, and `groups` of options a limit that
 * they share; an option can be in two groups, such as its model and its kind. The answer gives a number to each id; ids
 * left out get nothing.
 */
export function split<const Id extends string>(
  asked: Wording &
    SplitAmount & { readonly among: readonly Offer<Id>[]; readonly groups?: readonly GroupLimit[] },
): Split<Id> {
  return new Split<Id>(asked, optionsFrom(asked.among), asked, asked.groups)
}

export type { Split }
