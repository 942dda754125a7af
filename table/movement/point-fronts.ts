/** What a way has cost in both currencies, and how much further difficult ground is paid for. */
interface Label {
  readonly price: number
  readonly points: number
  readonly rest: number
}

/**
 * For each place, the ways there of which none is beaten in all respects by another (a Pareto front): a longer way may
 * be worth keeping because it leaves more points for the rest of the move. Fronts hold a handful of ways.
 */
export class PointFronts<L extends Label> {
  readonly #fronts = new Map<number, L[]>()

  /** Whether some way to this place is at least as good as one that costs so much. */
  beats(key: number, price: number, points: number, rest: number): boolean {
    const front = this.#fronts.get(key)
    if (front === undefined) return false
    for (const label of front) {
      if (label.price <= price && label.points <= points && label.rest >= rest) return true
    }
    return false
  }

  /** Keeps a way, and forgets those that it beats. */
  add(key: number, label: L): void {
    const front = this.#fronts.get(key) ?? []
    const kept = front.filter(
      (other) => other.price < label.price || other.points < label.points || other.rest > label.rest,
    )
    kept.push(label)
    this.#fronts.set(key, kept)
  }

  /** Whether a way is among those kept. */
  holds(key: number, label: L): boolean {
    return this.#fronts.get(key)?.includes(label) ?? false
  }
}
