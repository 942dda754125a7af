import { areEnemies } from '@gargoyle/bmg-common'
import { becomeCasualty } from '../damage/casualty.ts'
import type { CounterRules } from '../rules/special-rule.ts'

/** Traits whose names begin with J. */
export const j: CounterRules = {
  // bmg1/trait/judgment, bmg2/trait/judgment
  judgment: {
    name: 'Judgment',
    text: 'When it puts an enemy K.O., a coin: heads makes that enemy a casualty.',
    on: {
      *'knocked-out'({ game, owner, victim, by, rule }) {
        if (by !== owner || !areEnemies(owner, victim)) return
        const [coin] = game.dice.roll({ purpose: 'coin (1 is heads)', seat: owner.seat, sides: 2, rule }).dice
        if (coin!.face === 1) yield* becomeCasualty(game, victim, owner)
      },
    },
  },
}
