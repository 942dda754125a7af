/**
 * A list that only grows at its end and shares its past: each link points at the one before.
 * Forks of a game share the same past at the cost of one pointer, and continue without copying it.
 */
export type Chain<T> = {
  readonly value: T
  readonly before: Chain<T> | undefined
  /** How many links there are, this one included. */
  readonly length: number
}

/** The chain with one more link. */
export function link<T>(before: Chain<T> | undefined, value: T): Chain<T> {
  return { value, before, length: chainLength(before) + 1 }
}

/** How many links the chain has. */
export function chainLength<T>(chain: Chain<T> | undefined): number {
  return chain === undefined ? 0 : chain.length
}

/** What was added after the first `from` links, oldest first. */
export function linksSince<T>(chain: Chain<T> | undefined, from = 0): T[] {
  const count = Math.max(0, chainLength(chain) - from)
  const values = new Array<T>(count)
  let at = chain
  for (let i = count - 1; i >= 0 && at !== undefined; i--) {
    values[i] = at.value
    at = at.before
  }
  return values
}
