import { type Colour, colours, type DieType } from '../vocabulary.ts'
import { faces } from './faces.ts'
import { sortPool } from './pool.ts'

/** How likely each number of successes is, by the number. */
export type SuccessOdds = readonly number[]

/** What a die of a colour shows on average. */
function meanOfDie(colour: Colour): number {
  return faces[colour].reduce((sum, face) => sum + face, 0) / 6
}

/** How likely each number of successes is with one die. */
function dieOdds(colour: Colour): SuccessOdds {
  const odds: number[] = []
  for (const face of faces[colour]) {
    while (odds.length <= face) odds.push(0)
    odds[face]! += 1 / 6
  }
  return odds
}

const single: Readonly<Record<Colour, SuccessOdds>> = {
  white: dieOdds('white'),
  yellow: dieOdds('yellow'),
  orange: dieOdds('orange'),
  red: dieOdds('red'),
  black: dieOdds('black'),
}

/** Both together. */
export function addOdds(a: SuccessOdds, b: SuccessOdds): SuccessOdds {
  const sum = new Array<number>(a.length + b.length - 1).fill(0)
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j]! += p * q
  return sum
}

/**
 * The odds of a pool whose rerolls are chosen well: free-reroll icons on the worst dice of their colour, then up to `paid`
 * further rerolls on those that gain most; a die that shows as much as its colour does on average stays. gcc/core/reroll
 */
export function poolOdds(dice: readonly DieType[], paid = 0): SuccessOdds {
  const types = sortPool(dice)
  const total: number[] = [0]
  const shown: number[] = []
  const walk = (at: number, chance: number): void => {
    const type = types[at]
    if (type !== undefined) {
      for (const [value, p] of single[type.colour].entries()) {
        if (p === 0) continue
        shown[at] = value
        walk(at + 1, chance * p)
      }
      return
    }
    for (const [value, p] of afterIcons(types, shown, paid).entries()) {
      while (total.length <= value) total.push(0)
      total[value]! += chance * p
    }
  }
  walk(0, 1)
  return total
}

function afterIcons(types: readonly DieType[], shown: readonly number[], paid: number): SuccessOdds {
  const again = new Set<number>()
  for (const colour of colours) {
    const icons = types.filter((type) => type.colour === colour && type.reroll).length
    if (icons === 0) continue
    const places = types.flatMap((type, i) => (type.colour === colour ? [i] : []))
    for (const i of worstOf(types, shown, places, icons)) again.add(i)
  }
  if (again.size === 0) return afterPaid(types, shown, paid)
  return rerolled(types, shown, [...again], (now) => afterPaid(types, now, paid))
}

function afterPaid(types: readonly DieType[], shown: readonly number[], paid: number): SuccessOdds {
  const again = worstOf(types, shown, [...types.keys()], paid)
  const kept = shown.reduce((sum, value, i) => (again.includes(i) ? sum : sum + value), 0)
  let odds: SuccessOdds = [...new Array<number>(kept).fill(0), 1]
  for (const i of again) odds = addOdds(odds, single[types[i]!.colour])
  return odds
}

/** The dice that gain most by another roll, none that would lose. */
function worstOf(
  types: readonly DieType[],
  shown: readonly number[],
  places: readonly number[],
  most: number,
): readonly number[] {
  const gain = (i: number): number => meanOfDie(types[i]!.colour) - shown[i]!
  return places
    .filter((i) => gain(i) > 0)
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, most)
}

function rerolled(
  types: readonly DieType[],
  shown: readonly number[],
  again: readonly number[],
  then: (now: readonly number[]) => SuccessOdds,
): SuccessOdds {
  const [first, ...rest] = again
  if (first === undefined) return then(shown)
  const total: number[] = [0]
  for (const [value, p] of single[types[first]!.colour].entries()) {
    if (p === 0) continue
    const now = shown.slice()
    now[first] = value
    for (const [sum, q] of rerolled(types, now, rest, then).entries()) {
      while (total.length <= sum) total.push(0)
      total[sum]! += p * q
    }
  }
  return total
}

/** The chance of at least so many. */
export function atLeast(odds: SuccessOdds, wanted: number): number {
  return odds.reduce((sum, p, value) => (value >= wanted ? sum + p : sum), 0)
}

/** The mean. */
export function meanOfOdds(odds: SuccessOdds): number {
  return odds.reduce((sum, p, value) => sum + p * value, 0)
}

/** What is left of an attack after a defence, each chance at its number; none is below 0. gcc/core/wounds */
export function lessOdds(attack: SuccessOdds, defense: SuccessOdds): SuccessOdds {
  const left: number[] = [0]
  for (const [a, p] of attack.entries())
    for (const [d, q] of defense.entries()) {
      if (p * q === 0) continue
      const value = Math.max(0, a - d)
      while (left.length <= value) left.push(0)
      left[value]! += p * q
    }
  return left
}
