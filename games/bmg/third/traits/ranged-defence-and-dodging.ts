import { areEnemies, isInContact, labelOf, offerReroll, successes, within } from '@gargoyle/bmg-common'
import { hasCover } from '../attack/ranged.ts'
import type { Strike } from '../attack/strike.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'

const isShot = (strike: Strike | undefined): strike is Strike => strike?.kind === 'ranged'

/** How near a Shooter must be to make cover useless. */
const POINT_BLANK = 8

/** Traits of models that shoot well, and of models that are hard to hit. */
export const rangedDefenceAndDodging: Bmg3Rules = {
  'expert-marksman': {
    name: 'Expert Marksman',
    text: 'Adds 1 to each attack die of its ranged attacks.',
    own: { 'attack-roll': ({ strike }) => (isShot(strike) ? 1 : 0) },
  },
  'master-marksman': {
    name: 'Master Marksman',
    text: 'Rolls missed attack dice of its ranged attacks again.',
    own: { 'attack-rerolls': ({ strike }) => (isShot(strike) ? strike.attackDice : 0) },
  },
  shooter: {
    name: 'Shooter',
    text: 'Cover does not help targets of its ranged attacks within 8".',
    own: {
      'ignores-cover': ({ game, owner, strike }) =>
        isShot(strike) && within(game, owner, strike.target, POINT_BLANK),
    },
  },
  'dirty-fighter': {
    name: 'Dirty Fighter',
    text: 'Shoots even while enemies are in contact, and adds 1 to each attack die of shots at those.',
    own: {
      'shoots-in-contact': true,
      'attack-roll': ({ game, owner, strike }) =>
        isShot(strike) && isInContact(game, owner, strike.target) ? 1 : 0,
    },
  },
  // bmg3/trait/dodge
  dodge: {
    name: 'Dodge',
    text: 'May make Efforts to dodge shots at it: each takes a die out of the attack.',
    own: { 'can-dodge': true },
  },
  // bmg3/trait/acrobat
  acrobat: {
    name: 'Acrobat',
    text: 'Jumping and standing up do not impair its move. It may make Efforts to dodge shots at it.',
    own: {
      'can-dodge': true,
      'ignores-impaired': ({ purpose }) => purpose === 'jump' || purpose === 'stand',
    },
  },
  small: {
    name: 'Small',
    text: 'Its Defense is 1 higher against ranged attacks of enemies.',
    own: {
      defense: ({ owner, strike }) => (isShot(strike) && areEnemies(owner, strike.attacker) ? 1 : 0),
    },
  },
  'street-guy': {
    name: 'Street Guy',
    text: 'While it is in cover it may have one hit of a shot at it rolled again.',
    on: {
      *'dice-rolled'({ game, owner, rolled, rule }) {
        const { strike, purpose } = rolled
        if (purpose !== 'attack' || !isShot(strike) || strike.target !== owner) return
        if (!hasCover(game, strike)) return
        yield* offerReroll(game, owner.seat, rolled, successes(rolled), {
          prompt: `${labelOf(game, owner)} is in cover: which hit is rolled again?`,
          reason: 'Street Guy',
          rule,
        })
      },
    },
  },
}
