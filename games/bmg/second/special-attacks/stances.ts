import { addEffect, areEnemies, hasEffect } from '@gargoyle/bmg-common'
import {
  type CounterRule,
  isRanged,
  isWeaponNamed,
  knockDown,
  type OwnEffect,
  type SpecialAttack,
  type Strike,
  sufferEffect,
} from '@gargoyle/bmg-counters'
import type { RuleDifferences } from '@gargoyle/engine'
import { isVehicle } from '../effects/vehicles.ts'

const SC = { special: 1 } as const

/**
 * A special attack that is switched on: until the end of the round it colours every close combat attack of its user,
 * with the weapon that the card names where it names one. bmg2/core/special-attack-use
 */
const switchedOn = (text: string): Pick<SpecialAttack, 'text' | 'cost' | 'apart' | 'perform' | 'why'> => ({
  text,
  cost: SC,
  apart: true,
  why: ({ owner, id }) => (hasEffect(owner, id) ? 'It is in force already.' : undefined),
  perform({ game, owner, id, args }) {
    addEffect(game, owner, id, { until: 'round', args })
  },
})

/** Whether a switched-on special attack is for a strike: in close combat, with the right weapon. */
const isFor = (args: readonly string[], strike: Strike | undefined): boolean => {
  const [named] = args
  return strike?.kind === 'melee' && (named === undefined || isWeaponNamed(strike.weapon, named))
}

/** Whether a strike is part of an attack action: not one out of turn, nor of a 360° Attack or a Charge. */
const isAttackAction = (strike: Strike | undefined): boolean => strike?.attack.occasion === 'action'

/**
 * An effect that adds the special attack as a rule to the close combat weapons of its model. It does nothing in strikes
 * that are no attack action.
 */
const lending = (text: string): OwnEffect => ({
  text,
  changesWeapon({ id, weapon, args: [named] }) {
    if (isRanged(weapon) || (named !== undefined && !isWeaponNamed(weapon, named))) return weapon
    return { ...weapon, rules: [...weapon.rules, { id, args: [] }] }
  },
  foe: {
    'denies-weapon-rule': ({ id, owner, strike, purpose }) =>
      purpose === id && strike?.attacker === owner && !isAttackAction(strike),
  },
})

/** Puts an effect on an enemy that is damaged, no vehicle. */
const onDamage = (
  effect: 'stunned' | 'knocked-down' | 'paralyze',
): Pick<CounterRule, 'inflicts' | 'onlyDamaging'> => ({
  onlyDamaging: true,
  *inflicts({ game, owner, strike, rule }) {
    const { sufferer } = strike
    if (!areEnemies(owner, sufferer) || isVehicle(game, sufferer)) return
    if (effect === 'knocked-down') yield* knockDown(game, sufferer, { by: owner, rule, kind: 'melee' })
    else yield* sufferEffect(game, sufferer, { id: effect, args: [] }, { by: owner, strike })
  },
})

const damaging =
  'Until the end of the round every enemy but vehicles that it damages in a close combat attack action is'

/** The special attacks that are switched on for the round. Parts of the core's records that are otherwise. */
export const stances: NonNullable<RuleDifferences<SpecialAttack>['changed']> = {
  // bmg2/special-attack/deadly-strike
  'deadly-strike': {
    ...switchedOn(
      'Until the end of the round a critical hit of its close combat attack actions makes a casualty.',
    ),
    critical: () => ['casualty'],
    lends: undefined,
    effect: lending('Critical hits in close combat make casualties.'),
  },
  // bmg2/special-attack/devastating-blow
  'devastating-blow': {
    ...switchedOn(
      'Until the end of the round Strength is 1 better in its close combat attack actions, and a critical hit does an injury.',
    ),
    critical: () => ['i'],
    own: undefined,
    effect: {
      ...lending('Strength +1 in close combat, and criticals do an injury.'),
      own: { strength: ({ args, strike }) => (isFor(args, strike) && isAttackAction(strike) ? -1 : 0) },
    },
  },
  // bmg2/special-attack/lethal-blow
  'lethal-blow': {
    ...switchedOn(`${damaging} Stunned too.`),
    ...onDamage('stunned'),
    effect: lending('Damage in close combat stuns.'),
  },
  // bmg2/special-attack/power-strike
  'power-strike': {
    ...switchedOn(`${damaging} knocked down too.`),
    onImpact: undefined,
    ...onDamage('knocked-down'),
    effect: lending('Damage in close combat knocks down.'),
  },
  // bmg2/special-attack/precise-blow
  'precise-blow': {
    ...switchedOn(
      'Until the end of the round impact dice of its close combat attacks are 1 better, and the collateral die may be rolled again.',
    ),
    own: undefined,
    effect: {
      text: 'Hit dice in close combat +1, and the collateral die again.',
      own: {
        'impact-roll': ({ args, strike }) => (isFor(args, strike) ? 1 : 0),
        'collateral-rerolls': ({ args, strike }) => isFor(args, strike),
      },
    },
  },
  // bmg2/special-attack/technique
  technique: {
    ...switchedOn(`${damaging} Paralyzed too.`),
    ...onDamage('paralyze'),
    effect: lending('Damage in close combat paralyzes.'),
  },
  // bmg2/special-attack/thief
  thief: {
    ...switchedOn('Until the end of the round a critical hit of its close combat attacks steals.'),
    critical: () => ['steal'],
    lends: undefined,
    // Any close combat attack, an action or not.
    effect: { ...lending('Critical hits in close combat steal.'), foe: {} },
  },
}
