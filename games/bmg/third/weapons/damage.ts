import { isOnTable, labelOf } from '@gargoyle/bmg-common'
import { ask, chooseNumber, memory, recall, remember } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { amount, onHit } from './on-hit.ts'

/** Weapons that cause more or less damage than their hits. What comes with a hit is no hit of its own. */
export const damage: Bmg3Rules = {
  toxic: {
    name: 'Toxic (X)',
    text: 'Whoever is hit takes X injuries more, however many hits there are.',
    on: onHit(({ game, victim, attacker, strike, args }) =>
      inflict(game, victim, { injury: amount(args), hits: 0, by: attacker, strike, cause: 'Toxic' }),
    ),
  },
  caustic: {
    name: 'Caustic',
    text: 'A Strength die that fails gives an injury all the same.',
    on: {
      'hits-rolled': ({ strike }) => {
        if (strike.strengthRolled > strike.strengthHits) remember(strike, strengthFailed, true)
      },
      *struck({ game, owner, strike }) {
        if (!recall(strike, strengthFailed) || !isOnTable(strike.sufferer)) return
        yield* inflict(game, strike.sufferer, { injury: 1, by: owner, strike, cause: 'Caustic' })
      },
    },
  },
  exposure: {
    name: 'Exposure',
    text: 'Every hit after the first gives a marker more, a stun or an injury as the attacker likes.',
    on: onHit(function* ({ game, victim, attacker, strike }) {
      const markers = strike.inflicted - 1
      if (markers <= 0) return
      const injury = yield* ask(
        game,
        attacker.seat,
        chooseNumber({
          name: 'exposure',
          prompt: `How many of the ${markers} further markers on ${labelOf(game, victim)} are injuries?`,
          rule: 'bmg3/weapon/exposure',
          min: 0,
          max: markers,
        }),
      )
      const stun = markers - injury
      yield* inflict(game, victim, { stun, injury, hits: 0, by: attacker, strike, cause: 'Exposure' })
    }),
  },
  'limited-attack': {
    name: 'Limited Attack',
    text: 'However many hits it scores, it hurts once, and a critical hit does not knock down.',
    own: { 'no-knock-down': true },
    on: {
      'hits-kept': ({ strike }) => {
        if (strike.hits + strike.strengthHits > 1) {
          strike.strengthHits = Math.min(1, strike.strengthHits)
          strike.hits = 1 - strike.strengthHits
        }
      },
    },
  },
}

/** A Strength die of a strike has failed. */
const strengthFailed = memory<boolean>('caustic/failed', false)
