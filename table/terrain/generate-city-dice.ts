import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Chance while a city is made: whole numbers only, the same for the same seed on every machine. */
export interface CityDice {
  /** A whole number from `from` to `to`, both included. */
  roll(from: number, to: number): number
  /** Whether something happens that happens so many times in a hundred. */
  chance(percent: number): boolean
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** The list in another order. */
  shuffle<T>(list: readonly T[]): T[]
}

/** Dice for a seed. A number and the text that shows it are the same seed. */
export function diceFor(seed: number | string): CityDice {
  const rng = xoroshiro128plus(hashOf(String(seed)))
  const roll = (from: number, to: number): number => uniformInt(rng, from, to)
  return {
    roll,
    chance: (percent) => roll(1, 100) <= percent,
    pick: (list) => list[roll(0, list.length - 1)]!,
    shuffle(list) {
      const order = [...list]
      for (let i = order.length - 1; i > 0; i--) {
        const j = roll(0, i)
        ;[order[i], order[j]] = [order[j]!, order[i]!]
      }
      return order
    },
  }
}

/** FNV-1a: texts that differ in one letter get numbers that have nothing in common. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash | 0
}
