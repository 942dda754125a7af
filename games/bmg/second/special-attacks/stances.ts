import { addEffect, areEnemies } from '@gargoyle/bmg-common'
import {
  type CounterRule,
  isRanged,
  isWeaponNamed,
  knockDown,
  type RuleUse,
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
const switchedOn = (
  id: string,
  text: string,
): Pick<SpecialAttack, 'text' | 'cost' | 'apart' | 'perform' | 'why'> => ({
  text,
  cost: SC,
  apart: true,
  why: ({ owner }) =>
    owner.effects.some((effect) => effect.id === id) ? 'It is in force already.' : undefined,
  perform({ game, owner, args }) {
    addEffect(game, owner, id, { until: 'round', args })
    return undefined
  },
})

/** Whether a switched-on special attack is for a strike: in close combat, with the right weapon. */
const isFor = (args: readonly string[], strike: Strike | undefined): boolean => {
  const [named] = args
  return strike?.kind === 'melee' && (named === undefined || isWeaponNamed(strike.weapon, named))
}

/** An effect that adds rules to the close combat weapons of whoever has it. */
const lending = (name: string, text: string, rules: readonly RuleUse[]): CounterRule => ({
  name,
  text,
  changesWeapon({ weapon, args: [named] }) {
    if (isRanged(weapon) || (named !== undefined && !isWeaponNamed(weapon, named))) return weapon
    return { ...weapon, rules: [...weapon.rules, ...rules] }
  },
})

/** Puts an effect on an enemy that is damaged, no vehicle. */
const onDamage = (
  effect: 'stunned' | 'knocked-down' | 'paralyze',
): Pick<CounterRule, 'inflicts' | 'onlyDamaging'> => ({
  onlyDamaging: true,
  *inflicts({ game, owner, strike }) {
    const { sufferer } = strike
    if (!areEnemies(owner, sufferer) || isVehicle(game, sufferer)) return
    if (effect === 'knocked-down')
      yield* knockDown(game, sufferer, { by: owner, rule: 'bmg2/special-attack/power-strike', kind: 'melee' })
    else yield* sufferEffect(game, sufferer, { id: effect, args: [] }, { by: owner, strike })
  },
})

const damaging = 'Until the end of the round every enemy but vehicles that it damages in close combat is'

/** The special attacks that are switched on for the round. Parts of the core's records that are otherwise. */
export const stances: NonNullable<RuleDifferences<SpecialAttack>['changed']> = {
  // bmg2/special-attack/deadly-strike
  'deadly-strike': {
    ...switchedOn(
      'deadly-strike',
      'Until the end of the round a critical hit of its close combat attacks makes a casualty.',
    ),
    lends: undefined,
  },
  // bmg2/special-attack/devastating-blow
  'devastating-blow': {
    ...switchedOn(
      'devastating-blow',
      'Until the end of the round damage dice of its close combat attacks are 1 better, and a critical hit does an injury.',
    ),
    own: undefined,
  },
  // bmg2/special-attack/lethal-blow
  'lethal-blow': { ...switchedOn('lethal-blow', `${damaging} Stunned too.`), ...onDamage('stunned') },
  // bmg2/special-attack/power-strike
  'power-strike': {
    ...switchedOn('power-strike', `${damaging} knocked down too.`),
    onImpact: undefined,
    ...onDamage('knocked-down'),
  },
  // bmg2/special-attack/precise-blow
  'precise-blow': {
    ...switchedOn(
      'precise-blow',
      'Until the end of the round impact dice of its close combat attacks are 1 better, and the collateral die may be rolled again.',
    ),
    own: undefined,
  },
  // bmg2/special-attack/technique
  technique: { ...switchedOn('technique', `${damaging} Paralyzed too.`), ...onDamage('paralyze') },
  // bmg2/special-attack/thief
  thief: {
    ...switchedOn('thief', 'Until the end of the round a critical hit of its close combat attacks steals.'),
    lends: undefined,
  },
}

/** What the switched-on special attacks do as long as they last. */
export const stanceEffects: Readonly<Record<string, CounterRule>> = {
  'deadly-strike': {
    ...lending('Deadly Strike', 'Critical hits in close combat make casualties.', [
      { id: 'crt', args: ['casualty'] },
    ]),
    rule: 'bmg2/special-attack/deadly-strike',
  },
  'devastating-blow': {
    ...lending('Devastating Blow', 'Damage dice in close combat +1, and criticals do an injury.', [
      { id: 'crt', args: ['i'] },
    ]),
    rule: 'bmg2/special-attack/devastating-blow',
    own: { 'damage-roll': ({ args, strike }) => (isFor(args, strike) ? 1 : 0) },
  },
  'lethal-blow': {
    ...lending('Lethal Blow', 'Damage in close combat stuns.', [{ id: 'lethal-blow', args: [] }]),
    rule: 'bmg2/special-attack/lethal-blow',
  },
  'power-strike': {
    ...lending('Power Strike', 'Damage in close combat knocks down.', [{ id: 'power-strike', args: [] }]),
    rule: 'bmg2/special-attack/power-strike',
  },
  'precise-blow': {
    name: 'Precise Blow',
    text: 'Hit dice in close combat +1, and the collateral die again.',
    rule: 'bmg2/special-attack/precise-blow',
    own: {
      'impact-roll': ({ args, strike }) => (isFor(args, strike) ? 1 : 0),
      'collateral-rerolls': ({ args, strike }) => isFor(args, strike),
    },
  },
  technique: {
    ...lending('Technique', 'Damage in close combat paralyzes.', [{ id: 'technique', args: [] }]),
    rule: 'bmg2/special-attack/technique',
  },
  thief: {
    ...lending('Thief', 'Critical hits in close combat steal.', [{ id: 'crt', args: ['steal'] }]),
    rule: 'bmg2/special-attack/thief',
  },
}
