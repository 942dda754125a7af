import {
  amountOf,
  type DicePool,
  type Die,
  type Game,
  type Roll,
  type RuleId,
  type Seat,
} from '@gargoyle/engine'
import { type Colour, colours, type DieType } from '../vocabulary.ts'
import { faces, successesOf } from './faces.ts'

/** Dice about to be rolled, sorted by type, so that equal pools are written in one way. */
export type Pool = readonly DieType[]

/** Dice that were rolled for an action, a defence, a fall or danger. */
export type Rolled = {
  /** Replaced by every reroll. */
  roll: Roll
  /** The types of the dice, in the order of the roll. */
  readonly types: Pool
  /** Dice that a free-reroll icon was used on: once each. gcc/core/reroll */
  readonly usedIcons: number[]
}

/** What a roll is for. */
export type RollPurpose = { readonly purpose: string; readonly seat?: Seat; readonly rule?: RuleId }

const order = (type: DieType): number => colours.indexOf(type.colour) * 2 + (type.reroll ? 1 : 0)

/** Puts dice in the order in which they lie on the table: by colour, those with an icon last. */
export function sortPool(dice: readonly DieType[]): Pool {
  return dice.length < 2 ? dice : dice.toSorted((a, b) => order(a) - order(b))
}

/** Some dice of one type. */
export function diceOf(count: number, type: DieType): Pool {
  return count <= 0 ? none : new Array<DieType>(count).fill(type)
}

const none: Pool = []

const plainDice: Readonly<Record<Colour, DieType>> = {
  white: { colour: 'white', reroll: false },
  yellow: { colour: 'yellow', reroll: false },
  orange: { colour: 'orange', reroll: false },
  red: { colour: 'red', reroll: false },
  black: { colour: 'black', reroll: false },
}

/** A die without an icon. */
export const plainDie = (colour: Colour): DieType => plainDice[colour]

/** Rolls a pool. An empty pool rolls nothing and has no successes. */
export function rollPool(game: Game, dice: readonly DieType[], purpose: RollPurpose): Rolled {
  const types = sortPool(dice)
  const pools: DicePool[] = []
  for (let i = 0; i < types.length; ) {
    let count = 1
    while (i + count < types.length && order(types[i + count]!) === order(types[i]!)) count++
    pools.push({ colour: types[i]!.colour, count })
    i += count
  }
  const roll: Roll =
    types.length === 0
      ? { id: 'none', purpose: purpose.purpose, dice: [], rerolls: [] }
      : game.dice.roll({ ...purpose, pools })
  return { roll, types, usedIcons: [] }
}

/** The successes of one die. */
export function dieSuccesses(die: Die): number {
  return successesOf(die.colour as Colour, die.face)
}

/** `1 success`, `2 successes`. */
export const successText = (count: number): string => (count === 1 ? '1 success' : `${count} successes`)

/** All successes on the table. Dice of one colour are counted together, which keeps exact odds cheap. */
export function countSuccesses({ roll }: Rolled): number {
  let total = 0
  for (const colour of colours) {
    const dice = roll.dice.filter((die) => die.colour === colour)
    if (dice.length === 0) continue
    total += amountOf({ dice }, (shown) =>
      shown.reduce((sum, face) => sum + (faces[colour][face - 1] ?? 0), 0),
    )
  }
  return total
}

/** A pool in words: `2 yellow, 1 orange with reroll`. */
export function poolText(dice: readonly DieType[]): string {
  if (dice.length === 0) return 'no dice'
  const counts = new Map<string, number>()
  for (const { colour, reroll } of sortPool(dice)) {
    const name = reroll ? `${colour} with reroll` : colour
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
}
