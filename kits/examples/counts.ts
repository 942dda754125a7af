import { seat } from '@gargoyle/engine'
import type { Summary } from '../game-kit.ts'

/** A number for each name. */
export type Counts = { readonly [name: string]: number }

/** The seat with the most of them wins; a tie is a draw. */
export function mostOf(counts: Counts, what: string, reason: string): Summary {
  const most = Math.max(...Object.values(counts))
  const best = Object.keys(counts).filter((name) => counts[name] === most)
  return {
    winners: best.length === 1 ? best.map(seat) : [],
    numbers: Object.fromEntries(Object.entries(counts).map(([name, count]) => [`${what} of ${name}`, count])),
    reason,
  }
}

/** A sentence for every count below nothing. */
export const negative = (counts: Counts): readonly string[] =>
  Object.entries(counts)
    .filter(([, count]) => !(count >= 0))
    .map(([name, count]) => `The count of ${name} is ${count}, which is less than nothing.`)
