import { ask, choose, type Roll, type Rule, type RuleId, type Seat, wasRerolled } from '@gargoyle/engine'
import type { BmgGame, BmgModel } from '../state.ts'

/** Dice on the table that rules may still touch. */
export type Rolled<Roller = BmgModel, Strike = unknown> = {
  readonly roller: Roller
  /** `attack`, `defense`, or the skill that is rolled for. */
  readonly purpose: string
  readonly strike: Strike | undefined
  roll: Roll
  /** Whether a die, as it lies, is what its roller wants. */
  readonly succeeds: (index: number) => boolean
}

/** Rolls dice again that have not been. The second result stands. bmg3/core/rerolls */
export function rerollDice(
  game: BmgGame,
  rolled: Rolled,
  indexes: readonly number[],
  why: { readonly reason: string; readonly rule?: RuleId },
): void {
  const fresh = indexes.filter((index) => !wasRerolled(rolled.roll.dice[index]!))
  if (fresh.length > 0) rolled.roll = game.dice.reroll(rolled.roll, fresh, why)
}

/** The dice that failed and may still be rolled again, of one colour or all. */
export function failures(rolled: Rolled, colour?: string): readonly number[] {
  return rolled.roll.dice.flatMap((die, index) =>
    !wasRerolled(die) && (colour === undefined || die.colour === colour) && !rolled.succeeds(index)
      ? [index]
      : [],
  )
}

/** The dice that did what they should and have not been rerolled. */
export function successes(rolled: Rolled, colour?: string): readonly number[] {
  return rolled.roll.dice.flatMap((die, index) =>
    !wasRerolled(die) && (colour === undefined || die.colour === colour) && rolled.succeeds(index)
      ? [index]
      : [],
  )
}

/**
 * Rolls failed dice again where a rule allows it, as many as it allows. No player is asked: a die that failed can
 * only get better. Gives how many were rolled again.
 */
export function rerollFailures(
  game: BmgGame,
  rolled: Rolled,
  most: number,
  why: { readonly reason: string; readonly rule?: RuleId; readonly colour?: string },
): number {
  if (most <= 0) return 0
  const { colour, ...reason } = why
  const again = failures(rolled, colour).slice(0, most)
  rerollDice(game, rolled, again, reason)
  return again.length
}

/** Lets a player pick one die to roll again, or none. Gives whether one was. */
export function* offerReroll(
  game: BmgGame,
  seat: Seat,
  rolled: Rolled,
  indexes: readonly number[],
  why: { readonly prompt: string; readonly reason: string; readonly rule: RuleId },
): Rule<boolean> {
  if (indexes.length === 0) return false
  const options = indexes.map((index) => {
    const die = rolled.roll.dice[index]!
    return {
      id: `${index}`,
      // Read only by those who look: see `shows`.
      get label() {
        return `The ${die.colour} ${die.face}`
      },
    }
  })
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'reroll',
      prompt: why.prompt,
      rule: why.rule,
      options: [...options, { id: 'none', label: 'Leave the dice' }],
    }),
  )
  if (picked === 'none') return false
  rerollDice(game, rolled, [Number(picked)], { reason: why.reason, rule: why.rule })
  return true
}
