import type { Roll, RollRequest } from '@gargoyle/engine'
import type { Play } from '../state.ts'
import type { Strike } from './strike.ts'

/** The dice of a strike by kind. */
export type Pool = { readonly colour: string; readonly count: number }
type Dice = Pick<Strike, 'attackDice' | 'strengthDice'>
type PoolsOf = (dice: Dice) => readonly Pool[]

/**
 * Throws the dice of a strike. Where one roll is compared with all targets, the first strike throws for all, and each
 * takes its own number of the dice: dice that not all strikes have are pools of their own.
 */
export function throwDice(game: Play, strike: Strike, request: RollRequest, poolsOf: PoolsOf): Roll {
  const { attack } = strike
  if (!attack.rollsOnce) return game.dice.roll({ ...request, pools: poolsOf(strike) })
  attack.roll ??= game.dice.roll({ ...request, pools: sharedPools(attack.strikes, poolsOf) })
  const all = attack.roll
  return { ...all, dice: placesOf(all, poolsOf(strike)).map((place) => all.dice[place]!) }
}

/**
 * As many dice of each colour as any strike takes: first those that all take, last those of the strike that takes
 * most.
 */
function sharedPools(strikes: readonly Strike[], poolsOf: PoolsOf): readonly Pool[] {
  const shares = strikes.flatMap(poolsOf).toSorted((one, other) => one.count - other.count)
  return poolsOf({ attackDice: 0, strengthDice: 0 }).flatMap(({ colour }) => {
    let thrown = 0
    return shares.flatMap((share) => {
      if (share.colour !== colour || share.count <= thrown) return []
      const count = share.count - thrown
      thrown = share.count
      return [{ colour, count }]
    })
  })
}

/** Writes what was rolled again back into the one roll: a second result stands for the targets that follow. */
export function keepThrow(strike: Strike, roll: Roll, poolsOf: PoolsOf): void {
  const { attack } = strike
  if (attack.roll === undefined) return
  const dice = attack.roll.dice.slice()
  for (const [index, place] of placesOf(attack.roll, poolsOf(strike)).entries())
    dice[place] = roll.dice[index]!
  attack.roll = { ...attack.roll, dice }
}

/** Where some of the dice lie in the roll of the whole attack: the first of each colour. */
const placesOf = (roll: Roll, pools: readonly Pool[]): readonly number[] =>
  pools.flatMap(({ colour, count }) =>
    roll.dice.flatMap((die, place) => (die.colour === colour ? [place] : [])).slice(0, count),
  )
