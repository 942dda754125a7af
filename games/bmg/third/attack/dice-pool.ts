import { compute, type Modifier, type Value } from '@gargoyle/engine'

/** The dice of a whole attack before they are split among its targets, and how they came about. */
export type AttackDicePool = {
  readonly attackDice: number
  readonly strengthDice: number
  /** How many there were before anything was added or taken away, the Strength die included. */
  readonly base: number
  readonly modifiers: readonly Modifier[]
}

/** The dice of a whole attack with their reasons. */
export const poolValue = ({ base, modifiers }: Pick<AttackDicePool, 'base' | 'modifiers'>): Value =>
  compute({
    name: 'Dice of the whole attack',
    base: { amount: base, source: 'before the split, the Strength die included' },
    modifiers,
    floor: { amount: 0, source: 'no dice' },
  })
