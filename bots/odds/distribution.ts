import type { Reading } from './reader.ts'

/** How likely something is. */
export interface Chance {
  readonly probability: number
  /** Half the width of the range that holds the truth in 95 of 100 cases. 0 where it was worked out exactly. */
  readonly error: number
}

/** How likely each value of a number is. */
export interface MeasureOdds {
  readonly what: string
  readonly id: string
  readonly whom: string
  /** What it comes to on average, and the error of that. */
  readonly mean: number
  readonly meanError: number
  /** Smallest value first. */
  readonly values: readonly (Chance & { readonly value: number })[]
}

/** One way in which all numbers together can turn out. What is not listed is 0. */
export type Outcome = Chance & { readonly readings: readonly Reading[] }

/** Outcomes are gathered here with their weights. */
export class OddsTally {
  /** What has been added so far. */
  weight = 0
  private readonly outcomes = new Map<string, { readonly readings: readonly Reading[]; weight: number }>()

  /** Adds what one run led to. */
  add(readings: readonly Reading[], weight: number): void {
    const key = readings.map(({ what, id, value }) => `${what} ${id} ${value}`).join('\n')
    const known = this.outcomes.get(key)
    if (known === undefined) this.outcomes.set(key, { readings, weight })
    else known.weight += weight
    this.weight += weight
  }

  /** Everything that can happen, most likely first. `runs` is how often chance was tried; left out if it is exact. */
  all(runs?: number): readonly Outcome[] {
    return [...this.outcomes.values()]
      .map(({ readings, weight }) => ({ readings, ...chance(weight / this.weight, runs) }))
      .sort((a, b) => b.probability - a.probability)
  }

  /** The same, number by number. */
  measures(runs?: number): readonly MeasureOdds[] {
    const found = new Map<string, { readonly about: Reading; readonly values: Map<number, number> }>()
    for (const { readings, weight } of this.outcomes.values()) {
      for (const about of readings) {
        const key = `${about.what} ${about.id}`
        const { values } = found.get(key) ?? entered(found, key, { about, values: new Map() })
        values.set(about.value, (values.get(about.value) ?? 0) + weight)
      }
    }
    return [...found.values()].map(({ about, values }) => this.measure(about, values, runs))
  }

  private measure(about: Reading, weights: Map<number, number>, runs: number | undefined): MeasureOdds {
    let given = 0
    for (const weight of weights.values()) given += weight
    // Rounding must not make up a case that does not exist.
    if (this.weight - given > 1e-9 * this.weight) weights.set(0, (weights.get(0) ?? 0) + this.weight - given)
    const values = [...weights]
      .map(([value, weight]) => ({ value, ...chance(weight / this.weight, runs) }))
      .sort((a, b) => a.value - b.value)
    const { what, id, whom } = about
    return { what, id, whom, ...meanOf(values, runs), values }
  }

  /** The greatest error of any value of any number: how far a run of samples has come. */
  worstError(runs: number): number {
    let worst = 0
    for (const { values } of this.measures(runs))
      for (const { error } of values) worst = Math.max(worst, error)
    return worst
  }
}

function entered<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value)
  return value
}

/** For 95 of 100 cases, in standard deviations. */
const Z = 1.96

/**
 * A probability with its error: half of Wilson's interval, which unlike the usual formula does not claim to be certain
 * about what has never or always happened so far.
 */
export function chance(probability: number, runs: number | undefined): Chance {
  if (runs === undefined) return { probability, error: 0 }
  const spread = Math.sqrt((probability * (1 - probability)) / runs + (Z * Z) / (4 * runs * runs))
  return { probability, error: (Z * spread) / (1 + (Z * Z) / runs) }
}

function meanOf(
  values: MeasureOdds['values'],
  runs: number | undefined,
): Pick<MeasureOdds, 'mean' | 'meanError'> {
  let mean = 0
  let squares = 0
  for (const { value, probability } of values) {
    mean += value * probability
    squares += value * value * probability
  }
  const variance = Math.max(0, squares - mean * mean)
  return { mean, meanError: runs === undefined ? 0 : Z * Math.sqrt(variance / runs) }
}
