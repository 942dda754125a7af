import type { Json } from '../vocabulary.ts'

/** So many candidates are given at most, however many are wanted: a number from outside must not keep a host busy. */
export const MOST_CANDIDATES = 200

/** How many candidates are looked for where somebody wants `n`. */
export const candidateLimit = (n: number): number => (n >= 1 ? Math.min(Math.floor(n), MOST_CANDIDATES) : 0)

/**
 * Different answers, drawn one after the other until there are enough. Small sets of answers repeat themselves: some
 * misses mean that most have been seen.
 */
export function distinct<A extends Json>(n: number, draw: (tries: number) => A): readonly A[] {
  const found = new Map<string, A>()
  for (let misses = 0; found.size < n && misses < 20; ) {
    const answer = draw(found.size + misses)
    const key = JSON.stringify(answer)
    if (found.has(key)) misses++
    else found.set(key, answer)
  }
  return [...found.values()]
}
