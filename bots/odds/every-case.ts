import type { Fate } from '@gargoyle/engine'

type Fork = { readonly weights: readonly number[]; readonly total: number; picked: number }

/** Draws with more ways than this are no dice: cards are shuffled, and trying every order out is hopeless. */
const MOST_WAYS = 20

/**
 * Decides chance so that every case comes up exactly once: each run goes the way of the last as far as it can, then
 * takes the next turning. A run is one path through the tree of all that can happen.
 */
export class EveryCase implements Fate {
  readonly alike: boolean
  /** Whether something was to be drawn in more ways than can be tried. */
  tooWide = false
  private readonly path: Fork[] = []

  constructor({ alike = true }: { readonly alike?: boolean } = {}) {
    this.alike = alike
  }

  choose(turn: number, weights: readonly number[]): number {
    const known = this.path[turn]
    if (known === undefined) {
      this.path.push({ weights, total: weights.reduce((sum, weight) => sum + weight, 0), picked: 0 })
      return 0
    }
    if (known.weights.length !== weights.length) {
      throw new Error(
        'The same dice led to another roll than before: something besides dice is left to chance.',
      )
    }
    return known.picked
  }

  below(turn: number, n: number): number {
    if (n > MOST_WAYS) {
      this.tooWide = true
      return this.choose(turn, [1])
    }
    return this.choose(
      turn,
      Array.from({ length: n }, () => 1),
    )
  }

  /** How likely the path is that was just gone. */
  get likelihood(): number {
    let likelihood = 1
    for (const { weights, total, picked } of this.path) likelihood *= weights[picked]! / total
    return likelihood
  }

  /** Goes on to the next path; says whether there is one. */
  next(): boolean {
    while (this.path.length > 0) {
      const last = this.path.at(-1)!
      if (last.picked < last.weights.length - 1) {
        last.picked++
        return true
      }
      this.path.pop()
    }
    return false
  }
}
