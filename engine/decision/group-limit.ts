/** What several options of a split may be given together: all counters of one model, all counters of one kind. */
export type GroupLimit = {
  /** What a player reads: `Robin`, `attack counters`. */
  readonly label: string
  /** The options that share the limit. */
  readonly ids: readonly string[]
  readonly max: number
}

/**
 * Limits of groups that may overlap, and the greatest sum under all of them.
 *
 * An option may be in two groups if these fall into two families, such as models and kinds of counters. Then options
 * are edges of a flow from one family to the other, and its maximum is exact.
 */
export class GroupLimits {
  readonly limits: readonly GroupLimit[]
  /** By option, the groups it is in, as indexes into `limits`. */
  readonly of: readonly (readonly number[])[]
  /** By option, where its edge starts and ends. Nothing where no groups overlap, and a flow is not needed. */
  private readonly ends: readonly (readonly [number, number])[] | undefined

  constructor(ids: readonly string[], limits: readonly GroupLimit[]) {
    this.limits = limits
    const of = new Map<string, number[]>(ids.map((id) => [id, []]))
    for (const [at, limit] of limits.entries()) {
      for (const id of new Set(limit.ids)) of.get(id)?.push(at)
    }
    this.of = ids.map((id) => of.get(id) as number[])
    if (this.of.every((groups) => groups.length <= 1)) return
    const isFirst = firstFamily(this.of, limits)
    this.ends = this.of.map((groups) => [
      (groups.find((at) => isFirst[at]) ?? SOURCE - FIRST_GROUP) + FIRST_GROUP,
      (groups.find((at) => !isFirst[at]) ?? SINK - FIRST_GROUP) + FIRST_GROUP,
    ])
  }

  /** What each group has been given, from what each option has. */
  given(amounts: readonly number[]): number[] {
    const sums = this.limits.map(() => 0)
    for (const [i, amount] of amounts.entries()) {
      for (const at of this.of[i]!) sums[at]! += amount
    }
    return sums
  }

  /** How much more an option can be given before one of its groups is full. */
  roomOf(option: number, amounts: readonly number[]): number {
    const given = this.given(amounts)
    return Math.min(...this.of[option]!.map((at) => this.limits[at]!.max - given[at]!))
  }

  /** Amounts with the greatest sum that can be added, with this much room in each option. */
  greatestAddition(rooms: readonly number[], amounts: readonly number[]): number[] {
    const given = this.given(amounts)
    const { ends } = this
    if (ends === undefined) return this.fillUp(rooms, given)
    const flow = new Flow(this.limits.length + FIRST_GROUP)
    const starts = new Set(ends.map(([start]) => start))
    for (const [at, { max }] of this.limits.entries()) {
      const node = at + FIRST_GROUP
      const room = Math.max(0, max - given[at]!)
      if (starts.has(node)) flow.edge(SOURCE, node, room)
      else flow.edge(node, SINK, room)
    }
    const edges = ends.map(([start, end], i) => flow.edge(start, end, rooms[i]!))
    flow.maximise()
    return edges.map(({ back }) => back.room)
  }

  /** The same where every option is in one group at most: each is given what its group has left, one after the other. */
  private fillUp(rooms: readonly number[], given: readonly number[]): number[] {
    const left = this.limits.map(({ max }, at) => Math.max(0, max - given[at]!))
    return rooms.map((room, i) => {
      const [at] = this.of[i]!
      if (at === undefined) return room
      const amount = Math.min(room, left[at]!)
      left[at]! -= amount
      return amount
    })
  }
}

const SOURCE = 0
const SINK = 1
const FIRST_GROUP = 2

/** For each group whether it is of the first of the two families: groups with an option in common are of different ones. */
function firstFamily(of: readonly (readonly number[])[], limits: readonly GroupLimit[]): boolean[] {
  const family = new Map<number, boolean>()
  const put = (at: number, first: boolean): void => {
    const before = family.get(at)
    if (before === first) return
    if (before !== undefined) {
      throw new RangeError(`"${limits[at]!.label}" overlaps groups of both families of this split.`)
    }
    family.set(at, first)
    for (const groups of of) {
      if (!groups.includes(at)) continue
      if (groups.length > 2) throw new RangeError('An option of a split is in more than two groups.')
      for (const other of groups) if (other !== at) put(other, !first)
    }
  }
  for (const at of limits.keys()) if (!family.has(at)) put(at, true)
  return limits.map((_, at) => family.get(at)!)
}

/** How much more can go along an edge, and how much can be taken back: the room of the edge the other way. */
type Edge = { readonly from: number; readonly to: number; room: number; readonly back: Edge }

/** The greatest flow from source to sink by shortest augmenting ways (Edmonds and Karp). */
class Flow {
  private readonly edges: readonly Edge[][]

  constructor(nodes: number) {
    this.edges = Array.from({ length: nodes }, () => [])
  }

  edge(from: number, to: number, room: number): Edge {
    const there = { from, to, room } as { -readonly [K in keyof Edge]: Edge[K] }
    there.back = { from: to, to: from, room: 0, back: there }
    for (const each of [there, there.back]) this.edges[each.from]!.push(each)
    return there
  }

  maximise(): void {
    for (let way = this.way(); way.length > 0; way = this.way()) {
      const more = Math.min(...way.map(({ room }) => room))
      for (const edge of way) {
        edge.room -= more
        edge.back.room += more
      }
    }
  }

  private way(): Edge[] {
    const reachedBy: Edge[] = []
    const queue = [SOURCE]
    for (const node of queue) {
      for (const edge of this.edges[node]!) {
        if (edge.room === 0 || edge.to === SOURCE || reachedBy[edge.to] !== undefined) continue
        reachedBy[edge.to] = edge
        queue.push(edge.to)
      }
    }
    const way: Edge[] = []
    for (let edge = reachedBy[SINK]; edge !== undefined; edge = reachedBy[edge.from]) way.push(edge)
    return way
  }
}
