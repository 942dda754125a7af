import { areEnemies, cardOf } from '@gargoyle/bmg-common'
import type { CounterRule, Model, Play } from '@gargoyle/bmg-counters'
import { applies, becomeCasualty, chooseModel, fallenBeside } from '@gargoyle/bmg-counters/toolkit'

const victims = (game: Play, owner: Model): readonly Model[] =>
  fallenBeside(game, owner).filter(
    (model) => areEnemies(owner, model) && !cardOf(game, model).traitIds.has('vehicle'),
  )

/**
 * The Compendium names it and prints no rule: ours is the attack of the activation and 2AC, against a K.O. enemy in
 * contact that is no vehicle. bmg2/core/coup-de-grace, bmg2/core/coup-de-grace-cost, bmg2/trait/moral-compass
 */
export const coupDeGrace: CounterRule = {
  name: 'Coup de Grâce',
  text: 'A K.O. enemy in contact, no vehicle, is a casualty. It takes the attack of the activation and 2AC.',
  rule: 'bmg2/core/coup-de-grace',
  action: {
    cost: { attack: 2 },
    attack: true,
    why({ game, owner }) {
      if (applies(game, 'no-coup-de-grace', { about: owner })) return 'A friend will not have it.'
      return victims(game, owner).length === 0 ? 'No K.O. enemy is in contact.' : undefined
    },
    *perform({ game, owner }) {
      const victim = yield* chooseModel(game, owner.seat, {
        name: 'coup-de-grace',
        prompt: 'Whom does it finish off?',
        rule: 'bmg2/core/coup-de-grace',
        among: victims(game, owner),
      })
      yield* becomeCasualty(game, victim, owner)
    },
  },
}
