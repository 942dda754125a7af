import { labelOf } from '@gargoyle/bmg-common'
import { ask, chooseNumber, memory, recall, remember } from '@gargoyle/engine'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { amount } from './on-hit.ts'

/** Weapons that cause more or less damage than their hits. What comes with a hit is no hit of its own. */
export const damage: Bmg3Rules = {
  toxic: {
    name: 'Toxic (X)',
    text: 'Whoever is hit takes X injuries more, however many hits there are.',
    on: {
      'damage-summed': ({ args, damage }) => {
        if (damage.hits > 0) damage.injury += amount(args)
      },
    },
  },
  caustic: {
    name: 'Caustic',
    text: 'A Strength die that fails gives an injury all the same.',
    on: {
      'hits-rolled': ({ strike }) => {
        if (strike.strengthRolled > strike.strengthHits) remember(strike, strengthFailed, true)
      },
      'damage-summed': ({ strike, damage }) => {
        if (!recall(strike, strengthFailed)) return
        damage.injury++
        // What hurts without hitting counts as a hit for who is K.O. bmg3/core/ko-extra-damage
        damage.hits = Math.max(1, damage.hits)
      },
    },
  },
  exposure: {
    name: 'Exposure',
    text: 'Every hit after the first gives a marker more, a stun or an injury as the attacker likes.',
    on: {
      *'damage-summed'({ game, owner, rule, strike, damage }) {
        const markers = strike.inflicted - 1
        if (markers <= 0) return
        const injury = yield* ask(
          game,
          owner.seat,
          chooseNumber({
            name: 'exposure',
            prompt: `How many of the ${markers} further markers on ${labelOf(game, strike.sufferer)} are injuries?`,
            rule,
            min: 0,
            max: markers,
          }),
        )
        damage.injury += injury
        damage.stun += markers - injury
      },
    },
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
