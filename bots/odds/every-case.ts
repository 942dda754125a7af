import { type Fate, type Random, randomFrom } from '@gargoyle/engine'

type Fork = { readonly weights: readonly number[]; readonly total: number; picked: number }

/** Draws with more ways than this are no dice: cards are shuffled, and trying every order out is hopeless. */
const MOST_WAYS = 20

/**
 * Decisions of one case at most, unless the caller says otherwise. An attack takes a few dozen; a roll that is repeated
 * until it is no tie takes as many as there are, and always going the first way would never end.
 */
const MOST_DECISIONS = 200

/**
 * Decides chance so that every case comes up exactly once: each run goes the way of the last as far as it can, then
 * takes the next turning. A run is one path through the tree of all that can happen.
 */
export class EveryCase implements Fate {
  readonly alike: boolean
  /** How many decisions a case may take. */
  readonly mostDecisions: number
  /** Whether a case took more decisions than that: the rest of it was left to chance, and counts for nothing. */
  tooDeep = false
  /** Whether something was to be drawn in more ways than can be tried. */
  tooWide = false
  private readonly path: Fork[] = []
  /** What was left to chance in a case that is not tried to its end, by turn: a fork may ask for it again. */
  private readonly beyond = new Map<number, number>()
  private random: Random | undefined

  constructor({
    alike = true,
    mostDecisions = MOST_DECISIONS,
  }: { readonly alike?: boolean; readonly mostDecisions?: number } = {}) {
    this.alike = alike
    this.mostDecisions = mostDecisions
  }

  choose(turn: number, weights: readonly number[]): number {
    const known = this.path[turn]
    if (known === undefined && (this.isGivenUp || turn >= this.mostDecisions)) {
      this.tooDeep ||= turn >= this.mostDecisions
      return this.byChance(turn, (random) => weighted(random, weights))
    }
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
      return this.byChance(turn, (random) => random.below(n))
    }
    return this.choose(
      turn,
      Array.from({ length: n }, () => 1),
    )
  }

  /** Whether not every case can be tried: then a case only has to come to its end, which it does by chance alone. */
  private get isGivenUp(): boolean {
    return this.tooWide || this.tooDeep
  }

  private byChance(turn: number, draw: (random: Random) => number): number {
    const known = this.beyond.get(turn)
    if (known !== undefined) return known
    this.random ??= randomFrom('beyond every case')
    const drawn = draw(this.random)
    this.beyond.set(turn, drawn)
    return drawn
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

function weighted(random: Random, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  // Weights are numbers of ways, some of them above 2³²: a fraction is fine enough where nothing is counted.
  let left = (random.below(2 ** 32) / 2 ** 32) * total
  for (const [picked, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return picked
  }
  return weights.length - 1
}
