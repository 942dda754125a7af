import { isRecord } from '../json.ts'
import type { Random } from '../random.ts'
import { ok, type Result, refused } from '../result.ts'
import { notOffered, type Offer, optionsFrom } from './choice.ts'
import { OfferedDecision, type Option, type Wording } from './decision.ts'

type Room = { readonly id: string; readonly label: string; readonly min: number; readonly max: number }

class Split<Id extends string> extends OfferedDecision<{ readonly [K in Id]: number }> {
  readonly shape = 'split'
  readonly options: readonly Option[]
  readonly bounds: { readonly total: number }
  private readonly rooms: readonly Room[]
  private readonly least: number
  private readonly most: number

  constructor(wording: Wording, options: readonly Option[], total: number) {
    super(wording)
    this.options = options
    this.bounds = { total }
    this.rooms = options
      .filter((option) => option.why === undefined)
      .map(({ id, label, min, max }) => ({ id, label, min: min ?? 0, max: Math.min(max ?? total, total) }))
    this.least = this.rooms.reduce((sum, room) => sum + room.min, 0)
    this.most = this.rooms.reduce((sum, room) => sum + room.max, 0)
  }

  check(answer: unknown): Result<{ readonly [K in Id]: number }> {
    const where = this.rule === undefined ? {} : { rule: this.rule }
    if (!isRecord(answer)) return refused('The answer must give a number to each option id.', where)
    for (const id of Object.keys(answer)) {
      if (!this.rooms.some((room) => room.id === id)) return notOffered(this, id)
    }
    const shares: Record<string, number> = {}
    let sum = 0
    for (const { id, label, min, max } of this.rooms) {
      const given = Object.hasOwn(answer, id) ? answer[id] : 0
      if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max) {
        return refused(`${label} can be given a whole number from ${min} to ${max}.`, { ...where, path: id })
      }
      shares[id] = given
      sum += given
    }
    if (sum !== this.bounds.total) {
      return refused(`${sum} handed out, but it must be ${this.bounds.total} in all.`, where)
    }
    return ok(shares as { readonly [K in Id]: number })
  }

  candidates(random: Random, n: number): readonly { readonly [K in Id]: number }[] {
    if (this.impossible()) return []
    const found = new Map<string, { readonly [K in Id]: number }>()
    for (let misses = 0; found.size < n && misses < 20; ) {
      // Every other one puts all on few: the extreme splits are the ones players think of first.
      const shares = this.draw(random, (found.size + misses) % 2 === 1)
      const key = JSON.stringify(shares)
      if (found.has(key)) misses++
      else found.set(key, shares)
    }
    return [...found.values()]
  }

  forced(): { readonly [K in Id]: number } | undefined {
    if (this.impossible()) return undefined
    const { total } = this.bounds
    const free = this.rooms.filter(({ min, max }) => max > min)
    if (free.length > 1 && this.least !== total && this.most !== total) return undefined
    const shares: Record<string, number> = {}
    for (const { id, min, max } of this.rooms) shares[id] = this.most === total ? max : min
    const [only] = free
    if (free.length === 1 && only !== undefined) shares[only.id] = total - this.least + only.min
    return shares as { readonly [K in Id]: number }
  }

  impossible(): boolean {
    return (
      this.rooms.some(({ min, max }) => min > max) ||
      this.least > this.bounds.total ||
      this.most < this.bounds.total
    )
  }

  private draw(random: Random, greedy: boolean): { readonly [K in Id]: number } {
    const shares: Record<string, number> = {}
    for (const { id, min } of this.rooms) shares[id] = min
    let left = this.bounds.total - this.least
    const open = random.shuffle(this.rooms.filter(({ min, max }) => max > min))
    while (left > 0) {
      const at = greedy ? 0 : random.below(open.length)
      const room = open[at] as Room
      const has = shares[room.id] as number
      const more = greedy ? Math.min(left, room.max - has) : 1
      shares[room.id] = has + more
      left -= more
      if (has + more === room.max) open.splice(at, 1)
    }
    return shares as { readonly [K in Id]: number }
  }
}

/**
 * Hand out `total` among options, all of it: dice among targets, points among skills. Each option may carry
 * its own `min` and `max`. The answer gives a number to each id; ids left out get nothing.
 */
export function split<const Id extends string>(
  asked: Wording & { readonly total: number; readonly among: readonly Offer<Id>[] },
): Split<Id> {
  return new Split<Id>(asked, optionsFrom(asked.among), asked.total)
}

export type { Split }
