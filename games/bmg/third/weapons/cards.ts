import { areEnemies, bodyOf, isOnTable } from '@gargoyle/bmg-common'
import { ask, choose } from '@gargoyle/engine'
import { cardNamed, discard, isDiscardable, refill, takeFrom } from '../cards/hand.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { onAnyHit, onHit } from './on-hit.ts'

/** Weapons with effects beyond the model they hit: on cards and suspects. */
export const cards: Bmg3Rules = {
  steal: {
    name: 'Steal',
    text: 'Whoever hits looks at the opponent’s hand and picks a card that is discarded.',
    on: onAnyHit(function* ({ game, attacker, victim }) {
      const crew = crewOf(game, victim.seat)
      if (!areEnemies(attacker, victim)) return
      const options = crew.hand.flatMap((id, index) =>
        isDiscardable(game, id)
          ? [{ id: `${index}`, value: id, label: cardNamed(game, id).name, about: { card: id } }]
          : [],
      )
      if (options.length === 0) return
      const prompt = `The cards of ${victim.seat}: which is discarded?`
      const card = yield* ask(
        game,
        attacker.seat,
        choose({ name: 'steal', prompt, rule: 'bmg3/weapon/steal', options }),
      )
      takeFrom(crew.hand, card)
      discard(crew, card)
      game.emit(() => ({
        name: 'card-stolen',
        text: `${cardNamed(game, card).name} of ${victim.seat} is discarded.`,
        rule: 'bmg3/weapon/steal',
        about: { seat: victim.seat, card },
      }))
      yield* refill(game, victim.seat, 1)
    }),
  },
  suggest: {
    name: 'Suggest',
    text: 'If it does any damage, a suspect of the opponent is placed in contact with the target, where the attacker likes.',
    on: onHit(function* ({ game, attacker, victim, strike }) {
      if (strike.dealt === 0 || !isOnTable(victim) || !areEnemies(attacker, victim)) return
      yield* placeSuspect(game, {
        seat: victim.seat,
        chooser: attacker.seat,
        by: attacker,
        near: { of: bodyOf(game, victim), inches: 0 },
        reason: 'Suggest',
      })
    }),
  },
}
