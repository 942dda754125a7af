import { type Rule, type RuleId, shows } from '@gargoyle/engine'
import type { CounterRolled, Strike } from '../attack/attack.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** Dice that a model rolls for itself. */
export type OwnRoll = {
  /** A short word that rules know it by: `armour`, `blink`. */
  readonly name: string
  /** What players read. */
  readonly purpose: string
  readonly count: number
  readonly isGood: (face: number) => boolean
  readonly strike?: Strike
  readonly rule?: RuleId
}

/** Rolls dice for a model and counts those that are good, once rules have done with them what they may. bmg1/trait/luck */
export function* countSuccesses(game: Play, roller: Model, own: OwnRoll): Rule<number> {
  const { name, purpose, count, isGood, strike, rule } = own
  const rolled: CounterRolled = {
    roller,
    purpose: name,
    strike,
    roll: game.dice.roll({ purpose, seat: roller.seat, count, ...(rule === undefined ? {} : { rule }) }),
    succeeds: (index) => shows(rolled.roll.dice[index]!, isGood),
  }
  yield* trigger(game, 'dice-rolled', { rolled })
  return rolled.roll.dice.filter((die) => shows(die, isGood)).length
}
