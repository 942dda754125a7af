import type { SeenEvent } from '@gargoyle/engine'
import { rollIn } from '../dice/rolls.ts'

/** A throw of dice, and how likely one as good, or as bad, was. */
export interface RatedThrow {
  /** The sentence of the throw in the log. */
  readonly text: string
  readonly probability: number
}

/** The throws of a game that were the hardest to believe. */
export interface Luck {
  readonly best?: RatedThrow
  readonly worst?: RatedThrow
}

/** Throws more likely than this are not reported. */
const RARE = 0.25

/** The probability that the sum of the dice is at least this. */
export function chanceOfAtLeast(count: number, sides: number, sum: number): number {
  let chances = [1]
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(chances.length + sides).fill(0)
    for (const [total, chance] of chances.entries())
      for (let face = 1; face <= sides; face++) next[total + face]! += chance / sides
    chances = next
  }
  return chances.slice(Math.max(0, sum)).reduce((all, chance) => all + chance, 0)
}

/** The luckiest and the unluckiest of the throws that matter: high faces are good. */
export function luckIn(events: readonly SeenEvent[], matters: (purpose: string) => boolean): Luck {
  let best: RatedThrow | undefined
  let worst: RatedThrow | undefined
  for (const event of events) {
    const roll = event.name === 'roll' ? rollIn(event) : undefined
    const [first] = roll?.dice ?? []
    if (roll === undefined || first === undefined || !matters(roll.purpose)) continue
    const { text } = event
    const { dice } = roll
    const { sides } = first
    const sum = dice.reduce((all, { face }) => all + face, 0)
    const atLeast = chanceOfAtLeast(dice.length, sides, sum)
    const atMost = 1 - chanceOfAtLeast(dice.length, sides, sum + 1)
    if (atLeast < (best?.probability ?? RARE)) best = { text, probability: atLeast }
    if (atMost < (worst?.probability ?? RARE)) worst = { text, probability: atMost }
  }
  return { ...(best ? { best } : {}), ...(worst ? { worst } : {}) }
}
