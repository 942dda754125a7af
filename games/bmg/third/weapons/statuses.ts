import { friendsOf, hasTrait, isOnTable, within } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { isHurt } from '../damage/harm.ts'
import { heal } from '../damage/healing.ts'
import { sufferKnockDown } from '../damage/statuses.ts'
import { sufferHypnotize } from '../effects/hypnotize.ts'
import { loseTrait } from '../effects/lost-traits.ts'
import {
  sufferAcid,
  sufferBlind,
  sufferCold,
  sufferEnervating,
  sufferFire,
  sufferInfected,
  sufferParalyze,
  sufferPoison,
  sufferScared,
  sufferSlow,
  sufferSonic,
  sufferStunned,
} from '../effects/suffer.ts'
import { sufferTerror } from '../effects/terror.ts'
import type { Bmg3Handlers, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseModelOrNone } from '../traits/helpers.ts'
import type { Weapon } from '../vocabulary.ts'
import { amount, onHit } from './on-hit.ts'

/** The natures of a status, to which a model may be immune. */
export const natureOf = ({ rules }: Weapon): readonly string[] =>
  rules.some(({ id }) => id === 'gas') ? ['gas'] : []

/** How much slower every hit with a cold weapon makes. */
export const COLD = 2

/** Puts a status on a model, by another. */
type StatusDeed = (
  game: Play,
  victim: Model,
  by: Model,
  how: { readonly nature: readonly string[] },
) => Rule<boolean>

/** Leaves a status on the model that is hit. */
const leaves = (suffer: StatusDeed): Bmg3Handlers =>
  onHit(({ game, victim, attacker, strike }) =>
    suffer(game, victim, attacker, { nature: natureOf(strike.weapon) }),
  )

/** Leaves a status on the model that is hit and damaged by it. */
const leavesWithDamage = (suffer: StatusDeed): Bmg3Handlers =>
  onHit(({ game, victim, attacker, strike }) =>
    strike.dealt > 0 ? suffer(game, victim, attacker, { nature: natureOf(strike.weapon) }) : undefined,
  )

/** Weapons that leave a status on models they hit. */
export const statuses: Bmg3Rules = {
  poison: {
    name: 'Poison',
    text: 'Whoever is hit is poisoned.',
    on: leaves(sufferPoison),
  },
  // bmg3/weapon/paralyze
  paralyze: {
    name: 'Paralyze',
    text: 'Whoever is hit is paralyzed.',
    on: leaves(sufferParalyze),
  },
  // bmg3/weapon/healing-radiance
  'healing-radiance': {
    name: 'Healing Radiance',
    text: 'After the attack a friend within 4" of its target may lose a damage marker.',
    on: {
      *'attack-resolved'({ game, owner, attack }) {
        const [strike] = attack.strikes
        if (strike === undefined || !isOnTable(strike.target)) return
        const hurt = friendsOf(game, owner.seat).filter(
          (friend) => isHurt(friend) && within(game, strike.target, friend, 4),
        )
        const asking = {
          rule: 'bmg3/weapon/healing-radiance',
          name: 'healing-radiance',
          prompt: 'Who is healed?',
        } as const
        const friend = yield* chooseModelOrNone(game, owner.seat, hurt, asking)
        if (friend !== undefined) yield* heal(game, friend, 1)
      },
    },
  },
  // bmg3/weapon/knocked-down
  'knocked-down': {
    name: 'Knocked Down',
    text: 'Whoever is hit is knocked down.',
    on: onHit(({ game, victim }) => sufferKnockDown(game, victim)),
  },
  scared: {
    name: 'Scared',
    text: 'Whoever is hit is Scared.',
    on: leaves(sufferScared),
  },
  blind: {
    name: 'Blind',
    text: 'Whoever is hit is blinded.',
    on: leaves(sufferBlind),
  },
  fire: {
    name: 'Fire',
    text: 'Whoever is hit is set on fire.',
    on: leaves(sufferFire),
  },
  terror: {
    name: 'Terror',
    text: 'Whoever is hit suffers Terror.',
    on: leaves(sufferTerror),
  },
  sonic: {
    name: 'Sonic',
    text: 'Whoever is hit gets a Sonic counter.',
    on: leaves(sufferSonic),
  },
  hypnotize: {
    name: 'Hypnotize',
    text: 'Whoever is hit is hypnotized.',
    on: leaves(sufferHypnotize),
  },
  enervating: {
    name: 'Enervating (X)',
    text: 'Whoever is hit is enervated by X.',
    on: onHit(({ game, victim, attacker, strike, args }) =>
      sufferEnervating(game, victim, amount(args), attacker, { nature: natureOf(strike.weapon) }),
    ),
  },
  slow: {
    name: 'Slow (X)',
    text: 'Whoever is hit is slowed by X inches.',
    on: onHit(({ game, victim, attacker, strike, args }) =>
      sufferSlow(game, victim, amount(args), attacker, { nature: natureOf(strike.weapon) }),
    ),
  },
  cold: {
    name: 'Cold',
    text: `Whoever is hit is slowed by ${COLD} inches, on top of how slow it is already.`,
    on: onHit(({ game, victim, attacker, strike }) =>
      sufferCold(game, victim, COLD, attacker, { nature: ['cold', ...natureOf(strike.weapon)] }),
    ),
  },
  acid: {
    name: 'Acid',
    text: 'Whoever it damages has 1 less Attack and Defense until the round ends. Light Armor is no help against it.',
    ignores: ['light-armor'],
    on: leavesWithDamage(sufferAcid),
  },
  stunned: {
    name: 'Stunned',
    text: 'Whoever is hit is Stunned.',
    on: leaves(sufferStunned),
  },
  kryptonite: {
    name: 'Kryptonite',
    text: 'A Kryptonian that it hits has neither Invulnerability nor Regeneration until the round ends.',
    on: onHit(({ game, victim, attacker }) => {
      if (!hasTrait(game, victim, 'kryptonian')) return
      for (const trait of ['invulnerability', 'regeneration'])
        if (hasTrait(game, victim, trait)) loseTrait(game, victim, trait, 'round', attacker)
    }),
  },
  infected: {
    name: 'Infected',
    text: 'Whoever it damages is Infected.',
    on: leavesWithDamage(sufferInfected),
  },
}
